/** Plays pairs, and compares every packet at one table with the corresponding packet at the other. */
import { pino } from 'pino';
import { createApp, type App } from '../../../server/app.ts';
import { NO_LIMITS } from '../../../server/gateway/limits.ts';
import { withTimeout } from '../../../server/lib/with-timeout.ts';
import { openSqlite } from '../../../server/store/open.ts';
import { counted, type Verdict } from '../run.ts';
import { chartScript } from './chart.ts';
import { BOARDS, type Role } from './scene.ts';
import type { Op, Script, Step } from './script.ts';
import { seaScript } from './sea.ts';
import { PairTable, type Heard } from './table.ts';
import { standingClock } from './time.ts';

export interface Order {
  readonly seed: number;
  readonly count: number;
}

export interface Found extends Verdict {
  readonly pairs: number;
  readonly frames: number;
  /** The codes of all refusals found in the packets. */
  readonly refusals: ReadonlySet<string>;
  /** The number of answers to `look` that said whose turn it is. */
  readonly turns: number;
}

/** How long a script may take before it counts as stuck, in ms. */
const LONGEST_PLAY_MS = 120_000;

/** Plays a number of pairs on a new server. Stops at the first difference. */
export async function playPairs({ seed, count }: Order): Promise<Found> {
  // Each table has a server of its own, because the list of open tables must differ only if a table's secrets do.
  const apps = [serverOfOne(), serverOfOne()] as const;
  const listen = async (app: App) => `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
  const urls = await Promise.all([listen(apps[0]), listen(apps[1])]);
  const tally: Tally = { wanted: count, pairs: 0, frames: 0, faults: [], refusals: new Set(), turns: 0 };
  try {
    for (let number = seed; tally.pairs < count && tally.faults.length === 0; number++) {
      const played = playScript(urls, number, tally);
      if (!(await withTimeout(LONGEST_PLAY_MS, played))) throw new Error(`pairs --seed ${number}: hangs`);
    }
  } finally {
    await Promise.all(apps.map((app) => app.close()));
  }
  const { pairs, frames, faults } = tally;
  const line = `pairs: ${counted(pairs)} pairs, ${counted(frames)} frames, ${faults.length} different (seed ${seed})`;
  return { line, ...tally };
}

/** The server of one of the two tables. */
function serverOfOne(): App {
  return createApp({
    store: openSqlite(':memory:'),
    boards: BOARDS,
    log: pino({ level: 'silent' }),
    // Limits are off, because all requests come from one address.
    limits: NO_LIMITS,
    openTables: 'public',
    // Answers with the list must not depend on how fast this machine is.
    relistMs: 0,
    // The standing clock replaces Date.now later.
    now: () => Date.now(),
  });
}

interface Tally {
  readonly wanted: number;
  pairs: number;
  /** The number of packets that were compared between the two tables. */
  frames: number;
  readonly faults: string[];
  readonly refusals: Set<string>;
  turns: number;
}

/** Plays one script at two tables, step by step, to its end. */
async function playScript(urls: readonly [string, string], seed: number, tally: Tally): Promise<void> {
  const script = seed % 3 === 0 ? chartScript(seed) : seaScript(seed);
  const before = tally.pairs;
  const clock = standingClock();
  const tables = [new PairTable(urls[0], script.scene), new PairTable(urls[1], script.scene)] as const;
  // Other tables are in the list too, so that its order can be compared. It is sorted by time.
  const openAnother = () => Promise.all(tables.map((table) => table.openAnother()));
  await openAnother();
  clock.goOn();
  await Promise.all(tables.map((table) => table.gather()));
  clock.goOn();
  await openAnother();
  try {
    for (const step of [GATHERING, ...script.steps]) {
      if (tally.pairs === tally.wanted) return;
      clock.goOn();
      const heard = await Promise.all([
        perform(tables[0], step.ops[0], script),
        perform(tables[1], step.ops[1], script),
      ]);
      if (step.differs) tally.pairs++;
      const different = compare(heard, tally);
      if (different === undefined) continue;
      const again = `--seed ${seed} --count ${Math.max(1, tally.pairs - before)}`;
      tally.faults.push(`pairs ${again}: ${step.what}: ${different}`);
      return;
    }
  } finally {
    for (const table of tables) await table.end();
    clock.restore();
  }
}

/** A step that stands for everything before a script's first step: all packets sent before the game began. */
const GATHERING: Step = { what: 'gathering', ops: [[], []], differs: false };

async function perform(table: PairTable, ops: readonly Op[], { watched }: Script): Promise<Heard> {
  for (const op of ops) await table.does(op);
  return table.heard(watched);
}

function compare([one, two]: readonly [Heard, Heard], tally: Tally): string | undefined {
  const packets = [...one.values()].flat();
  tally.frames += packets.length;
  for (const packet of packets) for (const code of refusalsIn(packet)) tally.refusals.add(code);
  tally.turns += packets.filter((packet) => packet.includes('"turn":{')).length;
  return differenceIn(one, two);
}

function refusalsIn(packet: string): string[] {
  return [...packet.matchAll(/"refusal":"([\w-]+)"/g)].map(([, code = '']) => code);
}

/** Describes the first packet that differs for one of the roles. Returns undefined if all packets are equal. */
export function differenceIn(one: Heard, two: Heard): string | undefined {
  for (const [role, packets] of one) {
    const others = two.get(role) ?? [];
    for (let i = 0; i < Math.max(packets.length, others.length); i++) {
      if (packets[i] !== others[i]) return describe(role, packets[i], others[i]);
    }
  }
  return undefined;
}

/** How much of a packet to show around the first difference. */
const SHOWN = 160;

function describe(role: Role, one = '(nothing)', two = '(nothing)'): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  const from = Math.max(0, at - SHOWN / 2);
  const [first, second] = [one, two].map((text) => text.slice(from, from + SHOWN));
  return `${role} is sent, from character ${from} on,\n  ${first}\nor\n  ${second}`;
}
