/** Stating the squares where a ship may be. The Navigators receive the statement, and the game doesn't change. */
import { describe, expect, it } from 'vitest';
import { decide } from '../../shared/game/decide.ts';
import { evolve } from '../../shared/game/evolve.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { tell, tellLog } from '../../shared/game/tell.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { ANNA, began, POSEIDON, position } from '../helpers/play.ts';
import { reply } from '../helpers/replies.ts';

const REASON = { type: 'reason', ship: 'red', squares: ['c2', 'd5'] } as const;
const REASONED: GameEvent = { type: 'reasoned', player: 'anna', ship: 'red', squares: ['c2', 'd5'] };
const SEEN = reply({}, { islands: 3 });

describe('a reason', () => {
  it.each(['lighthouses', 'dangers', 'poseidon', 'navigators', 'caught'] as const)(
    'may be given in phase %s',
    (phase) => {
      const game = position(EMPTY_SEA, {}, { phase });
      expect(decide(game, ANNA, REASON)).toEqual({ ok: true, events: [REASONED] });
      expect(evolve(game, REASONED)).toEqual(game);
    },
  );

  it('is refused when the game is over, off the board, and to Poseidon', () => {
    const game = position(EMPTY_SEA, {}, { phase: 'poseidon' });
    expect(decide({ ...game, phase: 'over' }, ANNA, REASON)).toEqual({ ok: false, refusal: 'wrong-phase' });
    expect(decide(game, ANNA, { ...REASON, squares: ['c2', 'o15'] })).toEqual({
      ok: false,
      refusal: 'square-off-board',
    });
    expect(decide(game, POSEIDON, REASON)).toEqual({ ok: false, refusal: 'wrong-side' });
  });

  it.each([[[]], [['a1', 'a1']], [['a1', 'a2', 'a3', 'a4', 'a5']], [['z9']]])(
    'does not come in with the squares %j',
    (squares) => {
      const command = (squares: readonly string[]) => ({
        id: 'c',
        player: 'anna',
        command: { ...REASON, squares },
      });
      expect(REQUESTS.command.safeParse(command(squares)).success).toBe(false);
      expect(REQUESTS.command.safeParse(command(['a1', 'a2', 'a3', 'a4'])).success).toBe(true);
    },
  );

  it('is told to the Navigators alone', () => {
    expect(tell(REASONED, 'navigators')).toEqual(REASONED);
    for (const audience of ['poseidon', 'onlookers', 'olympus'] as const)
      expect(tell(REASONED, audience)).toBeNull();
  });
});

describe('in the Navigators’ view, a reason', () => {
  const sailed: GameEvent = {
    type: 'sailed',
    ship: 'red',
    heading: 'E',
    from: 'a1',
    to: 'b1',
    arrived: false,
    reply: SEEN,
  };
  const storm: GameEvent = { type: 'storm-played', storm: 'green', faceDown: false, pushes: [] };
  const log = (useYourMemory: boolean): GameEvent[] => [
    began(EMPTY_SEA, { useYourMemory }),
    storm,
    sailed,
    { type: 'round-began', round: 2 },
    REASONED,
  ];
  const fold = (told: readonly NavigatorsTold[]) =>
    told.reduce<NavigatorsView | undefined>(followNavigators, undefined)?.reasons;
  const now = (events: readonly GameEvent[]) =>
    fold(events.flatMap((event) => tell(event, 'navigators') ?? []));

  it('has its player, its squares and the reply it is based on', () => {
    expect(now(log(false))).toEqual([
      { round: 2, player: 'anna', ship: 'red', squares: ['c2', 'd5'], reply: SEEN },
    ]);
    expect(now([...log(false), storm])).toHaveLength(1);
    // A later statement replaces the earlier one.
    const again: GameEvent = { ...REASONED, squares: ['e5'] };
    expect(now([...log(false), again])).toMatchObject([{ squares: ['e5'] }]);
    expect(now([...log(false), { ...again, player: 'bert' }])).toHaveLength(2);
  });

  it('has no reply before the ship’s first report', () => {
    expect(now([began(EMPTY_SEA), REASONED])).toMatchObject([{ round: 1, reply: null }]);
  });

  it('fades with the replies in Use Your Memory, also for clients that return later', () => {
    const events = [...log(true), storm];
    expect(now(log(true))).toHaveLength(1);
    expect(now(events)).toEqual([]);
    const later = tellLog(events, { useYourMemory: true }, 'navigators');
    expect(later).toContainEqual({ ...REASONED, squares: [] });
    expect(later).toHaveLength(events.length);
    expect(fold(later)).toEqual([]);
  });
});
