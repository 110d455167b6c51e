/** Prints the last lines of a run: how long the tests took, and which ones were skipped and why. */
import type { Reporter, TestModule } from 'vitest/node';

export default class ClosingReporter implements Reporter {
  #started = 0;

  onTestRunStart(): void {
    this.#started = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = new Map<string, number>();
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        // If the result has no note, the test's name contains the reason: "… (skipped where Caddy is not installed)".
        const why = ('note' in result && result.note) || `${module.relativeModuleId}: ${test.fullName}`;
        skipped.set(why, (skipped.get(why) ?? 0) + 1);
      }
    }
    const seconds = Math.round((performance.now() - this.#started) / 1_000);
    const lines = [...skipped].map(([why, count]) => `  ${count} of: ${why}`);
    const head = lines.length > 0 ? 'Skipped:' : 'Nothing was skipped.';
    // Print the lines a moment later, so that they come after vitest's own summary.
    setTimeout(() => {
      process.stdout.write([head, ...lines, `The tests took ${seconds} s.`, ''].join('\n'));
    }, 0);
  }
}
