/** The Navigators' crosses, and which notes go when a ship is driven or comes home. */
import { describe, expect, it } from 'vitest';
import { SHIPS, type Ship } from '../../shared/board/board.ts';
import type { Square } from '../../shared/board/squares.ts';
import { evolve, replay } from '../../shared/game/evolve.ts';
import type { Game, GameCommand, GameEvent } from '../../shared/game/game.ts';
import { tellLog } from '../../shared/game/tell.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, eventsOf, playOut, position, POSEIDON, began } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';

const opening = position(EMPTY_SEA, {}, { phase: 'navigators' });
const cross = (ship: Ship, squares: readonly Square[], crossed = true): GameCommand => ({
  type: 'cross',
  ship,
  squares,
  crossed,
});
/** A chart with a cross and a reminder for each ship. */
const noted: Game = {
  ...opening,
  guesses: {
    ...opening.guesses,
    crosses: { red: ['b2'], green: ['b2'], white: ['b2'], yellow: ['b2'] },
    reminders: {
      red: ['c3', null, null, null],
      green: ['c3', null, null, null],
      white: ['c3', null, null, null],
      yellow: ['c3', null, null, null],
    },
  },
};
const crossed = ({ guesses }: Game) => SHIPS.filter((ship) => guesses.crosses[ship].length > 0);
const reminded = ({ guesses }: Game) => SHIPS.filter((ship) => guesses.reminders[ship][0] !== null);

describe('crosses', () => {
  it('are set and cleared for one ship, several squares at once', () => {
    const set = after(opening, ANNA, cross('red', ['a2', 'b3']));
    expect(set.guesses.crosses).toEqual({ red: ['a2', 'b3'], green: [], white: [], yellow: [] });
    expect(after(set, ANNA, cross('red', ['a2', 'c4'], false)).guesses.crosses.red).toEqual(['b3']);
  });

  it('are told with their player, and only those squares that change', () => {
    const set = after(opening, ANNA, cross('red', ['a2']));
    expect(eventsOf(set, ANNA, cross('red', ['a2', 'b3']))).toEqual([
      { type: 'crossed', player: 'anna', ship: 'red', squares: ['b3'], crossed: true },
    ]);
  });

  it('are set once on a square that a command, or an event of a file, names twice', () => {
    expect(eventsOf(opening, ANNA, cross('red', ['a2', 'a2']))).toEqual([
      { type: 'crossed', player: 'anna', ship: 'red', squares: ['a2'], crossed: true },
    ]);
    const event = {
      type: 'crossed',
      player: 'anna',
      ship: 'red',
      squares: ['a2', 'a2'],
      crossed: true,
    } as const;
    expect(evolve(opening, event).guesses.crosses.red).toEqual(['a2']);
  });

  it('go when a storm drives their ship, and may stay for the other ships', () => {
    const storming: Game = { ...noted, phase: 'poseidon' };
    const blown = after(storming, POSEIDON, { type: 'play-storm', storm: 'red', pushes: { red: 'b1' } });
    expect([crossed(blown), reminded(blown)]).toEqual([['green', 'white', 'yellow'], SHIPS]);
  });

  it('all go in a storm that is face down, whichever it is', () => {
    const storming: Game = {
      ...noted,
      phase: 'poseidon',
      variants: { ...noted.variants, harderDeduction: true },
    };
    const blown = after(storming, POSEIDON, { type: 'play-storm', storm: 'red', pushes: { red: 'b1' } });
    expect(crossed(blown)).toEqual([]);
  });

  it('go when Poseidon drives their ship out of a maelstrom', () => {
    const caught: Game = { ...noted, phase: 'caught', caught: 'white' };
    const { ships } = caught;
    const pushed = after({ ...caught, ships: { ...ships, white: 'c4' } }, POSEIDON, {
      type: 'push-caught',
      square: 'c5',
    });
    expect(crossed(pushed)).toEqual(['red', 'green', 'yellow']);
  });

  it('stay where they are when their ship sails', () => {
    const sailed = after(noted, ANNA, { type: 'sail', ship: 'red', heading: 'E' });
    expect([crossed(sailed), reminded(sailed)]).toEqual([SHIPS, SHIPS]);
  });
});

it('the notes of a ship that comes home are gone', () => {
  const near: Game = { ...noted, ships: { ...noted.ships, red: 'd5' } };
  const home = after(near, ANNA, { type: 'sail', ship: 'red', heading: 'N' });
  expect([crossed(home), reminded(home)]).toEqual([
    ['green', 'white', 'yellow'],
    ['green', 'white', 'yellow'],
  ]);
});

it('the Navigators see the same chart as the server, at any time', () => {
  const variants = { harderDeduction: true, maelstroms: 2, fogBanks: 1 } as const;
  let crosses = 0;
  for (let seed = 0; seed < 20; seed++) {
    const first = began(EMPTY_SEA, seed % 2 === 0 ? {} : variants);
    let view: NavigatorsView | undefined;
    const log: GameEvent[] = [];
    for (const { log: all } of playOut(first, seeded(seed), 0.6)) {
      const news = all.slice(log.length);
      log.push(...news);
      for (const told of tellLog(news, first.variants, 'navigators')) view = followNavigators(view, told);
      expect(view?.guesses).toEqual(replay(log).guesses);
    }
    crosses += log.filter(({ type }) => type === 'crossed').length;
  }
  expect(crosses).toBeGreaterThan(100);
});
