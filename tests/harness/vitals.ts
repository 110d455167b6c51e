/** Reads a server's memory from its own metrics. */

export interface Vitals {
  /** Resident memory, in MB. */
  readonly rss: number;
  /** Heap in use, in MB. */
  readonly heap: number;
}

const MB = 1024 * 1024;

/** All metrics of a server, as text. @param metrics the address of the operator's port */
export async function readMetrics(metrics: string): Promise<string> {
  return (await fetch(`${metrics}/metrics`)).text();
}

/**
 * @param metrics the address of the operator's port
 * @throws Error if the server reports no such figures
 */
export async function readVitals(metrics: string): Promise<Vitals> {
  const text = await readMetrics(metrics);
  const figure = (name: string) => {
    const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`no ${name} among the metrics`);
    return Number(found) / MB;
  };
  return { rss: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') };
}
