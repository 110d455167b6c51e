/** Starts the server as the environment says. */
import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { loadBoards } from './lib/boards.ts';
import { readEnvironment } from './environment.ts';
import { explain } from './faults.ts';
import { greeting } from './greeting.ts';
import { DailyCopies } from './store/daily-copies.ts';
import { openSqlite } from './store/open.ts';

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const client = environment.ODYSSEY_CLIENT;
  const log = pino({ level: environment.LOG_LEVEL });
  if (!existsSync(client)) throw new Error('The client is not built yet: npm start does it.');
  const boards = loadBoards(environment.ODYSSEY_BOARDS);
  const file = environment.ODYSSEY_DATA;
  const app = createApp({ store: openSqlite(file, log), boards, log, client });
  const copies = new DailyCopies({ file, keep: environment.ODYSSEY_BACKUPS, log });
  let isStopping = false;
  const stop = () => {
    // Ctrl+C comes twice when npm passes it on.
    if (isStopping) return;
    isStopping = true;
    Promise.all([copies.stop(), app.close()]).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const port = await app.listen(environment.PORT, environment.HOST);
  copies.start();
  process.stdout.write(greeting(port));
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
});
