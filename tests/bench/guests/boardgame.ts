/**
 * boardgame.io: a move changes the state, and each side is sent its whole view of that state. The state is kept in
 * memory.
 */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Side } from '../../../shared/game/game.ts';
import { actionOf, scriptOf, type Contender, type Ears, type Place } from '../contender.ts';
import type { Scripts } from '../games.ts';
import { IoSocket } from '../io-socket.ts';
import { loadPackage } from './packages.ts';
import { newPicture, show, type Picture } from './picture.ts';

/** The parts of boardgame.io's package that are used here. */
interface ServerPackage {
  readonly default: {
    readonly Server: (options: object) => {
      run(port: number): Promise<{ appServer: HttpServer }>;
      kill(servers: { appServer: HttpServer }): void;
    };
  };
}

type State = Record<Side, Picture>;

const SEATS = { poseidon: '0', navigators: '1' } as const;

function gameOf(scripts: Scripts) {
  return {
    name: 'match',
    setup: (): State => ({ poseidon: newPicture(), navigators: newPicture() }),
    // Any player may make any move at any time.
    turn: { activePlayers: { all: null } },
    moves: {
      act: ({ G }: { G: State }, game: number, id: number) => {
        const { told } = actionOf(scriptOf(scripts, game), id);
        show(G.poseidon, told.poseidon);
        show(G.navigators, told.navigators);
      },
    },
    playerView: ({ G, playerID }: { G: State; playerID: string }) =>
      playerID === SEATS.poseidon ? G.poseidon : G.navigators,
  };
}

async function serve(scripts: Scripts) {
  const { Server } = (await loadPackage<ServerPackage>('boardgame.io/dist/cjs/server.js')).default;
  const server = Server({ games: [gameOf(scripts)], origins: [] });
  const running = await server.run(await freePort());
  const { port } = running.appServer.address() as AddressInfo;
  const close = () => {
    server.kill(running);
    return Promise.resolve();
  };
  return { port, close };
}

/** Finds a free port, because boardgame.io doesn't treat port 0 as "any free port". */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function seat(url: string, { table, game, script }: Place, ears: Ears) {
  let giver: Side = 'poseidon';
  const heard: Record<Side, () => void> = { poseidon: () => undefined, navigators: () => undefined };
  const open = async (side: Side) => {
    const socket = await IoSocket.open(url, { namespace: '/match' });
    const synced = new Promise<void>((resolve) => {
      socket.onEvent = (packet) => {
        if (packet.startsWith('["update"')) heard[side]();
        else if (packet.startsWith('["sync"')) resolve();
      };
    });
    socket.emit('sync', table, SEATS[side], undefined, 2);
    await synced;
    socket.onLost = () => ears.failed(new Error('a socket was closed'));
    return socket;
  };
  const sides = { poseidon: await open('poseidon'), navigators: await open('navigators') };
  for (const side of ['poseidon', 'navigators'] as const)
    heard[side] = () => (side === giver ? ears.answered() : ears.told());
  return {
    give: (number: number) => {
      const { side, command } = actionOf(script, number);
      giver = side;
      const payload = { type: 'act', args: [game, number, command], playerID: SEATS[side] };
      sides[side].emit('update', { type: 'MAKE_MOVE', payload }, number, table, SEATS[side]);
    },
    close: () => {
      sides.poseidon.close();
      sides.navigators.close();
    },
  };
}

export const boardgame: Contender = { title: 'boardgame.io', isToldAlways: true, serve, seat };
