/** Backs up the data file, even while a server is running: `npm run backup [-- file]`. */
import { join } from 'node:path';
import { readEnvironment } from './environment.ts';
import { explain } from './faults.ts';
import { backUpFromOutside } from './store/backup.ts';
import { backupsFolder, stamp } from './store/files.ts';

async function main([target]: readonly string[]): Promise<void> {
  const { ODYSSEY_DATA: file } = readEnvironment(process.env);
  const backup = target ?? join(backupsFolder(file), `backup-${stamp(Date.now())}.sqlite`);
  const { faults, isEmpty } = await backUpFromOutside(file, backup);
  process.stdout.write(`\n  The backup is ${backup}\n\n`);
  if (isEmpty) process.stderr.write('  There is no table in it.\n\n');
  if (faults.length === 0) return;
  process.stderr.write(`  Some of the data is damaged:\n  ${faults.join('\n  ')}\n\n`);
  process.exitCode = 2;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exitCode = 1;
});
