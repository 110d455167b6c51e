/** Texts about drawing a board of one’s own: the list of these boards, the page of each, and the editor. */
import type { Ship } from '../../../shared/board/board.ts';
import type { SquareFault } from '../../../shared/board/parse-board.ts';
import type { Need } from '../../../shared/seas/needs.ts';
import { ships } from './common.ts';

export const title = 'Your boards';
export const lead =
  'Draw a sea of your own, and see at once what makes it a good board. Then play on it, alone or with friends.';
export const onDevice = 'Your boards stay on this device. To pass one on, share its link or its file.';
export const notHere = 'This board isn’t on this device. Its link, under “Share”, would show it anywhere.';
export const brokenLink =
  'This link doesn’t hold a whole board: part of it is missing or was changed. Ask for the link again.';

// ── All boards ──────────────────────────────────────────────────────────────────────────────────

export const draw = 'Draw a board';
export const startFrom = 'Start from another board';
export const open = 'Open a board file';
export const unnamed = (number: number) => `My sea ${number}`;
export const nameless = 'Without a name';
export const unready = 'Can’t be played on yet';
export const full = (most: number) => `This device keeps at most ${most} boards. Delete one to make room.`;
export const notStored =
  'The last change was not stored, because this browser has no room or keeps nothing. Save the board as a file.';
export const seas = 'New seas';
export const otherSeas = 'Other seas';
export const printed = 'The boards of this server';

// ── Files and links that are refused ────────────────────────────────────────────────────────────

export const refused: Readonly<Record<'too-large' | 'not-json' | 'faults', string>> = {
  'too-large': 'This file is too large to be a board.',
  'not-json': 'This isn’t a board file.',
  faults: 'This board file has faults, so it was not opened:',
};
/** A fault of a file: where it is, such as “rocky[3]”, and what is wrong there. */
export const faultAt = (at: string, fault: SquareFault | undefined) =>
  `${at}: ${fault === undefined ? 'missing, unknown or not allowed' : squareFaults[fault]}`;
const squareFaults: Readonly<Record<SquareFault, string>> = {
  'no-square': 'no square of this board',
  taken: 'this square already holds something else',
  'next-to-sacred': 'beside the Sacred Island',
  'too-far': 'more than 11 squares from the Sacred Island',
};
export const moreFaults = (count: number) => (count === 1 ? 'and one more' : `and ${count} more`);

// ── The page of a board ─────────────────────────────────────────────────────────────────────────

export const fromLink = 'A board that somebody drew and sent to you';
export const edit = 'Change it';
export const share = 'Share';
export const copy = 'Copy it';
export const keep = 'Keep it';
export const kept = 'You have kept it';
export const changeCopy = 'Change a copy';
export const copyOf = (name: string) => `${name} 2`;
export const remove = 'Delete';
export const removeTitle = (name: string) => `Delete “${name}”?`;
export const removeText =
  'It will be gone from this device. Links and files that you have shared still work.';
export const linkDoes = 'The link holds the board itself: it works for ever, and no server keeps it.';
export const linkTo = 'The link to this board';
export const linkText = (name: string) => `“${name}”, a board for Odyssey`;
export const fileDoes = 'To keep, or for the boards folder of a server, where everybody can choose it.';

// ── The editor ──────────────────────────────────────────────────────────────────────────────────

export const board = 'The board you are drawing';
export const done = 'Done';
export const undo = 'Undo';
export const redo = 'Redo';
export const tools: Readonly<Record<'woody' | 'rocky' | 'deepSea' | 'sea' | 'sacred' | Ship, string>> = {
  woody: 'Woody island',
  rocky: 'Rocky island',
  deepSea: 'Deep sea',
  sea: 'Sea',
  sacred: 'Sacred Island',
  red: 'Start of the red ship',
  green: 'Start of the green ship',
  white: 'Start of the white ship',
  yellow: 'Start of the yellow ship',
};
/** A tool with the key that chooses it. */
export const toolKey = (tool: string, key: number) => `${tool} (${key})`;
/** What a tap with the tool does: it paints, moves the Sacred Island, or moves a start. */
export const toolDoes = {
  paint: 'Tap squares or drag over them. Tap again to clear.',
  sea: 'Tap squares or drag over them to clear them.',
  sacred: 'Tap the square where ships must come home.',
  start: 'Tap the square where it starts. Tap it again for the other kind of island.',
};
/** Said if a square that holds a start or the Sacred Island can’t be painted. */
export const fixed = 'It can only be moved.';
export const changed = 'Board changed.';
export const copies = 'Mirror and turn';
export const copyWays: Readonly<Record<'side' | 'top' | 'turn' | 'mirrored' | 'turned', string>> = {
  side: 'Mirror left and right',
  top: 'Mirror top and bottom',
  turn: 'Turn to the right',
  mirrored: 'Top left quarter, mirrored into all corners',
  turned: 'Top left quarter, turned into all corners',
};
export const turnNeedsSquare = 'Only a board with as many columns as rows has quarters that can be turned.';
export const sizeAndName = 'Name and size';
export const name = 'Name of the board';
export const lines = { columns: 'Columns', rows: 'Rows' };
export const fewer = { columns: 'One column less', rows: 'One row less' };
export const more = { columns: 'One column more', rows: 'One row more' };
export const sizeDoes = 'Lines are added and removed in the middle, so corners stay corners.';
export const noName = 'The board needs a name.';
export const startFaults: Readonly<Record<'next-to-sacred' | 'too-far', (ship: Ship) => string>> = {
  'next-to-sacred': (ship) => `The ${ships[ship]} starts beside the Sacred Island. Move it away.`,
  'too-far': (ship) => `The ${ships[ship]} starts more than 11 squares away, and could never come home.`,
};

// ── What a good board needs ─────────────────────────────────────────────────────────────────────

export const needs = 'What a good board needs';
export const unmet = (count: number) => {
  if (count === 0) return 'This is a good board: it has all it needs.';
  return count === 1 ? 'One thing could be better.' : `${count} things could be better.`;
};
export const showsWhere = 'Tap one to see where.';
export const fine = 'Fine';
/** The range of our boards. */
export const range = (least: string, most: string) => `ours: ${least} to ${most}`;
export const atLeast = (least: string) => `ours: ${least} or more`;

interface NeedTexts {
  readonly name: string;
  /** The value, as a number and as it is written. */
  readonly value: (value: number, written: string) => string;
  /** What to do if the value is too low, or too high. */
  readonly low: string;
  readonly high: string;
}
const count = (_: number, written: string) => written;
const none = (value: number, written: string) => (value === 0 ? 'none' : written);
export const needTexts: Readonly<Record<Need['need'], NeedTexts>> = {
  distances: {
    name: 'Equal ways home',
    value: (value, written) => (value === 0 ? 'equal' : `up to ${written} longer`),
    low: '',
    high: 'Move starts until all four are equally far from the Sacred Island.',
  },
  slack: {
    name: 'Rounds to spare',
    value: count,
    low: 'Five storms could keep a ship from home. Bring the starts nearer.',
    high: '',
  },
  ambiguity: {
    name: 'Doubt after a storm',
    value: (_, written) => `${written} squares`,
    low: 'Reports give ships away here. Let more squares look alike.',
    high: 'Too many squares fit a report here. Draw islands or deep sea among them.',
  },
  bits: {
    name: 'What a report reveals',
    value: (_, written) => `${written} bits`,
    low: 'These squares all look alike. Draw something among them.',
    high: 'Nearly every square looks different. Draw fewer islands.',
  },
  islands: {
    name: 'Share of islands',
    value: count,
    low: 'Draw more islands.',
    high: 'Draw fewer islands.',
  },
  heaps: {
    name: 'Heaped islands',
    value: none,
    low: '',
    high: 'At most three islands should touch, and at most two lie beside a start or the Sacred Island.',
  },
  deserts: {
    name: 'Squares far from islands',
    value: none,
    low: '',
    high: 'Draw an island at most two squares from each of them.',
  },
  patches: {
    name: 'Patches of deep sea',
    value: count,
    low: 'Draw at least two patches of deep sea, each of three squares or more.',
    high: '',
  },
};
