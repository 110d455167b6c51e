/** A sample for runner.test.ts: its first test hangs. */
import { expect, it } from 'vitest';

it('hangs', () => new Promise(() => undefined));
it('would hang too', () => new Promise(() => undefined));
it('would pass', () => expect(1).toBe(1));
