/**
 * A short form of `npm run bench`: every contender that needs no additional packages plays its games to the end and
 * answers every action.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { measure, PARTS, usualScripts, type Row } from './bench.ts';
import { WITHOUT_PACKAGES } from './contenders/all.ts';
import { EARLY, LATE, lean } from './games.ts';
import { median } from './measure/median.ts';
import { paceOf } from './measure/pace.ts';
import { warmthOf, warmUp } from './measure/warm.ts';
import { PauseRecorder } from './pauses.ts';
import { placesOf } from './profile.ts';
import { faultsOf, growthOf, tableOf } from './report.ts';

const SHORT = {
  parts: PARTS,
  matches: 4,
  rounds: 1,
  warmups: 2,
  rate: 100,
  seconds: 0.5,
  tables: 4,
  sockets: 12,
  open: [4, 8],
  file: { tables: 3, events: 500 },
  settlingMs: 0,
};

it('every game ends, every action is answered, and every idle table still plays', async () => {
  const rows = await measure({ ...SHORT, names: WITHOUT_PACKAGES, say: () => undefined });
  expect(faultsOf(rows, SHORT.sockets)).toEqual([]);
  const { games } = usualScripts();
  const actions = games.slice(0, SHORT.matches).reduce((sum, { length }) => sum + length, 0);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(WITHOUT_PACKAGES.toSorted());
  for (const { name, turns, paces, long, idle, growth, start } of rows) {
    for (const { work } of turns) {
      expect(work).toMatchObject({ actions, answers: actions, ended: SHORT.matches });
      expect(work.bytes).toBeGreaterThan(0);
    }
    expect(turns.length).toBeGreaterThan(0);
    expect(paces.map(({ answers }) => answers)).toEqual([SHORT.rate * SHORT.seconds]);
    for (const { server, load } of paces) {
      expect(server.turn).toBeGreaterThan(0);
      expect(load.turn).toBeGreaterThan(0);
    }
    expect(long?.late).toBeGreaterThan(0);
    expect(idle?.held).toBe(SHORT.sockets);
    const isGrown = name === 'socketio' || name === 'ours';
    expect(growth?.map(({ open }) => open)).toEqual(isGrown ? SHORT.open : undefined);
    for (const { cpu, ratio } of growth ?? []) expect(Math.min(cpu, ratio)).toBeGreaterThan(0);
    expect(start?.tables).toBe(name === 'ours' ? SHORT.file.tables : undefined);
    if (!start) continue;
    expect(Math.abs(start.events / SHORT.file.events - 1)).toBeLessThan(0.2);
    expect(Math.min(start.empty, start.full)).toBeGreaterThan(0);
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

const CALM = { turn: 1.5, gc: 0.5, preempted: 0 };

it('a game without an end, an action without an answer and a socket that was lost are wrong', () => {
  const work = { matches: 2, actions: 10, answers: 10, ended: 2, cpu: 100, perSecond: 1_000, bytes: 90 };
  const fair: Row = {
    name: 'fair',
    title: 'fair play',
    turns: [{ name: 'fair', ratio: 1, work }],
    paces: [{ answers: 5, p50: 1, p99: 2, cpu: 100, server: CALM, load: CALM }],
    idle: { heap: 1, rss: 2, held: 12 },
  };
  const wrong = (change: Partial<typeof work>, rest: Partial<Row> = {}) =>
    faultsOf([{ ...fair, turns: [{ name: 'fair', ratio: 1, work: { ...work, ...change } }], ...rest }], 12);
  expect(wrong({})).toEqual([]);
  expect(wrong({ ended: 1 })).toEqual(['fair: 1 games of 2 did not end']);
  expect(wrong({ answers: 9 })).toEqual(['fair: 1 actions of 10 were not answered']);
  expect(
    wrong({}, { paces: [{ answers: 0, p50: 0, p99: 0, cpu: 0, server: CALM, load: CALM }] }),
  ).toHaveLength(1);
  expect(wrong({}, { idle: { heap: 1, rss: 2, held: 10 } })).toHaveLength(1);
  expect(tableOf([fair]).at(-1)).toMatch(/^\| fair play +\| +1\.00 \| 1\.00 – 1\.00 \| 100 \|/);
});

it('a warm-up ends when two runs in a row cost nearly the same, and says so if they never do', async () => {
  const playing = (costs: number[]) => async () => costs.shift() ?? NaN;
  const warm = await warmUp(playing([300, 200, 170, 168, 100]), 8);
  expect(warm).toEqual({ costs: [300, 200, 170, 168], isWarm: true });
  expect(warmthOf('ours', warm)).toBe('ours: warm after 4 runs (300, 200, 170, 168 µs an action)');
  const cold = await warmUp(playing([300, 200, 300, 200]), 3);
  expect(cold).toEqual({ costs: [300, 200, 300], isWarm: false });
  expect(warmthOf('ours', cold)).toContain('NOT WARM after 3 runs');
});

it('a long turn and a garbage collection are recorded, and named beside the waiting times', async () => {
  const recorder = new PauseRecorder();
  await pause(20);
  const begun = performance.now();
  while (performance.now() - begun < 50)
    JSON.parse(JSON.stringify(Array.from({ length: 10_000 }, () => ({}))));
  await pause(20);
  const server = await recorder.stop();
  expect(server.turn).toBeGreaterThan(45);
  expect(server.gc).toBeGreaterThan(0);
  expect(server.gc).toBeLessThan(server.turn);
  const pace = {
    answers: 1,
    p50: 1,
    p99: 20.5,
    cpu: 100,
    server: { turn: 18.04, gc: 7.5, preempted: 2 },
    load: CALM,
  };
  expect(paceOf('ours', 500, pace)).toBe(
    '  ours at 500 a second: p50 1.00 ms, p99 20.50 ms' +
      ' (server: longest turn 18.0 ms, garbage 7.5 ms, preempted 2 times;' +
      ' load: longest turn 1.5 ms, garbage 0.5 ms, preempted 0 times)',
  );
});

it('growth is reported as a ratio to the fewest tables, and the start beside that with an empty file', () => {
  const row = { name: 'ours', title: 'ours', turns: [], paces: [] };
  const growth = [
    { open: 100, cpu: 160, ratio: 1.01 },
    { open: 5_000, cpu: 180, ratio: 1.12 },
  ];
  const start = { empty: 900, full: 2_345, tables: 10_000, events: 1_000_020, bytes: 240e6 };
  expect(growthOf([{ ...row, growth, start }])).toEqual([
    'ours: at 100 open tables, an action costs 160 µs, 1.01 times as much as at 100',
    'ours: at 5,000 open tables, an action costs 180 µs, 1.12 times as much as at 100',
    'our server starts within 0.90 s; with 10,000 tables and 1,000,020 events (240 MB), within 2.35 s',
  ]);
  expect(growthOf([row])).toEqual([]);
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
