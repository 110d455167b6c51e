/** Replaces the data file with a backup, while no server is running: `npm run restore -- <file> [--force]`. */
import { parseArgs } from 'node:util';
import { readEnvironment } from './environment.ts';
import { explain } from './faults.ts';
import { restore } from './store/restore.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' } },
  });
  const [source] = positionals;
  if (source === undefined) throw new Error('Which backup? npm run restore -- data/backups/<file>');
  const { ODYSSEY_DATA: file } = readEnvironment(process.env);
  const { aside, faults } = await restore(source, file, { force: values.force === true });
  process.stdout.write(`\n  Restored ${file} from ${source}.\n`);
  if (aside !== undefined) process.stdout.write(`  The previous file is now ${aside}\n`);
  if (faults.length > 0) process.stdout.write(`  Damaged, and therefore closed:\n  ${faults.join('\n  ')}\n`);
  process.stdout.write('\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exitCode = 1;
});
