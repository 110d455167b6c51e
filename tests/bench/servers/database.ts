/** Reads how much processor time and storage a database has used so far. */
import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';

/** The number of clock ticks per second. The kernel counts a process's time in ticks. */
const TICKS = 100;

export interface Used {
  /** The processor time, in µs; NaN on a system without /proc. */
  readonly cpu: number;
  /** The size of the write-ahead log, in bytes. */
  readonly log: number;
  /** The size of the events including their indexes, in bytes. */
  readonly bytes: number;
  /** The number of events. */
  readonly events: number;
}

/**
 * @param url the address of the schema whose events are counted
 * @param pid the id of the database's main process
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

/** The processor time of a process and of all its children, including those that have ended. */
function cpuOf(pid: number): number {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const ticks = all.flatMap((name) => ticksOf(Number(name), pid));
    return (ticks.reduce((sum, one) => sum + one, 0) / TICKS) * 1_000_000;
  } catch {
    return NaN;
  }
}

/**
 * The process's name is in brackets and may contain any character:
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
 */
function ticksOf(one: number, parent: number): number[] {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${one}/stat`, 'utf8');
  } catch {
    // The process has ended since the list was read.
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
