/** socket.io with the simplest log: one row for each action, written to disk before the action is answered. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Contender } from '../contender.ts';
import type { Scripts } from '../games.ts';
import { seatPlain, servePlain } from './socketio.ts';

async function serve(scripts: Scripts) {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-bench-'));
  const database = new DatabaseSync(join(folder, 'log.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE events (log TEXT, number INTEGER, event TEXT, PRIMARY KEY (log, number))');
  const insert = database.prepare('INSERT INTO events VALUES (?, ?, ?)');
  const served = await servePlain(scripts, (table, number, event) => insert.run(table, number, event));
  const close = async () => {
    await served.close();
    database.close();
    rmSync(folder, { recursive: true });
  };
  return { ...served, close };
}

export const insert: Contender = { title: 'socket.io, an insert for each action', serve, seat: seatPlain };
