/**
 * Our server without rules, secrecy, limits and metrics. It keeps only socket.io, our store, and one answer with the
 * result of each action. No server that gives the same guarantees about persistence and order can cost less.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from 'socket.io';
import { openSqlite } from '../../../server/store/open.ts';
import type { GameEvent, Side } from '../../../shared/game/game.ts';
import { actionOf, otherSide, scriptOf, type Contender } from '../contender.ts';
import type { Scripts } from '../games.ts';
import { listenAnywhere } from '../listening.ts';
import { seatPlain } from './socketio.ts';

async function serve(scripts: Scripts) {
  const folder = mkdtempSync(join(tmpdir(), 'odyssey-bench-'));
  const store = openSqlite(join(folder, 'odyssey.sqlite'));
  const http = createServer();
  const io = new Server(http, { serveClient: false });
  io.on('connection', async (socket) => {
    const { table, side, game } = socket.handshake.auth as { table: string; side: Side; game: number };
    const script = scriptOf(scripts, game);
    await socket.join(table);
    socket.on(
      'command',
      async ({ id, command }: { id: number; command: object }, answer: (content: object) => void) => {
        const { told } = actionOf(script, id);
        await store.write({
          entries: [{ log: table, number: id, event: command as GameEvent, command: `${side}:${id}` }],
          at: { table, version: id },
        });
        answer({ ok: true, told: told[side] });
        const others = told[otherSide(side)];
        if (others.length > 0) socket.to(table).emit('told', others);
      },
    );
  });
  const served = await listenAnywhere(http, () => void io.close());
  const close = async () => {
    await served.close();
    await store.close();
    rmSync(folder, { recursive: true });
  };
  return { ...served, close };
}

export const durable: Contender = { title: 'socket.io, our store, one answer', serve, seat: seatPlain };
