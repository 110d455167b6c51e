/** colyseus with messages only: a request and its answer, and a message to the other side. */
import type { Side } from '../../../shared/game/game.ts';
import { actionOf, otherSide, scriptOf, type Contender, type Ears, type Place } from '../contender.ts';
import type { Scripts } from '../games.ts';
import { seatColyseus, serveColyseus, type Coming } from './colyseus.ts';
import type { ServerClient } from './colyseus-types.ts';

function serve(scripts: Scripts) {
  return serveColyseus((Room) =>
    Promise.resolve(
      class extends Room {
        readonly #sides = new Map<string, Side>();

        onCreate({ game }: Coming): void {
          const script = scriptOf(scripts, game);
          this.onMessage('command', (client, { id }) => {
            const side = this.#sides.get(client.sessionId) ?? 'poseidon';
            const { told } = actionOf(script, id);
            const others = told[otherSide(side)];
            if (others.length > 0) {
              for (const other of this.clients) if (other !== client) other.send('told', others);
            }
            return { ok: true, told: told[side] };
          });
        }

        onJoin(client: ServerClient, { side }: Coming): void {
          this.#sides.set(client.sessionId, side);
        }
      },
    ),
  );
}

async function seat(url: string, place: Place, ears: Ears) {
  const { match, rooms } = await seatColyseus(url, place, ears, (room, request) =>
    room.send('command', request, (_, error) => (error ? ears.failed(error) : ears.answered())),
  );
  for (const room of Object.values(rooms)) room.onMessage('told', () => ears.told());
  return match;
}

export const colyseusMessages: Contender = { title: 'colyseus, messages', serve, seat };
