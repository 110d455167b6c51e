/** Used by all harnesses: reads their arguments, and ends them with a result. */
import { parseArgs } from 'node:util';

/**
 * The result of a harness: a one-line summary to quote, and all faults. Each fault includes the arguments that
 * reproduce it.
 */
export interface Verdict {
  readonly line: string;
  readonly faults: readonly string[];
}

/**
 * Reads `--name value` for each of the names in `defaults`.
 * @throws Error naming the argument if it is unknown, or if it should be a number and is negative or not a number
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

/** Prints the faults, then the line to quote, and ends the process. The exit code is 1 if there are faults. */
export function conclude({ line, faults }: Verdict): never {
  for (const fault of faults) say(`WRONG: ${fault}`);
  say(line);
  // Call exit(), because the timers of open connections would keep the process alive.
  process.exit(faults.length > 0 ? 1 : 0);
}

/** A number with thousands separators, such as 1,234,567. */
export function counted(number: number): string {
  return number.toLocaleString('en');
}
