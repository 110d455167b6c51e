/** Reads from a server's metrics what its opponents did. */
import { readMetrics } from '../vitals.ts';

export interface Doings {
  /** Commands of opponents that were carried out. */
  readonly carriedOut: number;
  /** Commands of opponents that were refused. */
  readonly refused: number;
  /** One text for each type of command and each refusal of it, such as “sail not-your-ship (2 times)”. */
  readonly refusals: readonly string[];
  readonly thoughts: number;
  /** Decisions that took more than a second, including the wait for other decisions. */
  readonly late: number;
  /** Decisions of opponents that failed with an error. */
  readonly failed: number;
  /** Faults in the log: decisions that failed or hung, and moves that were refused. */
  readonly faults: number;
}

/** @param metrics the address of the operator's port */
export async function readOpponents(metrics: string): Promise<Doings> {
  return doingsIn(await readMetrics(metrics));
}

/** @param text all metrics of a server */
export function doingsIn(text: string): Doings {
  const commands = linesOf(text, 'odyssey_opponent_commands_total');
  const refusals = commands.filter(({ labels }) => labels['answer'] !== 'ok');
  const thoughts = linesOf(text, 'odyssey_thoughts_total');
  const faults = linesOf(text, 'odyssey_faults_total');
  return {
    carriedOut: sum(commands.filter(({ labels }) => labels['answer'] === 'ok')),
    refused: sum(refusals),
    refusals: refusals.map(
      ({ labels, value }) => `${labels['command']} ${labels['answer']} (${value} times)`,
    ),
    thoughts: sum(thoughts),
    late:
      sum(linesOf(text, 'odyssey_thought_seconds_count')) -
      sum(linesOf(text, 'odyssey_thought_seconds_bucket').filter(({ labels }) => labels['le'] === '1')),
    failed: sum(thoughts.filter(({ labels }) => labels['outcome'] === 'failed')),
    faults: sum(faults.filter(({ labels }) => labels['place'] === 'opponent')),
  };
}

interface Line {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

function linesOf(text: string, name: string): Line[] {
  return [...text.matchAll(new RegExp(`^${name}\\{([^}]*)\\} (\\S+)$`, 'gm'))].map(
    ([, labels = '', value]) => ({
      labels: Object.fromEntries(
        [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', of = '']) => [label, of]),
      ),
      value: Number(value),
    }),
  );
}

function sum(lines: readonly Line[]): number {
  return lines.reduce((all, { value }) => all + value, 0);
}
