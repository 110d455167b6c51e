/**
 * Takes pictures of the gallery's states at every size, into test-results/pictures: `npm run pictures`, or `npm run
 * pictures -- orders` for only the test files with "orders" in their name. `ODYSSEY_STATES='ending|record'` and
 * `ODYSSEY_SIZES=390x844` select states and sizes. The pictures are for people to look at; no test uses them.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';

const FOLDER = 'test-results/pictures';
const wanted = process.argv.slice(2);
const tests = globSync('tests/gallery/*.long.test.ts').filter(
  (file) =>
    readFileSync(file, 'utf8').includes('looksRight(') &&
    (wanted.length === 0 || wanted.some((name) => basename(file).includes(name))),
);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'long', '--testTimeout', '600000', ...tests],
  {
    stdio: 'inherit',
    env: { ODYSSEY_PICTURES: FOLDER, ...process.env },
  },
);
process.exitCode = status ?? 1;
