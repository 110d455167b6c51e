/**
 * The copy of PostgreSQL contains everything it needs, because the package itself may be in a folder that only root can
 * enter.
 */
import { lstatSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { expect, it } from 'vitest';
import { copyBinaries, whyNoPostgres } from '../helpers/postgres-binaries.ts';

const why = whyNoPostgres();

it.skipIf(why !== null && !process.env['CI'])('has only links within the copy', () => {
  const { folder } = copyBinaries();
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    );
    const links = files.filter((file) => lstatSync(file).isSymbolicLink());
    expect(links.filter((link) => isAbsolute(readlinkSync(link)))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
