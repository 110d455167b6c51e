/** How opponents use the chart that they share with other Navigators. */
import { describe, expect, test } from 'vitest';
import { BASE_GAME, type NavigatorsCommand, type Owners, type Reply } from '../../../shared/game/game.ts';
import type { NavigatorsTold } from '../../../shared/game/told.ts';
import type { NavigatorMind, NavigatorThought } from '../../../shared/opponents/minds.ts';
import { chartDangers, chartShip } from '../../../shared/opponents/navigators/chart.ts';
import { NO_TOKEN_MOVES } from '../../../shared/opponents/navigators/token-moves.ts';
import { navigatorMind } from '../../../shared/opponents/navigators/navigators.ts';
import { RUNGS } from '../../../shared/opponents/opponents.ts';
import { drawBoard } from '../../helpers/boards.ts';
import { position } from '../../helpers/play.ts';
import { always } from '../../helpers/random.ts';

/** The reports around each start are unique, so that a ship can be located there. */
const board = drawBoard(`
  R.w....G
  ....r...
  ........
  ..w.S...
  ........
  .....ww.
  W..r...Y
`);
const guesses = position(board).guesses;

describe('a ship on the chart', () => {
  test('has its guess on the likeliest square and its reminders on the others', () => {
    expect(chartShip(guesses, 'red', ['b2', 'c2', 'c3'])).toEqual([
      { type: 'guess', ship: 'red', square: 'b2' },
      { type: 'remind', ship: 'red', number: 0, square: 'c2' },
      { type: 'remind', ship: 'red', number: 1, square: 'c3' },
    ]);
  });

  test('is not changed if it is right, and tokens in the right place stay', () => {
    const set = {
      ...guesses,
      reminders: { ...guesses.reminders, red: ['c3', null, 'h7', 'c2'] as const },
    };
    expect(chartShip(set, 'red', ['a1', 'c2', 'b1', 'c3'])).toEqual([
      { type: 'remind', ship: 'red', number: 1, square: 'b1' },
      { type: 'remind', ship: 'red', number: 2, square: null },
    ]);
    expect(chartShip(guesses, 'red', ['a1'])).toEqual([]);
  });

  test('has one reminder a square, and no more than there are', () => {
    const doubled = {
      ...guesses,
      reminders: { ...guesses.reminders, red: ['c3', 'c3', null, null] as const },
    };
    expect(chartShip(doubled, 'red', ['a1', 'c3'])).toEqual([
      { type: 'remind', ship: 'red', number: 1, square: null },
    ]);
    const bare = { ...guesses, reminders: { ...guesses.reminders, red: [] } };
    expect(chartShip(bare, 'red', ['a1', 'c3'])).toEqual([]);
  });
});

describe('markers', () => {
  const variants = { ...BASE_GAME, maelstroms: 2 };
  const open = position(board, variants).guesses;

  test('are set where dangers are thought to lie', () => {
    const dangers = { maelstrom: ['c6', 'd6'], fogBank: [] } as const;
    expect(chartDangers(open, dangers, NO_TOKEN_MOVES, 'anna')).toEqual([
      { type: 'mark', kind: 'maelstrom', number: 0, square: 'c6' },
      { type: 'mark', kind: 'maelstrom', number: 1, square: 'd6' },
    ]);
  });

  test('that somebody else has moved are left alone, including those taken off', () => {
    const hands = { ...NO_TOKEN_MOVES, markers: { maelstrom: ['bert', 'anna'], fogBank: [] } };
    expect(chartDangers(open, { maelstrom: ['c6'], fogBank: [] }, hands, 'anna')).toEqual([
      { type: 'mark', kind: 'maelstrom', number: 1, square: 'c6' },
    ]);
  });
});

const ANNAS: Owners = { red: 'anna', green: 'anna', white: 'bert', yellow: null };

/** A reply from open sea with nothing in sight. */
const PLAIN: Reply = {
  offBoard: false,
  exploring: { island: null, deepSea: false, ships: [], lighthouse: null, fogBank: false },
  sighting: { islands: 0, ships: 0, lighthouses: 0, fogBanks: 0, coastline: false },
};

const OPENING: NavigatorsTold[] = [
  { type: 'began', board, variants: BASE_GAME, owners: ANNAS, navigators: ['anna', 'bert'] },
  { type: 'storm-played', storm: 'red' },
];
const RED_SAILED: NavigatorsTold = {
  type: 'sailed',
  ship: 'red',
  heading: 'SE',
  arrived: false,
  // An island is in sight from c3, but none from b3.
  reply: { ...PLAIN, sighting: { ...PLAIN.sighting, islands: 1 } },
};

function thought(
  rung: (typeof RUNGS)[number],
  told: readonly NavigatorsTold[],
  player = 'anna',
): NavigatorThought {
  const mind = told.reduce((one: NavigatorMind, next) => one.hear(next), navigatorMind(rung));
  return mind.think(player, always(1));
}

function about(chart: readonly NavigatorsCommand[], ship: string): NavigatorsCommand[] {
  return chart.filter((command) => 'ship' in command && command.ship === ship);
}

describe.each(RUNGS)('rung %i', (rung) => {
  test('sets right a ship of its own as soon as it has reported', () => {
    const { chart } = thought(rung, [...OPENING, RED_SAILED]);
    const after = chart.reduce(
      (guess, command) => (command.type === 'guess' && command.ship === 'red' ? command.square : guess),
      'b2' as string,
    );
    expect(['b2', 'c2', 'd2', 'c3', 'b3']).toContain(after);
    expect(about(chart, 'white')).toEqual([]);
  });

  test('leaves a ship alone that somebody else has set since it reported', () => {
    const theirs: NavigatorsTold = { type: 'guessed', player: 'bert', ship: 'red', square: 'h7' };
    expect(about(thought(rung, [...OPENING, RED_SAILED, theirs]).chart, 'red')).toEqual([]);
    const own: NavigatorsTold = { type: 'guessed', player: 'anna', ship: 'red', square: 'h7' };
    expect(about(thought(rung, [...OPENING, RED_SAILED, own]).chart, 'red')).not.toEqual([]);
  });

  test('updates a ship without an owner only just before ordering it', () => {
    const steps = (ships: readonly ('red' | 'green')[]): NavigatorsTold[] =>
      ships.map((ship) => ({ type: 'sailed', ship, heading: 'S', arrived: false, reply: null }));
    const moved: NavigatorsTold = { type: 'guessed', player: 'bert', ship: 'yellow', square: 'a1' };
    const busy = thought(rung, [...OPENING, moved]);
    expect(about(busy.chart, 'yellow')).toEqual([]);
    const last = thought(rung, [...OPENING, ...steps(['red', 'green']), moved]);
    expect(last.move).toMatchObject({ type: 'sail', ship: 'yellow' });
    expect(about(last.chart, 'yellow')).toEqual([{ type: 'guess', ship: 'yellow', square: 'h7' }]);
  });

  test('does nothing when only ships of others wait', () => {
    const steps = (['red', 'green', 'yellow'] as const).map((ship): NavigatorsTold => ({
      type: 'sailed',
      ship,
      heading: 'S',
      arrived: false,
      reply: null,
    }));
    expect(thought(rung, [...OPENING, ...steps]).move).toBeNull();
    expect(thought(rung, [...OPENING, ...steps], 'bert').move).toMatchObject({ type: 'sail', ship: 'white' });
  });

  test('lets a ship that is held survey', () => {
    const held: NavigatorsTold[] = [
      { ...OPENING[0], variants: { ...BASE_GAME, seaMonsters: ['kraken'] } } as NavigatorsTold,
      { type: 'monster-played', monster: 'kraken', ship: 'white' },
    ];
    const { move, why } = thought(rung, held, 'bert');
    expect(move).toEqual({ type: 'survey', ship: 'white' });
    expect(why).toBeNull();
  });

  test('agrees to lighthouses that somebody has proposed, and proposes where nobody has', () => {
    const opening: NavigatorsTold[] = [
      { ...OPENING[0], variants: { ...BASE_GAME, lighthouses: 1 } } as NavigatorsTold,
    ];
    const proposal = thought(rung, opening).move;
    expect(proposal).toMatchObject({ type: 'propose-lighthouses' });
    const proposed: NavigatorsTold = { type: 'lighthouses-proposed', player: 'bert', squares: ['e6'] };
    const agreed: NavigatorsTold = { type: 'lighthouses-agreed', player: 'bert' };
    expect(thought(rung, [...opening, proposed, agreed]).move).toEqual({
      type: 'agree-lighthouses',
      squares: ['e6'],
    });
    expect(thought(rung, [...opening, proposed, agreed, { ...agreed, player: 'anna' }]).move).toEqual({
      type: 'propose-lighthouses',
      squares: ['e6'],
    });
    expect(thought(rung, [...opening, proposed, agreed], 'bert').move).toBeNull();
  });
});
