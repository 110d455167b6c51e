/**
 * The types in docs/PROTOCOL.md ("Words and shapes") as strict schemas: an extra key counts as a finding, just like a
 * missing one. The schemas are written from that page alone, and import nothing from the server.
 */
import { z } from 'zod';

export const SHIPS = ['red', 'green', 'white', 'yellow'] as const;
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export const MONSTERS = ['leviathan', 'kraken'] as const;

export const square = z.string().regex(/^[a-o](?:[1-9]|1[0-5])$/);
export const ship = z.enum(SHIPS);
export const heading = z.enum(HEADINGS);
export const storm = z.enum([...SHIPS, 'great']);
export const monster = z.enum(MONSTERS);
export const side = z.enum(['poseidon', 'navigators']);
export const audience = z.enum(['poseidon', 'navigators', 'onlookers', 'olympus']);
/** Why a device can't be the big screen. */
export const barred = z.enum(['navigator', 'no-device', 'too-many']);
/** Why a spectator's device can't see the chart. */
export const chartBarred = z.enum(['poseidon', 'no-device', 'too-many']);
export const mode = z.enum(['cooperative', 'competing']);
export const player = z.string().regex(/^[A-Za-z0-9_-]{1,36}$/);
const island = z.enum(['woody', 'rocky', 'sacred']);
const count = z.int().min(0);
export const seconds = z.int().min(15).max(900);
const upToTwo = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const takes = (ship: boolean, square: boolean) => ({ ship, square });

/** The phrases that players can say, and whether each takes a ship and a square. */
export const PHRASES = {
  hello: takes(false, false),
  'back-soon': takes(false, false),
  wait: takes(false, false),
  'go-ahead': takes(false, false),
  agreed: takes(false, false),
  'not-sure': takes(false, false),
  'which-storm': takes(false, false),
  'well-sailed': takes(false, false),
  'good-game': takes(false, false),
  'where-is': takes(true, false),
  'sail-next': takes(true, false),
  beware: takes(false, true),
  certain: takes(true, true),
  'may-be': takes(true, true),
  'not-there': takes(true, true),
  'north-of': takes(true, true),
  'east-of': takes(true, true),
  'south-of': takes(true, true),
  'west-of': takes(true, true),
  'steer-for': takes(true, true),
} as const;

export const line = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(280) }),
  z.strictObject({
    type: z.literal('phrase'),
    phrase: z.enum(Object.keys(PHRASES) as (keyof typeof PHRASES)[]),
    ship: ship.optional(),
    square: square.optional(),
  }),
]);
export type Line = z.infer<typeof line>;

/** A value for each ship. */
export const forEachShip = <T extends z.ZodType>(what: T) =>
  z.strictObject({ red: what, green: what, white: what, yellow: what });

export const board = z.strictObject({
  id: z.string(),
  name: z.string(),
  columns: count,
  rows: count,
  sacred: square,
  starts: forEachShip(square),
  islands: z.record(square, island),
  deepSea: z.array(square),
});

/** The content of a board file. */
export interface BoardFile extends Pick<Board, 'name' | 'columns' | 'rows' | 'sacred' | 'deepSea'> {
  starts: Record<Ship, { square: Square; kind: z.infer<typeof island> }>;
  woody: Square[];
  rocky: Square[];
}

export const variants = z.strictObject({
  harderDeduction: z.boolean(),
  easierDeduction: z.boolean(),
  useYourMemory: z.boolean(),
  shipsInSight: z.enum(['how many', 'whether any']),
  seaMonsters: z.array(monster),
  lighthouses: upToTwo,
  maelstroms: upToTwo,
  fogBanks: upToTwo,
});

export const reply = z.strictObject({
  offBoard: z.boolean(),
  exploring: z.strictObject({
    island: island.nullable(),
    deepSea: z.boolean(),
    ships: z.array(ship),
    lighthouse: z.enum(['unlit', 'yellow', 'red']).nullable(),
    fogBank: z.boolean(),
  }),
  sighting: z.strictObject({
    islands: count,
    ships: z.union([count, z.literal('some')]),
    lighthouses: count,
    fogBanks: count,
    coastline: z.boolean(),
    kinds: z.array(island).optional(),
    colours: z.array(ship).optional(),
  }),
});

export const oracle = z.enum(['silent', 'hints', 'full']);
export const surveyHelp = z.enum(['none', 'squares', 'guesses']);
export const opponent = z.enum(['elpenor', 'eurylochus', 'palinurus', 'triton', 'proteus', 'charybdis']);

export const clock = z.strictObject({
  poseidon: seconds,
  order: seconds,
  atZero: z.enum(['random move', 'sign']),
});

const hours = z.literal([12, 24, 48, 72, 168]);
/** A clock of days that ends with random moves, and one that ends with an opponent. */
export const daysClock = z.strictObject({ hours, atZero: z.literal('random move') });
export const reliefClock = z.strictObject({ hours, atZero: z.literal('opponent') });

/** How a table is open to anybody, as a command says it. */
export const openSeats = z.strictObject({
  waitMinutes: z.literal([5, 15, 60, 1440]).nullable(),
  language: z.enum(['en', 'de', 'fr', 'es', 'it']).optional(),
});

/** What the list of open tables says of a table. */
export const listing = z.strictObject({
  code: z.string(),
  host: z.string(),
  players: z.array(z.string()),
  state: z.enum(['gathering', 'running']),
  free: z.strictObject({ poseidon: z.boolean(), navigators: count }),
  board: z.string(),
  mode,
  variants,
  clock: z.union([clock, daysClock, reliefClock]).nullable(),
  language: z.enum(['en', 'de', 'fr', 'es', 'it']).optional(),
});

/** The time left in a turn, or null if no clock is running. */
export const timeLeft = z.strictObject({ leftMs: z.number().min(0), ofMs: z.int().min(1) }).nullable();

export const outcome = z.strictObject({
  winner: side,
  arrived: z.array(ship),
  conceded: z.int().min(1).optional(),
});

export type Square = z.infer<typeof square>;
export type Ship = z.infer<typeof ship>;
export type Heading = z.infer<typeof heading>;
export type Storm = z.infer<typeof storm>;
export type Monster = z.infer<typeof monster>;
export type Side = z.infer<typeof side>;
export type Audience = z.infer<typeof audience>;
export type Mode = z.infer<typeof mode>;
export type Clock = z.infer<typeof clock> | z.infer<typeof daysClock> | z.infer<typeof reliefClock>;
export type OpenSeats = z.infer<typeof openSeats>;
export type OracleSays = z.infer<typeof oracle>;
export type SurveyHelp = z.infer<typeof surveyHelp>;
export type Opponent = z.infer<typeof opponent>;
export type TimeLeft = z.infer<typeof timeLeft>;
export type Owners = Record<Ship, string | null>;
export type Board = z.infer<typeof board>;
export type Variants = z.infer<typeof variants>;
export type Reply = z.infer<typeof reply>;
export type Outcome = z.infer<typeof outcome>;

/**
 * True if an audience receives all secrets, as Poseidon does. So does a big screen that the host and Poseidon have
 * allowed.
 */
export const seesAll = (of: Audience): boolean => of === 'poseidon' || of === 'olympus';

export const NOBODYS: Owners = { red: null, green: null, white: null, yellow: null };

export const BASE_GAME: Variants = {
  harderDeduction: false,
  easierDeduction: false,
  useYourMemory: false,
  shipsInSight: 'how many',
  seaMonsters: [],
  lighthouses: 0,
  maelstroms: 0,
  fogBanks: 0,
};

/** The set of variants called “First voyage”. In a game with exactly these, the oracle gives hints by default. */
export const FIRST_VOYAGE: Variants = { ...BASE_GAME, easierDeduction: true };
