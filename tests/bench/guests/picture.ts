/** What one side's screen shows, in a small, flat form. It is for frameworks that keep a state and send its changes. */
import { SHIPS, type Ship } from '../../../shared/board/board.ts';
import type { Reply } from '../../../shared/game/game.ts';
import type { Told } from '../../../shared/game/told.ts';

/** A ship's square, if this side may know it, and the ship's last report. */
export interface ShipPicture {
  square: string;
  guess: string;
  heading: string;
  arrived: boolean;
  offBoard: boolean;
  island: string;
  deepSea: boolean;
  met: string;
  islands: number;
  ships: number;
  coastline: boolean;
}

export type Picture = Record<Ship, ShipPicture> & {
  round: number;
  storms: { push(storm: string): unknown };
  winner: string;
  /** The newest reminder or explanation on the chart. */
  note: string;
};

export function newShipPicture(): ShipPicture {
  const place = { square: '', guess: '', heading: '', arrived: false };
  const reply = {
    offBoard: false,
    island: '',
    deepSea: false,
    met: '',
    islands: 0,
    ships: 0,
    coastline: false,
  };
  return { ...place, ...reply };
}

export function newPicture(): Picture {
  const ships = Object.fromEntries(SHIPS.map((ship) => [ship, newShipPicture()])) as Record<
    Ship,
    ShipPicture
  >;
  return { ...ships, round: 1, storms: [] as string[], winner: '', note: '' };
}

/**
 * Updates a picture with the events that its side receives for one action.
 * @param told in the short form of games.ts: missing fields are false, 0, null or empty
 */
export function show(picture: Picture, told: readonly object[]): void {
  for (const event of told) showOne(picture, event as Partial<Told> as Told);
}

function showOne(picture: Picture, event: Told): void {
  switch (event.type) {
    case 'storm-played':
      picture.storms.push(event.storm ?? '');
      for (const { ship, to } of 'pushes' in event ? (event.pushes ?? []) : []) picture[ship].square = to;
      return;
    case 'sailed': {
      const ship = picture[event.ship];
      ship.heading = event.heading;
      ship.arrived = event.arrived ?? false;
      if ('to' in event) ship.square = event.to;
      return report(ship, event.reply as Partial<Reply> | undefined);
    }
    case 'round-began':
      picture.round = event.round;
      return;
    case 'ended':
      picture.winner = event.outcome.winner;
      return;
    case 'guessed':
      picture[event.ship].guess = event.square;
      return;
    default:
      picture.note = JSON.stringify(event);
  }
}

function report(ship: ShipPicture, { offBoard, exploring, sighting }: Partial<Reply> = {}): void {
  ship.offBoard = offBoard ?? false;
  ship.island = exploring?.island ?? '';
  ship.deepSea = exploring?.deepSea ?? false;
  ship.met = exploring?.ships?.join(' ') ?? '';
  ship.islands = sighting?.islands ?? 0;
  ship.ships = Number(sighting?.ships ?? 0);
  ship.coastline = sighting?.coastline ?? false;
}
