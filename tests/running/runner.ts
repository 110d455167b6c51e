/**
 * A test runner in which no test can hang the run. After an uncaught exception or a timeout, it skips the rest of the
 * file.
 */
import { TestRunner, type RunnerTask, type RunnerTestCase } from 'vitest';

/** Matches error messages of a test or hook that hung, or of a database that didn't answer. */
const TIMED_OUT = /timed out in \d+ ?ms|connection timeout|timeout expired|query read timeout/i;

export default class BoundedRunner extends TestRunner {
  /** Maps a file's id to the reason why its remaining tests are skipped. */
  readonly #ended = new Map<string, string>();
  #file = '';
  /** Fails the current test. */
  #fail: (error: Error) => void = () => undefined;

  readonly #end = (thrown: unknown): void => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    this.#ended.set(this.#file, `an earlier test threw where nothing caught it: ${error.message}`);
    this.#fail(error);
  };

  onBeforeRunFiles(): void {
    process.on('uncaughtException', this.#end);
    process.on('unhandledRejection', this.#end);
  }

  override onAfterRunFiles(): void {
    process.off('uncaughtException', this.#end);
    process.off('unhandledRejection', this.#end);
    super.onAfterRunFiles();
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    this.#file = test.file.id;
    const why = this.#ended.get(test.file.id);
    if (why === undefined || test.type !== 'test') return;
    // Skip the file's other tests, because they would probably hang too. The file has already failed.
    test.mode = 'skip';
    const result: NonNullable<RunnerTestCase['result']> & { note: string } = { state: 'skip', note: why };
    test.result = result;
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const uncaught = new Promise<never>((_, reject) => (this.#fail = reject));
    await Promise.race([TestRunner.getTestFn(test)(), uncaught]);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    this.#fail = () => undefined;
    const hung = test.result?.errors?.some(({ message }) => TIMED_OUT.test(message));
    if (hung) this.#ended.set(test.file.id, `"${test.name}" hung`);
    super.onAfterRunTask(test);
  }
}
