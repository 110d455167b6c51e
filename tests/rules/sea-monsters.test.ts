/** The Sea Monsters variant (ruling 19). */
import { describe, expect, it } from 'vitest';
import { SHIPS } from '../../shared/board/board.ts';
import type { Game, Tile } from '../../shared/game/game.ts';
import { navigatorMoves } from '../../shared/game/moves.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, eventsOf, POSEIDON, position } from '../helpers/play.ts';
import { refusalOf } from '../helpers/refusing.ts';
import { reply } from '../helpers/replies.ts';

const BOTH = { seaMonsters: ['leviathan', 'kraken'] } as const;
const opening = position(EMPTY_SEA, BOTH);
const against = (game: Game, monster: 'leviathan' | 'kraken') =>
  after(game, POSEIDON, { type: 'play-monster', monster, ship: 'red' });
const held = against(opening, 'kraken');

/** Orders every ship off the board, so that it stays in its corner. Red and green are in the north. */
function stayInPort(game: Game): Game {
  return SHIPS.reduce((now, ship) => {
    if (now.arrived.includes(ship)) return now;
    if (now.held === ship) return after(now, ANNA, { type: 'survey', ship });
    return after(now, ANNA, { type: 'sail', ship, heading: ship === 'red' || ship === 'green' ? 'N' : 'S' });
  }, game);
}

describe('a sea monster', () => {
  it.each([
    [[], 11],
    [['leviathan'], 12],
    [['kraken'], 12],
    [['leviathan', 'kraken'], 13],
  ] as const)('%j: a hand of %i tiles', (seaMonsters, tiles) => {
    expect(position(EMPTY_SEA, { seaMonsters }).hand).toHaveLength(tiles);
  });

  it('is played instead of a storm, openly, against a ship', () => {
    expect(eventsOf(opening, POSEIDON, { type: 'play-monster', monster: 'kraken', ship: 'red' })).toEqual([
      { type: 'monster-played', monster: 'kraken', ship: 'red' },
    ]);
    expect(held).toMatchObject({ phase: 'navigators', held: 'red', ships: opening.ships });
    expect(held.hand).toHaveLength(12);
  });

  it('lets its ship survey but not sail', () => {
    expect(navigatorMoves(held, 'anna').filter(({ ship }) => ship === 'red')).toEqual([
      { type: 'survey', ship: 'red' },
    ]);
    expect(eventsOf(held, ANNA, { type: 'survey', ship: 'red' })).toEqual([
      { type: 'surveyed', ship: 'red', reply: reply({ island: 'woody' }, { coastline: true }) },
    ]);
    const surveyed = after(held, ANNA, { type: 'survey', ship: 'red' });
    expect(surveyed).toMatchObject({ ships: held.ships, stepped: ['red'], phase: 'navigators' });
  });

  it('holds it for this round only', () => {
    const next = stayInPort(held);
    expect(next).toMatchObject({ phase: 'poseidon', round: 2, held: null });
    const storm = after(next, POSEIDON, { type: 'play-storm', storm: 'green', pushes: { green: 'f1' } });
    expect(refusalOf(storm, ANNA, { type: 'sail', ship: 'red', heading: 'S' })).toBeNull();
  });

  it('lets the round end with its ship’s survey', () => {
    const last = { ...held, stepped: ['green', 'white', 'yellow'] } as const;
    expect(eventsOf(last, ANNA, { type: 'survey', ship: 'red' }).at(-1)).toEqual({
      type: 'round-began',
      round: 2,
    });
  });
});

describe('Great Storms with monsters in play', () => {
  it('a round with a monster breaks a run of Great Storms', () => {
    const pushes = { red: 'b1', green: 'f1', white: 'b7', yellow: 'f7' } as const;
    const great = { type: 'play-storm', storm: 'great', pushes } as const;
    const stormy = stayInPort(after(opening, POSEIDON, great));
    expect(refusalOf({ ...stormy, ships: opening.ships }, POSEIDON, great)).toBe('great-storm-in-a-row');
    const monster = stayInPort(against(stormy, 'leviathan'));
    expect(refusalOf({ ...monster, ships: opening.ships }, POSEIDON, great)).toBeNull();
  });

  it.each([
    ['the game goes on while a storm is left', ['red'], 'poseidon'],
    ['a monster not played when the last storm is spent is lost', ['leviathan'], 'over'],
    ['both monsters lost', ['leviathan', 'kraken'], 'over'],
  ] as const)('%s', (_, hand, phase) => {
    const tiles: readonly Tile[] = hand;
    expect(stayInPort({ ...opening, phase: 'navigators', hand: tiles }).phase).toBe(phase);
  });

  it.each([
    ['none', [], 11],
    ['one', ['kraken'], 12],
    ['two', ['kraken', 'leviathan'], 13],
  ] as const)('monsters played: %s', (_, monsters, rounds) => {
    let game = position(EMPTY_SEA, { seaMonsters: monsters });
    for (const monster of monsters) game = stayInPort(against({ ...game, ships: EMPTY_SEA.starts }, monster));
    while (game.phase === 'poseidon') {
      const storm = (['great', ...SHIPS] as const).find(
        (tile) => game.hand.includes(tile) && !(tile === 'great' && game.played.at(-1)?.tile === 'great'),
      );
      if (!storm) throw new Error('no storm left');
      const pushes = { red: 'b1', green: 'f1', white: 'b7', yellow: 'f7' } as const;
      const own = storm === 'great' ? pushes : { [storm]: pushes[storm] };
      game = stayInPort(
        after({ ...game, ships: EMPTY_SEA.starts }, POSEIDON, { type: 'play-storm', storm, pushes: own }),
      );
    }
    expect(game).toMatchObject({ phase: 'over', round: rounds });
  });
});
