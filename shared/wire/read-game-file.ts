/** Reads the file of a shared game. docs/GAME-FILE.md describes the format. */
import { z } from 'zod';
import type { Board } from '../board/board.ts';
import { writeBoardFile } from '../board/packed-board.ts';
import { boardName, parseBoard } from '../board/parse-board.ts';
import { HEADINGS, MOST_COLUMNS, MOST_ROWS, parseSquare, type Grid, type Square } from '../board/squares.ts';
import {
  LAMPS,
  MARKER_KINDS,
  MOST_CROSSES,
  MOST_REASONS,
  SEA_MONSTERS,
  type GameEvent,
} from '../game/game.ts';
import { isWon, outcomeOf } from '../game/rules/ending.ts';
import { review } from '../game/views/review.ts';
import { NAVIGATOR_ROLE, POSEIDON_ROLE, type SharedGame } from '../table/shared-game.ts';
import { name, number, ship, side, storm, variants } from './fields.ts';
import { FORMAT, VERSION } from './write-game-file.ts';

/** The maximum number of events. No game on a server can have more. */
const MOST_EVENTS = 20_000;

/** The maximum number of roles. Players who have come and gone have roles too. */
const MOST_ROLES = 100;

/** The maximum size of a file in bytes. It is about twice the size of a file with the maximum number of events. */
export const LARGEST_FILE = 8_000_000;

/**
 * Why a file cannot be opened:
 * - too-large: it is too large
 * - no-game: it is not a game
 * - newer: a newer version of the page wrote it
 * - malformed: one of its fields is wrong
 * - no-sense: its events do not make a valid game
 */
export type FileFault = 'too-large' | 'no-game' | 'newer' | 'malformed' | 'no-sense';

/**
 * The game in a file, or the fault of the file. If the fault is 'malformed', `field` names the field that is wrong,
 * such as "events.12.heading".
 */
export type OpenedFile =
  | { readonly ok: true; readonly game: SharedGame }
  | { readonly ok: false; readonly fault: FileFault; readonly field?: string };

const head = z.looseObject({ format: z.literal(FORMAT), version: z.int().min(1) });

const navigator = z
  .string()
  .max(NAVIGATOR_ROLE.length + 4)
  .regex(new RegExp(`^${NAVIGATOR_ROLE}[1-9]\\d*$`));
const role = z.union([z.literal(POSEIDON_ROLE), navigator]);

/** The size of the board, which only the first event contains. It is needed to read the other events. */
const grid = z.looseObject({
  columns: z.int().min(1).max(MOST_COLUMNS),
  rows: z.int().min(1).max(MOST_ROWS),
});
const opening = z.looseObject({ events: z.tuple([z.looseObject({ board: grid })], z.unknown()) });

/** Parses the text of a file. Never throws. */
export function readGameFile(text: string): OpenedFile {
  if (text.length > LARGEST_FILE) return { ok: false, fault: 'too-large' };
  const content = parseJson(text);
  const begun = head.safeParse(content);
  if (!begun.success) return { ok: false, fault: 'no-game' };
  if (begun.data.version > VERSION) return { ok: false, fault: 'newer' };
  const board = opening.safeParse(content);
  if (!board.success) return malformed(board.error);
  const file = fileOn(board.data.events[0].board).safeParse(content);
  if (!file.success) return malformed(file.error);
  const { mode, poseidon, names, knowing, events } = file.data;
  const [began] = events;
  if (began?.type === 'began' && !isBoard(began.board))
    return { ok: false, fault: 'malformed', field: 'events.0.board' };
  if (!makesSense(events)) return { ok: false, fault: 'no-sense' };
  return { ok: true, game: { mode, poseidon, names, knowing, events } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function malformed({ issues: [issue] }: z.ZodError): OpenedFile {
  return { ok: false, fault: 'malformed', field: issue?.path.join('.') ?? '' };
}

/** Whether a board is one that a board file can describe, so that no two things are on one square, for example. */
function isBoard(board: Board): boolean {
  const parsed = parseBoard(board.id, writeBoardFile(board));
  if (!parsed.ok) return false;
  const islandsOf = ({ islands }: Board) => JSON.stringify(Object.entries(islands).sort());
  return islandsOf(parsed.board) === islandsOf(board);
}

/** Whether the events make up one complete game that can be replayed. */
function makesSense(events: readonly GameEvent[]): boolean {
  const [first, ...rest] = events;
  const last = rest.pop();
  if (first?.type !== 'began' || last?.type !== 'ended') return false;
  if (rest.some(({ type }) => type === 'began' || type === 'ended')) return false;
  try {
    const { arrived, round } = review(events).game;
    const { conceded, ...outcome } = last.outcome;
    const played = outcomeOf(arrived);
    if (conceded === undefined) return JSON.stringify(outcome) === JSON.stringify(played);
    // A side can concede only while the game is open. Either side may win then.
    const isOpen = !isWon({ arrived }) && conceded === round;
    return isOpen && JSON.stringify(outcome.arrived) === JSON.stringify(played.arrived);
  } catch {
    return false;
  }
}

/** A schema for a record with at most `most` keys. The number of keys is checked before anything else. */
function fewKeys<T extends z.ZodType>(most: number, record: T) {
  const isFew = (value: unknown) => Object.keys(Object(value)).length <= most;
  return z.unknown().refine(isFew).pipe(record);
}

/** The schema of a file whose game was played on a board of this size. */
export function fileOn(board: Grid) {
  return z.strictObject({
    format: z.literal(FORMAT),
    version: z.literal(VERSION),
    mode: z.enum(['cooperative', 'competing']),
    poseidon: z.boolean(),
    names: fewKeys(MOST_ROLES, z.partialRecord(role, name) as z.ZodType<SharedGame['names']>),
    knowing: z.array(role).max(MOST_ROLES),
    events: z.array(eventOn(board)).max(MOST_EVENTS),
  });
}

const island = z.enum(['woody', 'rocky', 'sacred']);
const ships = z.array(ship).max(4);
const count = z.int().min(0).max(8);

const reply = z.strictObject({
  offBoard: z.boolean(),
  exploring: z.strictObject({
    island: island.nullable(),
    deepSea: z.boolean(),
    ships,
    lighthouse: z.enum([...LAMPS, 'unlit']).nullable(),
    fogBank: z.boolean(),
  }),
  sighting: z.strictObject({
    islands: count,
    ships: z.union([count, z.literal('some')]),
    lighthouses: count,
    fogBanks: count,
    coastline: z.boolean(),
    kinds: z.array(island).max(8).exactOptional(),
    colours: ships.exactOptional(),
  }),
});

/** The schema of an event in a game on a board of this size. */
function eventOn(size: Grid) {
  const square = z.custom<Square>(
    (text) => typeof text === 'string' && parseSquare(size, text) !== undefined,
  );
  const squares = z.array(square).max(2);
  const squareOrNone = square.nullable();
  const owner = navigator.nullable();
  const push = { ship, from: square, to: square };
  const board = z.strictObject({
    id: z.string().min(1).max(36),
    name: boardName,
    columns: z.literal(size.columns),
    rows: z.literal(size.rows),
    sacred: square,
    starts: z.strictObject({ red: square, green: square, white: square, yellow: square }),
    islands: fewKeys(
      size.columns * size.rows,
      z.partialRecord(square, island) as z.ZodType<Partial<Record<Square, z.infer<typeof island>>>>,
    ),
    deepSea: z.array(square).max(size.columns * size.rows),
  });
  return z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('began'),
      board,
      variants,
      owners: z.strictObject({ red: owner, green: owner, white: owner, yellow: owner }),
      navigators: z.array(navigator).max(4),
    }),
    z.strictObject({ type: z.literal('navigator-came'), player: navigator, ships }),
    z.strictObject({ type: z.literal('navigator-left'), player: navigator, ships }),
    z.strictObject({ type: z.literal('lighthouses-proposed'), player: navigator, squares }),
    z.strictObject({ type: z.literal('lighthouses-agreed'), player: navigator }),
    z.strictObject({ type: z.literal('lighthouses-placed'), squares }),
    z.strictObject({ type: z.literal('dangers-placed'), maelstroms: squares, fogBanks: squares }),
    z.strictObject({
      type: z.literal('storm-played'),
      storm,
      faceDown: z.boolean(),
      pushes: z.array(z.strictObject(push)).max(4),
    }),
    z.strictObject({ type: z.literal('monster-played'), monster: z.enum(SEA_MONSTERS), ship }),
    z.strictObject({
      type: z.literal('sailed'),
      ...push,
      heading: z.enum(HEADINGS),
      arrived: z.boolean(),
      reply,
    }),
    z.strictObject({ type: z.literal('surveyed'), ship, reply }),
    z.strictObject({ type: z.literal('caught'), ship }),
    z.strictObject({ type: z.literal('caught-pushed'), ...push }),
    z.strictObject({ type: z.literal('guessed'), player: navigator, ship, square }),
    z.strictObject({ type: z.literal('reminded'), player: navigator, ship, number, square: squareOrNone }),
    z.strictObject({
      type: z.literal('marked'),
      player: navigator,
      kind: z.enum(MARKER_KINDS),
      number,
      square: squareOrNone,
    }),
    z.strictObject({
      type: z.literal('crossed'),
      player: navigator,
      ship,
      squares: z.array(square).min(1).max(MOST_CROSSES),
      crossed: z.boolean(),
    }),
    z.strictObject({
      type: z.literal('reasoned'),
      player: navigator,
      ship,
      squares: z.array(square).min(1).max(MOST_REASONS),
    }),
    z.strictObject({ type: z.literal('round-began'), round: z.int().min(2).max(99) }),
    z.strictObject({
      type: z.literal('ended'),
      outcome: z.strictObject({
        winner: side,
        arrived: ships,
        conceded: z.int().min(1).max(99).exactOptional(),
      }),
    }),
  ]) satisfies z.ZodType<GameEvent>;
}
