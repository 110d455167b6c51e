/** The rulebook's example of a Navigators' turn, on a board where its four replies are correct. */
import { describe, expect, it } from 'vitest';
import type { Game, GameCommand, Reply } from '../../shared/game/game.ts';
import { evolve } from '../../shared/game/evolve.ts';
import { drawBoard } from '../helpers/boards.ts';
import { ANNA, eventsOf, position } from '../helpers/play.ts';
import { reply } from '../helpers/replies.ts';

const BOARD = drawBoard(`
  R.......G
  .........
  ..w..w...
  ....~....
  ....S.r..
  .......r.
  .........
  .........
  W.......Y
`);

const STEPS: readonly (readonly [said: string, command: GameCommand, reply: Reply])[] = [
  ['You see two islands.', { type: 'sail', ship: 'red', heading: 'E' }, reply({}, { islands: 2 })],
  [
    'You are in a deep sea square and you see two islands and one ship.',
    { type: 'sail', ship: 'yellow', heading: 'NW' },
    reply({ deepSea: true }, { islands: 2, ships: 1 }),
  ],
  [
    'You are in a Rocky Island square and you see one island.',
    { type: 'sail', ship: 'white', heading: 'SW' },
    reply({ island: 'rocky' }, { islands: 1 }),
  ],
  [
    'You see an island and the Coastline.',
    { type: 'sail', ship: 'green', heading: 'NE' },
    reply({}, { islands: 1, coastline: true }),
  ],
];

const opening = position(
  BOARD,
  {},
  {
    phase: 'navigators',
    ships: { red: 'c4', yellow: 'f5', white: 'h4', green: 'h8' },
  },
);

function play(steps: typeof STEPS): { game: Game; replies: (Reply | undefined)[] } {
  const replies: (Reply | undefined)[] = [];
  const game = steps.reduce((now, [, command]) => {
    const events = eventsOf(now, ANNA, command);
    replies.push(...events.flatMap((event) => (event.type === 'sailed' ? [event.reply] : [])));
    return events.reduce(evolve, now);
  }, opening);
  return { game, replies };
}

describe('the example of a Navigators’ turn', () => {
  const { game, replies } = play(STEPS);

  it.each(STEPS.map(([said, , told], i) => [said, told, replies[i]] as const))('“%s”', (_, told, heard) => {
    expect(heard).toEqual(told);
  });

  it('ends the round', () => {
    expect(game).toMatchObject({ phase: 'poseidon', round: 2 });
  });

  it('“the movement order is very important”: had yellow gone first, red would have seen it', () => {
    const [red, yellow, ...others] = STEPS;
    const { replies: swapped } = play([yellow, red, ...others] as typeof STEPS);
    expect(swapped[0]?.sighting.ships).toBe(0);
    expect(swapped[1]?.sighting.ships).toBe(1);
  });
});
