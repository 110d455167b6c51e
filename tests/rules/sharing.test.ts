/** Sharing finished games: who may share them, and whose names are visible. */
import { describe, expect, it } from 'vitest';
import { sharedGame } from '../../shared/table/shared-game.ts';
import { review } from '../../shared/game/views/review.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { wholeGame } from '../helpers/finished.ts';
import { Evening } from '../helpers/tables.ts';

/**
 * A finished game: Ann is the host and a Navigator, Ben is another Navigator, Pia is Poseidon, and Eve is a spectator.
 */
const played = () =>
  new Evening(['ann', 'ben', 'pia', 'eve'])
    .seats('pia', 'ann', 'ben')
    .does('ann', { type: 'begin-game' })
    .ends('red');
const share = (evening: Evening, shared = true) =>
  ({ type: 'share-game', game: evening.game.id, shared }) as const;
const name = (evening: Evening, shown = true) =>
  ({ type: 'show-name', game: evening.game.id, shown }) as const;

describe('a link', () => {
  it('is made once, by a player of the game', () => {
    const evening = played();
    evening.does('ben', share(evening));
    const { link } = evening.game;
    expect(link).toMatch(/^link/);
    const { length } = evening.log;
    evening.does('pia', share(evening)).does('ann', share(evening));
    expect(evening.game.link).toBe(link);
    expect(evening.log).toHaveLength(length);
  });

  it('can be revoked by any of them, and stays invalid when the game is shared again', () => {
    const evening = played();
    evening.does('ben', share(evening));
    const { link } = evening.game;
    evening.does('pia', share(evening, false));
    expect(evening.game).toMatchObject({ link: null, deadLinks: [link] });
    evening.does('ben', share(evening));
    expect(evening.game.link).not.toBe(link);
    expect(evening.game.deadLinks).toEqual([link]);
  });

  it('can be revoked but not made by a host who did not play', () => {
    const evening = new Evening(['eve', 'ann', 'pia']).seats('pia', 'ann').plays('ann');
    expect(evening.tries('eve', share(evening))).toBe('has-not-played');
    evening.does('ann', share(evening)).does('eve', share(evening, false));
    expect(evening.game.link).toBeNull();
  });

  it('may be made by a player who lost their seat before the end', () => {
    const evening = new Evening(['ann', 'ben', 'pia']).seats('pia', 'ann', 'ben');
    evening.does('ann', { type: 'begin-game' }).does('ann', { type: 'free-seat', player: 'ben' }).ends();
    expect(evening.tries('ben', share(evening))).toBeNull();
  });

  it('shows one game only, whatever game runs later', () => {
    const evening = played();
    const first = evening.game.id;
    evening.does('ann', { type: 'begin-game' });
    evening.does('ann', { type: 'share-game', game: first, shared: true });
    expect(evening.table.games.map(({ link }) => link !== null)).toEqual([true, false]);
  });
});

describe('a name', () => {
  it('is its own player’s to show and to hide', () => {
    const evening = played();
    evening.does('ben', name(evening)).does('pia', name(evening));
    expect(evening.game.named).toEqual(['ben', 'pia']);
    evening.does('ben', name(evening, false));
    expect(evening.game.named).toEqual(['pia']);
  });

  it('that is already shown or hidden makes no event', () => {
    const evening = played();
    evening.does('ben', name(evening));
    const { length } = evening.log;
    evening.does('ben', name(evening)).does('pia', name(evening, false));
    expect(evening.log).toHaveLength(length);
  });

  it('is hidden when its player leaves, and stays hidden when they return', () => {
    const evening = played();
    evening.does('ben', name(evening)).does('ben', { type: 'leave' });
    expect(evening.game.named).toEqual([]);
  });

  it('stays shown when a link is revoked', () => {
    const evening = played();
    evening.does('ben', share(evening)).does('ben', name(evening)).does('ben', share(evening, false));
    expect(evening.game.named).toEqual(['ben']);
  });
});

describe('what is shown', () => {
  const NAMES = { ann: 'Annette', ben: 'Benjamin', pia: 'Olympia', cleo: 'Cleopatra' };
  const RECORD = { mode: 'cooperative', poseidon: 'pia', knowing: [], named: [] } as const;
  const log = wholeGame(3, { lighthouses: 2, maelstroms: 1, fogBanks: 1, easierDeduction: true });
  /** Before the first tile is played, Cleo takes over Ben's seat, and Ben takes a seat again. */
  const change: readonly GameEvent[] = [
    { type: 'navigator-left', player: 'ben', ships: ['white', 'yellow'] },
    { type: 'navigator-came', player: 'cleo', ships: ['white', 'yellow'] },
    { type: 'navigator-came', player: 'ben', ships: [] },
  ];
  const changed = [...log.slice(0, 1), ...change, ...log.slice(1)];

  it('has roles instead of players, numbered in the order of joining', () => {
    const { events } = sharedGame(RECORD, NAMES, changed);
    expect(events.slice(0, 4)).toMatchObject([
      {
        owners: { red: 'navigator-1', green: 'navigator-1', white: 'navigator-2', yellow: 'navigator-2' },
        navigators: ['navigator-1', 'navigator-2'],
      },
      { type: 'navigator-left', player: 'navigator-2' },
      { type: 'navigator-came', player: 'navigator-3' },
      { type: 'navigator-came', player: 'navigator-2' },
    ]);
    const players = events.flatMap((event) => ('player' in event ? [event.player] : []));
    expect(new Set(players)).toEqual(new Set(['navigator-1', 'navigator-2', 'navigator-3']));
  });

  it('is the same game, without what the crew said', () => {
    const said: readonly GameEvent[] = [
      { type: 'said-to-crew', player: 'ann', number: 0, line: { type: 'phrase', phrase: 'hello' } },
      { type: 'crew-line-removed', player: 'ann', number: 0 },
    ];
    const { events } = sharedGame(RECORD, NAMES, [...log.slice(0, 1), ...said, ...log.slice(1)]);
    const named = JSON.stringify(events).replaceAll('navigator-1', 'ann').replaceAll('navigator-2', 'ben');
    expect(JSON.parse(named)).toEqual(log);
    expect(review(events).frames).toEqual(review(log).frames);
  });

  it('has the names of players who allowed it, and no others', () => {
    expect(sharedGame(RECORD, NAMES, log).names).toEqual({});
    const named = ['ben', 'pia'];
    expect(sharedGame({ ...RECORD, named }, NAMES, log).names).toEqual({
      'navigator-2': 'Benjamin',
      poseidon: 'Olympia',
    });
  });

  it('shows both roles of a player who changed sides, and who saw both sides', () => {
    const record = { ...RECORD, poseidon: 'ann', knowing: ['ann'], named: ['ann'] };
    const shown = sharedGame(record, NAMES, log);
    expect(shown.names).toEqual({ poseidon: 'Annette', 'navigator-1': 'Annette' });
    expect(shown.knowing).toEqual(['poseidon', 'navigator-1']);
  });

  it('says when nobody is Poseidon at the end', () => {
    expect(sharedGame({ ...RECORD, poseidon: null }, NAMES, log).poseidon).toBe(false);
  });
});
