/**
 * colyseus with a state that is described by its schema. Each side has its own view of the game (a "picture"), which
 * the other side can't see. The server sends each side the changes to its picture.
 */
import { SHIPS } from '../../../shared/board/board.ts';
import type { Side } from '../../../shared/game/game.ts';
import { actionOf, scriptOf, type Contender, type Ears, type Place } from '../contender.ts';
import type { Scripts } from '../games.ts';
import { seatColyseus, serveColyseus, type Coming } from './colyseus.ts';
import type { ServerClient } from './colyseus-types.ts';
import { loadPackage } from './packages.ts';
import { newShipPicture, show, type Picture } from './picture.ts';

/** The parts of colyseus's schema package that are used here. */
interface SchemaPackage {
  readonly schema: (fields: object, name: string) => new () => object;
  readonly t: Record<'string' | 'uint8' | 'uint16' | 'boolean', () => object> & {
    array(kind: string): object;
    ref(kind: object): { view(): object };
  };
  readonly StateView: new () => { add(part: object): unknown };
}

const SIDES = ['poseidon', 'navigators'] as const;

/** A side's picture, with the number of actions that this side has received, including its own. */
type Counted = Picture & { heard: number };
type State = Record<Side, Counted>;

async function makeState(): Promise<{ newState: () => State; viewOf: (picture: Picture) => unknown }> {
  const { schema, t, StateView } = await loadPackage<SchemaPackage>('@colyseus/schema');
  const kinds = { string: t.string, number: t.uint8, boolean: t.boolean };
  const fields = Object.entries(newShipPicture()).map(([name, usual]) => {
    const kind = kinds[typeof usual as keyof typeof kinds];
    return [name, kind()] as const;
  });
  const Ship = schema(Object.fromEntries(fields), 'Ship');
  const ships = Object.fromEntries(SHIPS.map((ship) => [ship, t.ref(Ship)]));
  const rest = {
    heard: t.uint16(),
    round: t.uint8(),
    storms: t.array('string'),
    winner: t.string(),
    note: t.string(),
  };
  const Side = schema({ ...ships, ...rest }, 'Side');
  const Match = schema({ poseidon: t.ref(Side).view(), navigators: t.ref(Side).view() }, 'Match');
  return {
    newState: () => {
      const state = new Match() as State;
      begin(state.poseidon);
      begin(state.navigators);
      return state;
    },
    viewOf: (picture) => {
      const view = new StateView();
      view.add(picture);
      return view;
    },
  };
}

/** Sets the initial values, because a field that has not been set has no value at all. */
function begin(picture: Counted): void {
  Object.assign(picture, { heard: 0, round: 1, winner: '', note: '' });
  for (const ship of SHIPS) Object.assign(picture[ship], newShipPicture());
}

function serve(scripts: Scripts) {
  return serveColyseus(async (Room) => {
    const { newState, viewOf } = await makeState();
    return class extends Room {
      override state = newState();
      // Send changes at once instead of with the next regular patch.
      override patchRate = null;

      onCreate({ game }: Coming): void {
        const script = scriptOf(scripts, game);
        this.onMessage('command', (_, { id }) => {
          const { side, told } = actionOf(script, id);
          for (const hearer of SIDES) {
            show(this.state[hearer], told[hearer]);
            if (hearer === side || told[hearer].length > 0) this.state[hearer].heard++;
          }
          this.broadcastPatch();
        });
      }

      onJoin(client: ServerClient, { side }: Coming): void {
        client.view = viewOf(this.state[side]);
      }
    };
  });
}

async function seat(url: string, place: Place, ears: Ears) {
  let giver: Side = 'poseidon';
  const { match, rooms } = await seatColyseus<Partial<State>>(url, place, ears, (room, request) =>
    room.send('command', request),
  );
  for (const side of SIDES) {
    let heard = 0;
    rooms[side].onStateChange((state) => {
      const count = state[side]?.heard ?? 0;
      if (count === heard) return;
      heard = count;
      if (side === giver) ears.answered();
      else ears.told();
    });
  }
  return {
    ...match,
    give: (number: number) => {
      giver = actionOf(place.script, number).side;
      match.give(number);
    },
  };
}

export const colyseusSchema: Contender = { title: 'colyseus, state schema', serve, seat };
