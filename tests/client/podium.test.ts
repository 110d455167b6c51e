/** The podium of a series: the players on each step, the leader and the lead, and the ships that were brought home. */
import { describe, expect, it } from 'vitest';
import { broughtHome, leadOf, podium } from '../../client/table/series/podium.ts';
import { endedGames, standings, type Standing } from '../../shared/table/series.ts';
import { Evening } from '../helpers/tables.ts';

/** Standings with these points. The players are called a, b, c and so on. */
function lines(...totals: number[]): Standing[] {
  const sorted = totals.map((total, i) => ({ player: String.fromCharCode(97 + i), total, games: [] }));
  sorted.sort((a, b) => b.total - a.total);
  return sorted.map((line) => ({
    ...line,
    place: sorted.findIndex(({ total }) => total === line.total) + 1,
  }));
}
const steps = (...totals: number[]) =>
  podium(lines(...totals)).map(({ place, players }) => `${place}: ${players.join(' ')}`);

describe('the podium', () => {
  it.each([
    ['two', [3, 1], ['1: a', '2: b']],
    ['three', [1, 5, 3], ['1: b', '2: c', '3: a']],
    ['five: the first three', [9, 8, 7, 6, 5], ['1: a', '2: b', '3: c']],
    ['a tie at the top shares the step, and the second place is free', [4, 4, 2], ['1: a b', '3: c']],
    ['a tie for the second', [9, 4, 4, 2], ['1: a', '2: b c']],
    ['a tie for the third: all of them', [9, 8, 4, 4, 4], ['1: a', '2: b', '3: c d e']],
    ['all alike', [4, 4, 4, 4, 4], ['1: a b c d e']],
    ['three on top leave nobody else a step', [4, 4, 4, 2, 1], ['1: a b c']],
    ['nobody with a point', [0, 0, 0], []],
    ['with nothing, the second of two has a step still', [3, 0], ['1: a', '2: b']],
  ] as const)('of %s', (_, totals, wanted) => {
    expect(steps(...totals)).toEqual(wanted);
  });
});

describe('the lead', () => {
  it.each([
    [[7, 5, 1], { players: ['a'], total: 7, ahead: 2 }],
    [[7, 7, 1], { players: ['a', 'b'], total: 7, ahead: 6 }],
    [[7, 7, 7, 7], { players: ['a', 'b', 'c', 'd'], total: 7, ahead: 0 }],
    [[4, 4, 4, 2, 1], { players: ['a', 'b', 'c'], total: 4, ahead: 2 }],
    [[0, 0], null],
  ] as const)('of %j', (totals, lead) => {
    expect(leadOf(lines(...totals))).toEqual(lead);
  });
});

it('the ships at a step are those that a player brought home as a Navigator', () => {
  const evening = new Evening(['ann', 'ben', 'cleo'])
    .seats('ann', 'ben', 'cleo')
    .does('ann', { type: 'begin-series', order: ['ann', 'ben', 'cleo'], boards: 'same', sameVariants: true })
    .plays('ann', 'red', 'green')
    .plays('ann', 'red');
  const games = endedGames(evening.table, evening.series);
  const home = Object.fromEntries(
    ['ann', 'ben', 'cleo'].map((player) => [player, broughtHome(games, player)]),
  );
  const owned = games.flatMap(({ owners, outcome }) => outcome?.arrived.map((ship) => owners[ship]) ?? []);
  expect(Object.values(home).flat()).toHaveLength(owned.filter((owner) => owner !== null).length);
  for (const [player, ships] of Object.entries(home)) {
    expect(ships).toHaveLength(owned.filter((owner) => owner === player).length);
  }
  expect(podium(standings(evening.table, evening.series)).length).toBeGreaterThan(0);
});
