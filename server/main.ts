/** Starts the server as the environment says. */
import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { loadBoards } from './boards.ts';
import { readEnvironment } from './environment.ts';
import { greeting } from './greeting.ts';
import { openSqlite } from './store/sqlite.ts';

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const client = environment.ODYSSEY_CLIENT;
  const log = pino({ level: environment.LOG_LEVEL });
  if (!existsSync(client)) throw new Error('The client is not built yet: npm start does it.');
  const boards = loadBoards(environment.ODYSSEY_BOARDS);
  const app = createApp({ store: openSqlite(environment.ODYSSEY_DATA), boards, log, client });
  const port = await app.listen(environment.PORT, environment.HOST);
  process.stdout.write(greeting(port));
  const stop = () => void app.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n\n`);
  process.exit(1);
});

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken: is Odyssey running already? Another one, with its own tables: PORT=3001 ODYSSEY_DATA=data/other.sqlite npm start';
  }
  if (/database is locked/.test(error.message)) {
    return 'The tables are open in another Odyssey server. With its own tables: ODYSSEY_DATA=data/other.sqlite npm start';
  }
  return error.message;
}
