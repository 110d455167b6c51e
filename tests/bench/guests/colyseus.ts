/** What both colyseus contenders share: starting the server, and seating two players in a room. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Side } from '../../../shared/game/game.ts';
import { actionOf, type Ears, type Match, type Place, type Served } from '../contender.ts';
import type { Core, Sdk, SdkRoom, ServerRoom, Transport } from './colyseus-types.ts';
import { loadPackage } from './packages.ts';

/** What a client states when it joins a room: its side, and the index of the game to play. */
export interface Coming {
  readonly side: Side;
  readonly game: number;
}

/** @param makeRoom creates the class of the rooms */
export async function serveColyseus(
  makeRoom: (room: Core['Room']) => Promise<new () => ServerRoom>,
): Promise<Served> {
  const { Room, Server } = await loadPackage<Core>('@colyseus/core');
  const { WebSocketTransport } = await loadPackage<Transport>('@colyseus/ws-transport');
  const http = createServer();
  const transport = new WebSocketTransport({ server: http });
  const server = new Server({ transport, greet: false, gracefullyShutdown: false });
  server.define('match', await makeRoom(Room));
  await server.listen(0, '127.0.0.1');
  const { port } = http.address() as AddressInfo;
  return { port, close: () => server.gracefullyShutdown(false) };
}

/** Takes both seats of a new room. @param give sends an action */
export async function seatColyseus<State>(
  url: string,
  { game, script }: Place,
  ears: Ears,
  give: (room: SdkRoom<State>, request: { id: number; command: object }) => void,
): Promise<{ match: Match; rooms: Record<Side, SdkRoom<State>> }> {
  const { Client } = await loadPackage<Sdk>('@colyseus/sdk');
  const client = new Client(url);
  const navigators = await client.create<State>('match', { game, side: 'navigators' });
  const poseidon = await client.joinById<State>(navigators.roomId, { game, side: 'poseidon' });
  const rooms: Record<Side, SdkRoom<State>> = { poseidon, navigators };
  let isClosing = false;
  for (const room of Object.values(rooms)) {
    room.onLeave((code) => {
      if (!isClosing) ears.failed(new Error(`a socket was closed (${code})`));
    });
  }
  const match = {
    give: (number: number) => {
      const { side, command } = actionOf(script, number);
      give(rooms[side], { id: number, command });
    },
    close: () => {
      isClosing = true;
      for (const room of Object.values(rooms)) void room.leave();
    },
  };
  return { match, rooms };
}
