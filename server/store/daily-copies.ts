/** Copies the data file every day, and deletes all but the newest copies. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Copied } from './backup.ts';
import { backupsFolder, parseStamp, stamp } from './files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often to check whether a copy is due, in ms. */
const LOOK_MS = 60 * 60 * 1000;

/**
 * The names of copies, such as "daily-000017-2026-08-01T12-00-00Z.sqlite". Copies are ordered by the number and not by
 * the time, because a clock may jump.
 */
const NAME = /^daily-(\d{6,})-([\dTZ-]+?)(\.damaged|\.empty)?\.sqlite$/;

/** The result of checking a copy. A copy that is damaged or has no tables never replaces a sound one. */
type Worth = 'sound' | 'damaged' | 'empty';
const WORTHS: readonly Worth[] = ['sound', 'damaged', 'empty'];
/** The names of unfinished copies, which are left behind when the server is killed. */
const UNFINISHED = /^daily-.*\.partial$/;

export interface DailyCopiesDeps {
  /** The path of the data file. */
  readonly file: string;
  /** How many copies of each kind (sound, damaged, empty) to keep; 0 for none. */
  readonly keep: number;
  readonly log: Logger;
  /** Returns the time, in ms since 1970. */
  readonly now?: () => number;
}

interface Copy {
  readonly path: string;
  readonly number: number;
  /** When the copy was made, in ms since 1970, according to the clock at that time. */
  readonly madeAt: number;
  readonly worth: Worth;
}

/** Whether any copy beside a data file contains tables. */
export function hasCopies(file: string): boolean {
  return copiesOf(file).some(({ worth }) => worth !== 'empty');
}

/** All copies, oldest first. */
function copiesOf(file: string): Copy[] {
  const folder = backupsFolder(file);
  return namesIn(folder)
    .flatMap((name): Copy[] => {
      const [, number, time, mark] = NAME.exec(name) ?? [];
      if (number === undefined || time === undefined) return [];
      const path = join(folder, name);
      return [{ path, number: Number(number), madeAt: parseStamp(time), worth: worthOf(path, mark) }];
    })
    .sort((a, b) => a.number - b.number);
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function worthOf(path: string, mark?: string): Worth {
  if (mark === '.empty' || statSync(path).size === 0) return 'empty';
  return mark === '.damaged' ? 'damaged' : 'sound';
}

export class DailyCopies {
  readonly #deps: DailyCopiesDeps;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;
  #making: Promise<void> | undefined;
  #isStopping = false;

  constructor(deps: DailyCopiesDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? Date.now;
  }

  /** Makes a copy now if one is due, and then whenever the last copy is a day old. */
  start(): void {
    if (this.#deps.keep === 0) return;
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
    void this.look();
  }

  /** Makes a copy if one is due. Resolves once the copy has succeeded or failed. Failures are logged. */
  look(): Promise<void> {
    if (this.#deps.keep === 0) return Promise.resolve();
    this.#making ??= this.#makeIfDue().finally(() => (this.#making = undefined));
    return this.#making;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#worker?.terminate();
    await this.#making;
  }

  async #makeIfDue(): Promise<void> {
    const { file, log } = this.#deps;
    try {
      const copies = copiesOf(file);
      const last = copies.at(-1);
      // Take the absolute difference. Otherwise, if the clock was put back by days, no copy would be made until the
      // clock had caught up.
      if (last && Math.abs(this.#now() - last.madeAt) < DAY_MS) return;
      const number = String((last?.number ?? 0) + 1).padStart(6, '0');
      const target = join(backupsFolder(file), `daily-${number}-${stamp(this.#now())}.sqlite`);
      const { faults, isEmpty } = await this.#make(target);
      const mark = (word: Worth) => renameSync(target, target.replace(/\.sqlite$/, `.${word}.sqlite`));
      if (faults.length > 0) {
        mark('damaged');
        log.error({ faults }, 'the daily copy was made, but some of what is kept is damaged');
      } else if (isEmpty) {
        mark('empty');
        if (copies.some(({ worth }) => worth === 'sound'))
          log.warn('there is no table in the daily copy, though there was in an earlier one');
      }
      this.#dropOld();
    } catch (error) {
      if (!this.#isStopping) log.error({ err: error }, 'the daily copy could not be made');
    }
  }

  #make(target: string): Promise<Copied> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./copy-worker.ts', import.meta.url), {
        workerData: { file: this.#deps.file, target },
      });
      this.#worker = worker;
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('it was broken off')));
    });
  }

  #dropOld(): void {
    const { file, keep } = this.#deps;
    const folder = backupsFolder(file);
    for (const name of namesIn(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name));
    const copies = copiesOf(file);
    for (const kind of WORTHS) {
      for (const { path } of copies.filter(({ worth }) => worth === kind).slice(0, -keep)) rmSync(path);
    }
  }
}
