/** Plain `ws`: the server receives an action, answers it, and tells the other side. */
import { createServer } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import type { Side } from '../../../shared/game/game.ts';
import { actionOf, otherSide, scriptOf, type Contender, type Ears, type Place } from '../contender.ts';
import type { Scripts } from '../games.ts';
import { listenAnywhere } from '../listening.ts';

function serve(scripts: Scripts) {
  const http = createServer();
  const server = new WebSocketServer({ server: http });
  const tables = new Map<string, Partial<Record<Side, WebSocket>>>();
  server.on('connection', (socket, { url = '' }) => {
    const { searchParams } = new URL(url, 'ws://server');
    const table = searchParams.get('table') ?? '';
    const side = searchParams.get('side') as Side;
    const script = scriptOf(scripts, Number(searchParams.get('game')));
    const seats = tables.get(table) ?? {};
    tables.set(table, seats);
    seats[side] = socket;
    socket.on('message', (data: Buffer) => {
      const { id } = JSON.parse(data.toString()) as { id: number };
      const { told } = actionOf(script, id);
      socket.send(JSON.stringify({ id, ok: true, told: told[side] }));
      const others = told[otherSide(side)];
      if (others.length > 0) seats[otherSide(side)]?.send(JSON.stringify({ told: others }));
    });
    socket.on('close', () => tables.delete(table));
  });
  return listenAnywhere(http);
}

async function seat(url: string, { table, game, script }: Place, ears: Ears) {
  const open = (side: Side) =>
    new Promise<WebSocket>((resolve, reject) => {
      const address = `${url.replace('http', 'ws')}/?table=${table}&side=${side}&game=${game}`;
      const socket = new WebSocket(address, { perMessageDeflate: false });
      socket.on('open', () => resolve(socket));
      socket.on('error', reject);
      socket.on('message', (data: Buffer) => {
        if (data.toString().startsWith('{"id"')) ears.answered();
        else ears.told();
      });
    });
  const sides = { poseidon: await open('poseidon'), navigators: await open('navigators') };
  return {
    give: (number: number) => {
      const { side, command } = actionOf(script, number);
      sides[side].send(JSON.stringify({ id: number, command }));
    },
    close: () => {
      sides.poseidon.close();
      sides.navigators.close();
    },
  };
}

export const ws: Contender = { title: 'plain ws', serve, seat };
