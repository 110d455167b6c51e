/** When friends share a device: which of them gives a command, and for which moment of the game it is meant. */
import { describe, expect, it } from 'vitest';
import type { FollowedGame } from '../../client/session/followed-game.ts';
import {
  commandingPlayer,
  momentOf,
  playerOf,
  type CommandContext,
} from '../../client/session/command-context.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { BASE_GAME } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { followNavigators } from '../../shared/game/views/navigators.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

const OWNERS = { red: 'ann', green: 'bea', white: 'cleo', yellow: null } as const;
const CREW = ['ann', 'bea', 'cleo'];
const LOBBY: TableEvent[] = [
  { type: 'made', code: 'AAAAA', board: 'a' },
  ...['pia', ...CREW].map((name): TableEvent => ({ type: 'joined', player: name, name })),
];
const BEGAN: TableEvent = {
  type: 'game-began',
  game: 'g1',
  board: 'a',
  mode: 'competing',
  poseidon: 'pia',
  navigators: CREW,
  owners: OWNERS,
  series: null,
};

/** A device with the seats of these Navigators in a running game. The player `me` is acting. */
function hereWith(players: readonly string[], me: string): CommandContext & { game: FollowedGame } {
  const view = followNavigators(undefined, {
    type: 'began',
    board: SMALL_SEA,
    variants: BASE_GAME,
    owners: OWNERS,
    navigators: CREW,
  });
  if (!view) throw new Error('no view');
  const table = replayTable([...LOBBY, BEGAN]);
  return { table, game: { id: 'g1', next: 1, told: [], audience: 'navigators', view }, players, me };
}

describe('who gives a command', () => {
  it('is the owner of the ship, if that one plays here', () => {
    const here = hereWith(['ann', 'bea'], 'ann');
    expect(commandingPlayer({ type: 'sail', ship: 'green', heading: 'N' }, here)).toBe('bea');
    expect(commandingPlayer({ type: 'survey', ship: 'red' }, here)).toBe('ann');
  });

  it('is the one who acts, for another’s ship, anybody’s, or none', () => {
    const here = hereWith(['ann', 'bea'], 'bea');
    expect(commandingPlayer({ type: 'sail', ship: 'white', heading: 'N' }, here)).toBe('bea');
    expect(commandingPlayer({ type: 'sail', ship: 'yellow', heading: 'N' }, here)).toBe('bea');
    expect(commandingPlayer({ type: 'guess', ship: 'red', square: 'a1' }, here)).toBe('bea');
  });

  it('is one who plays on this side, though another acts here', () => {
    const here = hereWith(['zoe', 'cleo'], 'zoe');
    expect(commandingPlayer({ type: 'guess', ship: 'red', square: 'a1' }, here)).toBe('cleo');
    expect(playerOf(here)).toBe('cleo');
  });

  it('at the table is always the one who acts', () => {
    expect(commandingPlayer({ type: 'leave' }, hereWith(['zoe', 'cleo'], 'zoe'))).toBe('zoe');
  });
});

describe('the moment that a command is meant for', () => {
  it('is its round, for what belongs to one', () => {
    const here = hereWith(['ann'], 'ann');
    expect(momentOf({ type: 'survey', ship: 'red' }, here)).toEqual({
      game: 'g1',
      round: here.game.view.round,
    });
  });

  it('is the game, for what may come at any time in it', () => {
    const here = hereWith(['ann'], 'ann');
    expect(momentOf({ type: 'guess', ship: 'red', square: 'a1' }, here)).toEqual({ game: 'g1' });
    expect(momentOf({ type: 'abandon-game' }, here)).toEqual({ game: 'g1' });
  });

  it('is none, at the table or between games', () => {
    const here = hereWith(['ann'], 'ann');
    expect(momentOf({ type: 'deal-ships' }, here)).toBeUndefined();
    expect(momentOf({ type: 'abandon-game' }, { ...here, table: replayTable(LOBBY) })).toBeUndefined();
  });
});
