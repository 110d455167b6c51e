/** Looking at pages with axe, state by state; each state once, and all that is wrong told at the end. */
import { violations } from './axe.ts';
import type { Person } from './people.ts';

/** What was wrong in each state, in this test. */
export class Looks {
  readonly #seen = new Map<string, string[]>();

  async at({ page }: Pick<Person, 'page'>, state: string): Promise<void> {
    if (this.#seen.has(state)) return;
    this.#seen.set(state, []);
    this.#seen.set(state, await violations(page, [], state));
  }
  has(state: string): boolean {
    return this.#seen.has(state);
  }
  get states(): number {
    return this.#seen.size;
  }
  get wrong(): Record<string, string[]> {
    return Object.fromEntries([...this.#seen].filter(([, wrong]) => wrong.length > 0));
  }
}
