/** What a database has used and written so far. */
import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** Ticks of the clock that the kernel counts a process's time in, each second. */
const TICKS = 100;

export interface Used {
  /** The processor's time, in µs; NaN where the system has no /proc. */
  readonly cpu: number;
  /** Of its write-ahead log, in bytes. */
  readonly log: number;
  /** What its events take up with their indexes, in bytes, and how many they are. */
  readonly bytes: number;
  readonly events: number;
}

/**
 * @param url of the schema whose events are counted
 * @param pid of the database's first process
 */
export async function readUsed(url: string, pid: number): Promise<Used> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<'log' | 'bytes' | 'events', string>>(
    `SELECT pg_current_wal_lsn() - '0/0' AS log, pg_total_relation_size('events') AS bytes,
       (SELECT count(*) FROM events) AS events`,
  );
  await client.end();
  const [row] = rows;
  return {
    cpu: cpuOf(pid),
    log: Number(row?.log),
    bytes: Number(row?.bytes),
    events: Number(row?.events),
  };
}

/** The time of a process and of all its children, those that have ended included. */
function cpuOf(pid: number): number {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const ticks = all.flatMap((name) => ticksOf(Number(name), pid));
    return (ticks.reduce((sum, one) => sum + one, 0) / TICKS) * 1_000_000;
  } catch {
    return NaN;
  }
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name, which may hold anything, is in brackets. */
function ticksOf(one: number, parent: number): number[] {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${one}/stat`, 'utf8');
  } catch {
    // It has ended since.
    return [];
  }
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [ppid, own, ended] = [fields[1], fields.slice(11, 13), fields.slice(13, 15)];
  if (one === parent) return [...own, ...ended];
  return ppid === parent ? own : [];
}
