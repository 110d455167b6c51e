/** How every harness is run: its arguments, and how it ends. */
import { parseArgs } from 'node:util';

/** What a harness found: a line to quote, and whatever is wrong, each with what draws it again. */
export interface Verdict {
  readonly line: string;
  readonly faults: readonly string[];
}

/**
 * Reads `--name value` for each of these names; what is not given stays as it is here.
 * @throws Error that names an argument which is unknown or no number of at least 0
 */
export function readArguments<T extends Readonly<Record<string, number | string>>>(
  defaults: T,
  given = process.argv.slice(2),
): T {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  const { values } = parseArgs({ args: given, options });
  const read = Object.entries(defaults).map(([name, usual]) => {
    const value = values[name];
    if (value === undefined || typeof usual === 'string') return [name, value ?? usual];
    const number = Number(value);
    if (!(number >= 0)) throw new Error(`--${name} ${String(value)}: a number is needed`);
    return [name, number];
  });
  return Object.fromEntries(read) as T;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Shows what was found, the line to quote last, and ends the process, with 1 if anything is wrong. */
export function conclude({ line, faults }: Verdict): never {
  for (const fault of faults) say(`WRONG: ${fault}`);
  say(line);
  // At once: connections that nobody reads any more have timers of their own.
  process.exit(faults.length > 0 ? 1 : 0);
}

/** A number as people read it: 1,234,567. */
export function counted(number: number): string {
  return number.toLocaleString('en');
}
