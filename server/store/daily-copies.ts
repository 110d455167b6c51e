/** A copy of the data file each day, some of them kept: a backup that nobody has to think of. */
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { backupsFolder, parseStamp, stamp } from './files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How often to look whether a day has passed. */
const LOOK_MS = 60 * 60 * 1000;

/** "daily-000017-2026-08-01T12-00-00Z.sqlite": the number orders them, for a clock may jump. */
const NAME = /^daily-(\d{6,})-([\dTZ-]+?)(\.damaged)?\.sqlite$/;
/** What a server that was killed has left of one. */
const UNFINISHED = /^daily-.*\.partial$/;

export interface DailyCopiesDeps {
  /** The data file. */
  readonly file: string;
  /** How many are kept: of sound ones and, apart from those, of ones with damage. 0: none is made. */
  readonly keep: number;
  readonly log: Logger;
  /** The time, in ms since 1970. */
  readonly now?: () => number;
}

interface Copy {
  readonly path: string;
  readonly number: number;
  /** When it was made, by the clock of that time, in ms since 1970. */
  readonly madeAt: number;
  readonly isDamaged: boolean;
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

  /** From now on makes one whenever the last one is a day old. */
  start(): void {
    if (this.#deps.keep === 0) return;
    this.#timer = setInterval(() => void this.look(), LOOK_MS);
    void this.look();
  }

  /** Makes one if it is time; resolves when that is done, or has failed and was told in the log. */
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
      const last = this.#copies().at(-1);
      // A clock that was put back must not stop the copies until it has caught up.
      if (last && Math.abs(this.#now() - last.madeAt) < DAY_MS) return;
      const number = String((last?.number ?? 0) + 1).padStart(6, '0');
      const target = join(backupsFolder(file), `daily-${number}-${stamp(this.#now())}.sqlite`);
      const faults = await this.#make(target);
      if (faults.length > 0) {
        renameSync(target, target.replace(/\.sqlite$/, '.damaged.sqlite'));
        log.error({ faults }, 'the daily copy was made, but some of what is kept is damaged');
      }
      this.#dropOld();
    } catch (error) {
      if (!this.#isStopping) log.error({ err: error }, 'the daily copy could not be made');
    }
  }

  #make(target: string): Promise<readonly string[]> {
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

  #namesOfFolder(): string[] {
    const folder = backupsFolder(this.#deps.file);
    return existsSync(folder) ? readdirSync(folder) : [];
  }

  /** In the order in which they were made. */
  #copies(): Copy[] {
    const folder = backupsFolder(this.#deps.file);
    return this.#namesOfFolder()
      .flatMap((name): Copy[] => {
        const [, number, time, damaged] = NAME.exec(name) ?? [];
        if (number === undefined || time === undefined) return [];
        const isDamaged = damaged !== undefined;
        return [{ path: join(folder, name), number: Number(number), madeAt: parseStamp(time), isDamaged }];
      })
      .sort((a, b) => a.number - b.number);
  }

  /** What is damaged never drives out what is sound. */
  #dropOld(): void {
    for (const name of this.#namesOfFolder()) {
      if (UNFINISHED.test(name)) rmSync(join(backupsFolder(this.#deps.file), name));
    }
    for (const damaged of [false, true]) {
      const copies = this.#copies().filter(({ isDamaged }) => isDamaged === damaged);
      for (const { path } of copies.slice(0, -this.#deps.keep)) rmSync(path);
    }
  }
}
