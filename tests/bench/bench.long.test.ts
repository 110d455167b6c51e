/**
 * A short form of `npm run bench`: every contender that needs no additional packages plays its games to the end and
 * answers every action.
 */
import { expect, it } from 'vitest';
import { measure, PARTS, usualScripts, type Row } from './bench.ts';
import { WITHOUT_PACKAGES } from './contenders/all.ts';
import { EARLY, LATE, lean } from './games.ts';
import { median } from './measure/median.ts';
import { placesOf } from './profile.ts';
import { faultsOf, tableOf } from './report.ts';

const SHORT = {
  parts: PARTS,
  matches: 4,
  rounds: 1,
  rate: 100,
  seconds: 0.5,
  tables: 4,
  sockets: 12,
  settlingMs: 0,
};

it('every game ends, every action is answered, and every idle table still plays', async () => {
  const rows = await measure({ ...SHORT, names: WITHOUT_PACKAGES, say: () => undefined });
  expect(faultsOf(rows, SHORT.sockets)).toEqual([]);
  const { games } = usualScripts();
  const actions = games.slice(0, SHORT.matches).reduce((sum, { length }) => sum + length, 0);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(WITHOUT_PACKAGES.toSorted());
  for (const { turns, paces, growth, idle } of rows) {
    for (const { work } of turns) {
      expect(work).toMatchObject({ actions, answers: actions, ended: SHORT.matches });
      expect(work.bytes).toBeGreaterThan(0);
    }
    expect(turns.length).toBeGreaterThan(0);
    expect(paces.map(({ answers }) => answers)).toEqual([SHORT.rate * SHORT.seconds]);
    expect(growth?.late).toBeGreaterThan(0);
    expect(idle?.held).toBe(SHORT.sockets);
  }
}, 300_000);

it('the games are whole, the same in every process, and the long one has orders where it is measured', () => {
  const { games, long } = usualScripts();
  expect(usualScripts()).toEqual({ games, long });
  for (const game of games) expect(JSON.stringify(game.at(-1)?.told.poseidon)).toContain('"type":"ended"');
  expect(long).toHaveLength(LATE.to);
  const kinds = ({ from, to }: { from: number; to: number }) =>
    long.slice(from, to).map(({ command }) => command.type === 'play-storm');
  expect(kinds(EARLY)).toEqual(kinds(LATE));
  expect(kinds(EARLY).filter((isStorm) => isStorm)).toHaveLength(2);
});

it('what is not said costs nothing: false, 0, null and what is empty', () => {
  const told = {
    type: 'sailed',
    arrived: false,
    reply: { ships: [], deepSea: false, islands: 2, lighthouse: null },
  };
  expect(lean([told])).toEqual([{ type: 'sailed', reply: { islands: 2 } }]);
});

it('a game without an end, an action without an answer and a socket that was lost are wrong', () => {
  const work = { matches: 2, actions: 10, answers: 10, ended: 2, cpu: 100, perSecond: 1_000, bytes: 90 };
  const fair: Row = {
    name: 'fair',
    title: 'fair play',
    turns: [{ name: 'fair', ratio: 1, work }],
    paces: [{ answers: 5, p50: 1, p99: 2, cpu: 100 }],
    idle: { heap: 1, rss: 2, held: 12 },
  };
  const wrong = (change: Partial<typeof work>, rest: Partial<Row> = {}) =>
    faultsOf([{ ...fair, turns: [{ name: 'fair', ratio: 1, work: { ...work, ...change } }], ...rest }], 12);
  expect(wrong({})).toEqual([]);
  expect(wrong({ ended: 1 })).toEqual(['fair: 1 games of 2 did not end']);
  expect(wrong({ answers: 9 })).toEqual(['fair: 1 actions of 10 were not answered']);
  expect(wrong({}, { paces: [{ answers: 0, p50: 0, p99: 0, cpu: 0 }] })).toHaveLength(1);
  expect(wrong({}, { idle: { heap: 1, rss: 2, held: 10 } })).toHaveLength(1);
  expect(tableOf([fair]).at(-1)).toMatch(/^\| fair play +\| +1\.00 \| 1\.00 – 1\.00 \| 100 \|/);
});

it('the middle of an even row is between the two in it', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

it('a profile is told by packages and folders, without what was no work', () => {
  const at = (id: number, url: string, functionName = 'some') => ({ id, callFrame: { functionName, url } });
  const nodes = [
    at(1, 'file:///home/a/node_modules/@some/thing/index.js'),
    at(2, 'file:///home/a/server/gateway/gateway.ts'),
    at(3, '', '(idle)'),
    at(4, '', 'exec'),
  ];
  const profile = { nodes, samples: [1, 2, 2, 3, 4], timeDeltas: [1, 1, 1, 9, 1] };
  expect(placesOf(profile)).toEqual([
    ['server/gateway/', 50],
    ['@some/thing', 25],
    ['V8: exec', 25],
  ]);
});
