/** Plain socket.io, which checks and stores nothing. All other contenders are compared with it. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import type { Side } from '../../../shared/game/game.ts';
import { actionOf, otherSide, scriptOf, type Contender, type Ears, type Place } from '../contender.ts';
import type { Scripts } from '../games.ts';
import { IoSocket } from '../io-socket.ts';
import { listenAnywhere } from '../listening.ts';

interface Seat {
  readonly table: string;
  readonly side: Side;
  readonly game: number;
}

/**
 * Starts the server.
 * @param keep stores each action before anybody is told about it
 */
export function servePlain(
  scripts: Scripts,
  keep: (table: string, number: number, event: string) => void = () => undefined,
) {
  const http = createServer();
  const io = new Server(http, { serveClient: false });
  io.on('connection', async (socket) => {
    const { table, side, game } = socket.handshake.auth as Seat;
    const script = scriptOf(scripts, game);
    await socket.join(table);
    socket.on(
      'command',
      ({ id, command }: { id: number; command: object }, answer: (content: object) => void) => {
        const { told } = actionOf(script, id);
        keep(table, id, JSON.stringify(command));
        answer({ ok: true });
        // The acting player gets the result as a `told` message, like everyone else, as in socket.io's guides.
        if (told[side].length > 0) socket.emit('told', told[side]);
        const others = told[otherSide(side)];
        if (others.length > 0) socket.to(table).emit('told', others);
      },
    );
  });
  return listenAnywhere(http, () => void io.close());
}

export async function seatPlain(url: string, { table, game, script }: Place, ears: Ears) {
  const open = async (side: Side) => {
    const socket = await IoSocket.open(url, { auth: { table, side, game } });
    socket.onEvent = () => ears.told();
    socket.onLost = () => ears.failed(new Error('a socket was closed'));
    return socket;
  };
  const sides = { poseidon: await open('poseidon'), navigators: await open('navigators') };
  return {
    give: (number: number) => {
      const { side, command } = actionOf(script, number);
      sides[side].ask('command', { id: number, command }, () => ears.answered());
    },
    close: () => {
      sides.poseidon.close();
      sides.navigators.close();
    },
  };
}

export const socketio: Contender = {
  title: 'plain socket.io',
  serve: (scripts) => servePlain(scripts),
  seat: seatPlain,
};
