/** The lobby. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Clock } from '../../../shared/table/table.ts';
import { list } from './words.ts';

// ── The lobby ───────────────────────────────────────────────────────────────────────────────────
export const table = 'Table';
export const leave = 'Leave';
export const leaveTitle = 'Leave this table?';
export const leaveText =
  'Your seat becomes free, and this device forgets the table. You can come back with the code, as somebody new.';
export const leaveConfirm = 'Leave the table';

export const inviteHint = 'Friends scan this, or open the address and type the code.';
export const inviteFold = 'Invite friends';
export const qr = 'QR code of this table’s link';
export const link = 'The link to this table';
export const shareText = (code: string) => `Come and play Odyssey at table ${code}.`;

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────
export const seats = 'Who plays';
export const seatFor: Readonly<Record<Side, string>> = {
  poseidon: 'Knows where every ship truly is, and sends the storms.',
  navigators: 'Steer four ships home by what they report. One to four of you.',
};
export const sit: Readonly<Record<Side, string>> = {
  poseidon: 'Be Poseidon',
  navigators: 'Be a Navigator',
};
export const standUp = 'Stand up';
export const free = 'Nobody yet';
export const swap = 'Swap seats';
export const swapWith = (name: string) => `Swap seats with ${name}`;
export const swapTitle = (name: string) => `Swap seats with ${name}?`;
export const swapText = (name: string) => `${name} becomes Poseidon, and you a Navigator.`;
export const standing = 'Without a seat';
export const rename = 'Change your name';
export const renameDone = 'Use this name';

// ── Board and rules ─────────────────────────────────────────────────────────────────────────────
export const gameFold = 'Board and rules';
export const change = 'Change';
export const changed = 'Done';
export const show = 'Show';
export const board = 'The board';
export const boardsLoading = 'Unrolling the charts…';
export const boardGone = (board: string) => `${board} is no longer on this server. Choose another board.`;

// ── Choosing variants ───────────────────────────────────────────────────────────────────────────
export const variantsHeading = 'Tiles and rules';
export const setsLabel = 'Ready-made games';
export const choose = 'Mix your own';
export const off = 'Off';
export const on = 'On';

// ── Together, or against one another ────────────────────────────────────────────────────────────
export const mode = 'Together or competing';
export const modes: Readonly<Record<GameMode, string>> = { cooperative: 'Together', competing: 'Competing' };
export const modeDoes: Readonly<Record<GameMode, string>> = {
  cooperative: 'The Navigators win together, when three ships are home.',
  competing: 'Each Navigator for their own ships.',
};

// ── Who commands which ship ─────────────────────────────────────────────────────────────────────
export const ships = 'Who commands which ship';
const shipCounts = ['no ship', 'one ship', 'two ships', 'three ships', 'four ships'];
export const shipsDoes = (largest: number, least: number) =>
  largest === least
    ? `Each of you commands ${shipCounts[least] ?? ''}.`
    : `Each of you commands ${shipCounts[least] ?? ''}, and one of you ${shipCounts[largest] ?? ''}.`;
export const shipsShared = 'The fourth ship is everybody’s.';
export const shipsRest = 'What nobody wishes for is dealt by lot at the beginning.';
export const shipsByLot = 'By lot';
export const shipFree = 'Free';
export const shipShared = 'Everybody’s';
export const shipMine = 'Yours';
export const shipToggle = (ship: string, holder: string | null, mine: boolean) =>
  mine
    ? `${ship}: yours. Give it up`
    : holder === null
      ? `${ship}: free. Wish for it`
      : `${ship}: ${holder} wishes for it`;
export const deal = 'Deal by lot';
export const dealt = 'The ships have been dealt by lot.';

// ── More settings ──────────────────────────────────────────────────────────────────────────────
export const more = 'More settings';
export const tableFold = 'This table';
export const hosted = (name: string) => `Host: ${name}`;
export const hostDoes =
  'The host can lock the table, free seats, take somebody off the table, and delete it. While the host is away, whoever has been here longest can free the seat of somebody who is away.';
export const iAmHost =
  'You are the host: you can lock the table, and with “…” beside a name free the seat or take somebody off the table.';
export const deleteTable = 'Delete the table';
export const deleteTitle = 'Delete this table for good?';
export const deleteText =
  'The table, all its games, the links to them and its record are deleted, for everybody. This can’t be undone.';

export const clock = 'The clock';
export const clockOff = 'None';
export const clockDoes = 'Time for each turn of Poseidon and for each order of the Navigators.';
export const clockPresets = { relaxed: 'Relaxed', brisk: 'Brisk' };
export const clockTimes = (poseidon: string, order: string) =>
  `${poseidon} for a turn of Poseidon, ${order} for each order.`;
export const minutes = (seconds: number) => {
  if (seconds < 60) return `${seconds}\u00a0s`;
  const rest = seconds % 60 === 0 ? '' : `:${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}${rest}\u00a0min`;
};
export const clockOwn = (poseidon: string, order: string) => `${poseidon} / ${order}`;
export const atZero = 'When the time is up';
export const atZeroDoes: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'There is only a sign: nothing is taken out of your hands.',
  'random move': 'A random legal move is made in your stead.',
};
export const atZeroOptions: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'A sign',
  'random move': 'A random move',
};

// ── Devices ─────────────────────────────────────────────────────────────────────────────────────
export const devices = 'Devices';
export const devicesNow = (count: number) =>
  count === 1 ? 'One player on this device' : `${count} players on this device`;
export const onThis = 'On this device';
export const actAs = (name: string) => `Act as ${name}`;
/** Over what only this one does: its language, its sounds. */
export const thisDevice = 'This device';
export const shareDoes =
  'Friends can share this device: add each by name. Beside a Navigator they sit down at once.';
export const shareAdd = 'Add a player to this device';
export const shareName = 'Name of the player';
export const added = (name: string) => `${name} plays on this device.`;
export const bothSides =
  'This device holds seats of both sides: it would show Poseidon’s sea to Navigators. Let one of you play on another device.';

// ── Beginning ───────────────────────────────────────────────────────────────────────────────────
export const begin = 'Begin';
export const ready = 'Ready to set sail.';
/** While a series is planned, which is begun elsewhere. */
export const readySingle = 'Ready for a single game, without a series.';
export const missing = {
  both: 'Poseidon and a Navigator are still to be found.',
  poseidon: 'Poseidon is still to be found.',
  navigators: 'A Navigator is still to be found.',
  seat: 'Take a seat to begin.',
  series: 'You watch until the next series.',
  company: 'A series needs two players at least.',
};
/** The step that is missing, as a button. */
export const sitStep: Readonly<Record<Side, string>> = {
  poseidon: 'Sit down as Poseidon',
  navigators: 'Sit down as Navigator',
};
export const inviteStep: Readonly<Record<Side, string>> = {
  poseidon: 'Invite Poseidon',
  navigators: 'Invite a Navigator',
};
export const seatless = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} still has no seat.` : `${list(names)} still have no seat.`;
export const absent = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} is not connected.` : `${list(names)} are not connected.`;

// ── Games played ────────────────────────────────────────────────────────────────────────────────
export const past = 'Games at this table';
export const pastWon: Readonly<Record<Side, string>> = {
  poseidon: 'Poseidon won',
  navigators: 'The Navigators won',
};
export const pastAbandoned = 'Abandoned';
export const pastShips = (arrived: number) =>
  arrived === 0 ? 'no ship came home' : arrived === 1 ? 'one ship came home' : `${arrived} ships came home`;
export const pastPoseidon = (name: string) => `Poseidon: ${name}`;
export const gone = 'somebody who has left';
