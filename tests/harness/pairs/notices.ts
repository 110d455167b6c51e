/**
 * Plays pairs of games over days whose players are never there except for their own moves, and compares the notices that
 * their devices get from a push service.
 */
import { pino } from 'pino';
import { createApp, type App } from '../../../server/app.ts';
import { NO_LIMITS } from '../../../server/gateway/limits.ts';
import { openSqlite } from '../../../server/store/open.ts';
import type { Random } from '../../../shared/random.ts';
import { PushService } from '../../helpers/push-service.ts';
import { seeded } from '../../helpers/random.ts';
import { counted, type Verdict } from '../run.ts';
import { chartScript } from './chart.ts';
import { differenceIn, type Order } from './pairs.ts';
import { BOARDS } from './scene.ts';
import type { Script } from './script.ts';
import { seaScript } from './sea.ts';
import { PairTable } from './table.ts';
import { standingClock } from './time.ts';

export interface FoundNotices extends Verdict {
  readonly pairs: number;
  readonly notices: number;
  /** The kinds of all notices that were compared. */
  readonly kinds: ReadonlySet<string>;
}

const HOUR_MS = 60 * 60 * 1000;
const CLOCK = { hours: 24, atZero: 'random move' } as const;
/** So much time passes in some turns that little is left. */
const LATE_MS = 22 * HOUR_MS;

interface Tally {
  readonly wanted: number;
  pairs: number;
  notices: number;
  readonly faults: string[];
  readonly kinds: Set<string>;
}

/** A server on which the time can be turned, and its push service. */
interface Stage {
  readonly app: App;
  readonly url: string;
  readonly service: PushService;
  passes(ms: number): void;
}

/** Plays a number of pairs on a new server. Stops at the first difference. */
export async function playNotices({ seed, count }: Order): Promise<FoundNotices> {
  const service = await PushService.open();
  let ahead = 0;
  const app = createApp({
    store: openSqlite(':memory:'),
    boards: BOARDS,
    log: pino({ level: 'silent' }),
    limits: NO_LIMITS,
    openTables: 'public',
    now: () => Date.now() + ahead,
    checkMs: 2 ** 30,
    push: service.options({ lookMs: 2 ** 30 }),
  });
  const url = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
  const stage: Stage = { app, url, service, passes: (ms) => void (ahead += ms) };
  const tally: Tally = { wanted: count, pairs: 0, notices: 0, faults: [], kinds: new Set() };
  try {
    for (let number = seed; tally.pairs < count && tally.faults.length === 0; number++)
      await playScript(stage, number, tally);
  } finally {
    await app.close();
    await service.close();
  }
  if (service.faults.length > 0)
    throw new Error('a notice could not be decrypted', { cause: service.faults[0] });
  const { pairs, notices, faults } = tally;
  const line = `pairs: ${counted(pairs)} pairs over days, ${counted(notices)} notices, ${faults.length} different (seed ${seed})`;
  return { line, ...tally };
}

async function playScript(stage: Stage, seed: number, tally: Tally): Promise<void> {
  const { app, url, service } = stage;
  const script = seed % 3 === 0 ? chartScript(seed) : seaScript(seed);
  const random = seeded(seed);
  const scene = { ...script.scene, clock: CLOCK };
  const clock = standingClock();
  const tables = [new PairTable(url, scene), new PairTable(url, scene)];
  try {
    await Promise.all(tables.map((table) => table.gather()));
    for (const table of tables) await table.subscribeAndLeave(service);
    for (const step of script.steps) {
      if (tally.pairs === tally.wanted) break;
      clock.goOn();
      await Promise.all(tables.map((table, i) => perform(table, step.ops[i] ?? [])));
      if (step.differs) tally.pairs++;
      await passTime(stage, random);
      await app.notifyDue();
      const [one, two] = tables.map((table) => table.notices(script.watched));
      const different = one && two && differenceIn(one, two);
      if (different !== undefined) {
        tally.faults.push(`pairs --seed ${seed}: notices ${step.what}: ${different}`);
        break;
      }
    }
    count(tables, script, tally);
  } finally {
    for (const table of tables) await table.end();
    clock.restore();
  }
}

/** Carries out what changes the game. Requests that change nothing are left to the other pairs. */
async function perform(table: PairTable, ops: Script['steps'][number]['ops'][number]): Promise<void> {
  for (const op of ops) if ('asks' in op && op.asks(table)[0] === 'command') await table.visits(op);
}

/** In some turns, lets so much time pass that the players are reminded. */
async function passTime({ app, passes }: Stage, random: Random): Promise<void> {
  if (random() > 0.2) return;
  await app.notifyDue();
  passes(LATE_MS);
}

function count([table]: readonly PairTable[], { watched }: Script, tally: Tally): void {
  for (const notices of table?.notices(watched).values() ?? [])
    for (const notice of notices) {
      tally.notices++;
      tally.kinds.add(/"kind\\":\\"([\w-]+)/.exec(notice)?.[1] ?? '');
    }
}
