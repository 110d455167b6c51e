/**
 * Compares the cost of servers that share a database with that of one server on a file, in one run: `npm run
 * bench:servers`. docs/SCALE.md uses the figures to work out what a million tables need.
 *
 * It measures one server on SQLite, and one, two and three servers on PostgreSQL, which writes to disk before it
 * answers. With several servers, each table's devices are either connected to one server, as with a proxy that routes
 * by table ("by table"), or to two servers ("apart"). `--matches` and `--rounds` say how much is played. `--rate` and
 * `--seconds` say at which rate, and for how long, waiting times are measured.
 */
import { startPostgres } from '../../helpers/postgres.ts';
import { conclude, readArguments, say } from '../../harness/run.ts';
import { usualScripts } from '../bench.ts';
import type { Stand } from '../company.ts';
import { loadContender } from '../contenders/all.ts';
import { playGames, type Work } from '../measure/games.ts';
import { median } from '../measure/median.ts';
import { playPaced, type Pace } from '../measure/pace.ts';
import { pinLoad, ServerProcess, type Question } from '../server.ts';
import { readUsed, type Used } from './database.ts';

const { matches, rounds, rate, seconds } = readArguments({ matches: 100, rounds: 3, rate: 200, seconds: 5 });

/** The warm-up plays only one in this many of the matches. */
const SHARE = 5;

interface Line {
  readonly work: Work;
  readonly pace: Pace;
  readonly before: Used | undefined;
  readonly after: Used | undefined;
}

/** Combines several servers into one stand. Each match is assigned the next server in rotation, or the next two. */
async function stand(name: string, servers: readonly ServerProcess[], isApart: boolean): Promise<Stand> {
  let next = 0;
  const at = (place: number) => servers[place % servers.length]?.url ?? '';
  const server = {
    get url() {
      const place = next++;
      return isApart ? `${at(place)},${at(place + 1)}` : at(place);
    },
    // Processor time is the total of all servers. Of everything else, the first server's answer is enough.
    ask: async (question: Question) => {
      const answers = await Promise.all(servers.map((one) => one.ask(question)));
      return question === 'cpu' ? (answers as number[]).reduce((sum, cpu) => sum + cpu, 0) : answers[0];
    },
  };
  return { name, contender: await loadContender(name), server: server as unknown as Stand['server'] };
}

const KINDS = [
  { title: 'SQLite, 1 server', servers: 1, isShared: false, isApart: false },
  { title: 'PostgreSQL, 1 server', servers: 1, isShared: true, isApart: false },
  { title: 'PostgreSQL, 2 servers, by table', servers: 2, isShared: true, isApart: false },
  { title: 'PostgreSQL, 2 servers, apart', servers: 2, isShared: true, isApart: true },
  { title: 'PostgreSQL, 3 servers, by table', servers: 3, isShared: true, isApart: false },
  { title: 'PostgreSQL, 3 servers, apart', servers: 3, isShared: true, isApart: true },
];

say(
  `${process.version}, ${pinLoad() ? 'servers on one core, load and database on the other' : 'all where it falls'}`,
);
const scripts = usualScripts();
const database = await startPostgres({ isSafe: true });
const lines = new Map<string, Line[]>(KINDS.map(({ title }) => [title, []]));
try {
  for (let round = 1; round <= rounds; round++) {
    for (const { title, servers, isShared, isApart } of KINDS) {
      const url = await database.fresh();
      const name = isShared ? 'ours-shared' : 'ours';
      const processes = await Promise.all(
        Array.from({ length: servers }, () => ServerProcess.start(name, { DATABASE_URL: url })),
      );
      const one = await stand(name, processes, isApart);
      await playGames(one, scripts, Math.ceil(matches / SHARE));
      const used = () => (isShared ? readUsed(url, database.pid()) : undefined);
      const before = await used();
      const work = await playGames(one, scripts, matches);
      const after = await used();
      const pace = await playPaced(one, scripts, { matches, rate, seconds });
      lines.get(title)?.push({ work, pace, before, after });
      await Promise.all(processes.map((each) => each.stop()));
    }
    say(`round ${round} of ${rounds}`);
  }
} finally {
  await database.stop();
}

const COLUMNS = [
  '',
  'actions/s',
  'servers µs',
  'database µs',
  'p50 ms',
  'p99 ms',
  'log bytes',
  'event bytes',
];
say(`| ${COLUMNS.join(' | ')} |`);
say(
  `| --- | ${COLUMNS.slice(1)
    .map(() => '---:')
    .join(' | ')} |`,
);
for (const [title, all] of lines) {
  const middle = (of: (line: Line) => number, digits = 0) => {
    const value = median(all.map(of));
    return Number.isNaN(value) ? '–' : value.toFixed(digits);
  };
  const grown = (of: keyof Used) => (line: Line) =>
    line.before && line.after ? (line.after[of] - line.before[of]) / line.work.actions : NaN;
  const cells = [
    middle(({ work }) => work.perSecond),
    middle(({ work }) => work.cpu),
    middle(grown('cpu')),
    middle(({ pace }) => pace.p50, 1),
    middle(({ pace }) => pace.p99, 1),
    middle(grown('log')),
    middle(grown('bytes')),
  ];
  say(`| ${[title, ...cells].join(' | ')} |`);
}
const works = [...lines.values()].flat().map(({ work }) => work);
const faults = works.flatMap(({ ended, answers, actions }) =>
  ended < matches || answers < actions
    ? [`${matches - ended} games did not end, ${actions - answers} actions had no answer`]
    : [],
);
conclude({ line: `bench:servers: ${matches} matches, ${rounds} rounds, ${faults.length} wrong`, faults });
