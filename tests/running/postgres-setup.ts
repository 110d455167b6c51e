/** Starts one PostgreSQL server for all test files of a run, as soon as the first of them needs it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres, type Database } from '../helpers/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers each request with the address of a new, empty database. */
    postgres: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let database: Promise<Database> | undefined;
  const server = createServer((_, response) => {
    void (database ??= startPostgres())
      .then((started) => started.freshDatabase())
      .then((address) => response.end(address))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('postgres', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    const started = await database?.catch(() => undefined);
    await started?.stop();
  };
}
