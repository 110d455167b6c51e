/**
 * Metrics that every request updates. prom-client would check and hash the labels at each update, so these only add to
 * a number, and prom-client gets them when they are read.
 */
import { Counter, type Histogram, type Registry } from 'prom-client';

/** Adds a counter with two labels. Returns the function that counts. */
export function addTally(
  registry: Registry,
  { name, help, labels }: { name: string; help: string; labels: readonly [string, string] },
): (first: string, second: string) => void {
  const [one, other] = labels;
  const tallies = new Map<string, Map<string, number>>();
  new Counter({
    name,
    help,
    labelNames: [one, other],
    registers: [registry],
    collect() {
      this.reset();
      for (const [first, tally] of tallies)
        for (const [second, count] of tally) this.inc({ [one]: first, [other]: second }, count);
    },
  });
  return (first, second) => {
    let tally = tallies.get(first);
    if (!tally) tallies.set(first, (tally = new Map()));
    tally.set(second, (tally.get(second) ?? 0) + 1);
  };
}

/**
 * Adds a histogram of times with one label. Returns the function that adds a time, in seconds.
 * @param bounds the upper bounds of the buckets, in seconds
 */
export function addTimes(
  registry: Registry,
  { name, help, label }: { name: string; help: string; label: string },
  bounds: readonly number[],
): (value: string, seconds: number) => void {
  /** For each value of the label, the number of times in each bucket and above the last, and the sum of the times. */
  const rows = new Map<string, { readonly counts: number[]; sum: number }>();
  const samplesOf = ([value, { counts, sum }]: [string, { counts: number[]; sum: number }]) => {
    let below = 0;
    const labels = { [label]: value };
    const sample = (part: string, more: object, value: number) => ({
      metricName: `${name}_${part}`,
      labels: { ...more, ...labels },
      value,
    });
    const buckets = [...bounds, '+Inf'].map((le, i) => sample('bucket', { le }, (below += counts[i] ?? 0)));
    return [...buckets, sample('sum', {}, sum), sample('count', {}, below)];
  };
  const get = async () => ({ name, help, type: 'histogram', values: [...rows].flatMap(samplesOf) });
  // prom-client's own histograms can't be given counts, but it formats anything that has this method.
  registry.registerMetric({ name, get } as unknown as Histogram);
  return (value, seconds) => {
    let row = rows.get(value);
    if (!row) rows.set(value, (row = { counts: [], sum: 0 }));
    let bucket = 0;
    while (seconds > (bounds[bucket] ?? Infinity)) bucket++;
    row.counts[bucket] = (row.counts[bucket] ?? 0) + 1;
    row.sum += seconds;
  };
}
