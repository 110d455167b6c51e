/** A sample for runner.test.ts: its first test waits for a child process that cannot start. */
import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

it('waits for a child', () => new Promise((resolve) => spawn('/no/such/program').once('exit', resolve)));
it('would pass', () => expect(1).toBe(1));
