/** Texts of the lobby. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import { list } from './words.ts';

// ── The lobby ───────────────────────────────────────────────────────────────────────────────────
export const table = 'Table';
export const leave = 'Leave';
export const leaveTitle = 'Leave this table?';
export const leaveText =
  'You give up your seat, and this device will forget the table. You can rejoin with the code, as a new player.';
export const leaveConfirm = 'Leave the table';

export const inviteHint = 'Friends scan this, or open the address and type the code.';
/** Chooses a clock of days, and shares or copies the link. */
export const inviteOverDays = 'Invite to a game over several days';
export const inviteFold = 'Invite friends';
export const qr = 'QR code of this table’s link';
export const link = 'The link to this table';
export const shareText = (code: string) => `Come and play Odyssey at table ${code}.`;

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────
export const who = 'Who plays?';
export const seatFor: Readonly<Record<Side, string>> = {
  poseidon: 'Knows where every ship really is, and sends the storms.',
  navigators: 'Steer four ships home, guided by what they report. One to four players.',
};
export const sit: Readonly<Record<Side, string>> = {
  poseidon: 'Play as Poseidon',
  navigators: 'Play as a Navigator',
};
export const standUp = 'Stand up';
export const free = 'Nobody yet';
export const standing = 'Not seated';
export const rename = 'Change your name';
export const renameDone = 'Use this name';

// ── Board and rules ─────────────────────────────────────────────────────────────────────────────
export const what = 'What do we play?';
export const board = 'The board';
export const boardsLoading = 'Loading the boards…';
export const boardGone = (board: string) => `${board} is no longer on this server. Choose another board.`;

// ── Choosing variants ───────────────────────────────────────────────────────────────────────────
export const rules = 'Tiles and rules';
export const setsLabel = 'Ready-made games';
export const choose = 'Mix your own';
export const off = 'Off';
export const on = 'On';

// ── One game or a series ────────────────────────────────────────────────────────────────────────
export const kind = 'One game or a series';
export const kinds: Readonly<Record<GameMode | 'series', string>> = {
  cooperative: 'Cooperative',
  competing: 'Competitive',
  series: 'A series',
};
export const kindDoes: Readonly<Record<GameMode | 'series', string>> = {
  cooperative: 'One game. The Navigators win together when three ships are home.',
  competing: 'One game. Every Navigator plays for their own ships.',
  series:
    'You play against each other. Everyone is Poseidon once, and points from all the games are added up.',
};
export const oneGame = (mode: string) => `One game, ${mode}`;

// ── Help and the clock ──────────────────────────────────────────────────────────────────────────
export const helps = 'Help and time';
export const noHelps = 'No help, no clock';

// ── Command of the ships ────────────────────────────────────────────────────────────────────────
export const ships = 'Command of the ships';
const shipCounts = ['no ship', 'one ship', 'two ships', 'three ships', 'four ships'];
export const shipsDoes = (largest: number, least: number) =>
  largest === least
    ? `Each of you commands ${shipCounts[least] ?? ''}.`
    : `One of you commands ${shipCounts[largest] ?? ''}, the others ${shipCounts[least] ?? ''} each.`;
export const shipsShared = 'The fourth ship is shared.';
export const shipsRest = 'Ships nobody asks for are dealt at random when the game starts.';
export const shipsByLot = 'At random';
export const shipFree = 'Free';
export const shipShared = 'Shared';
export const shipMine = 'Yours';
export const shipToggle = (ship: string, holder: string | null, mine: boolean) =>
  mine
    ? `${ship}: yours. Give it up`
    : holder === null
      ? `${ship}: free. Ask for it`
      : `${ship}: ${holder} has asked for it`;
export const deal = 'Deal at random';
export const dealt = 'The ships have been dealt at random.';

// ── More settings ──────────────────────────────────────────────────────────────────────────────
export const more = 'More settings';
export const tableFold = 'This table';
export const hosted = (name: string) => `Host: ${name}`;
export const hostDoes =
  'The host can lock the table, free seats, remove players, and delete the table. While the host is away, the player who has been here longest can free the seats of absent players.';
export const iAmHost =
  'You are the host: you can lock the table, and use “…” beside a name to free a seat or remove a player.';
export const deleteTable = 'Delete the table';
export const deleteTitle = 'Delete this table for good?';
export const deleteText =
  'The table, all its games, their links and its record will be deleted for everyone. This can’t be undone.';

// ── Devices ─────────────────────────────────────────────────────────────────────────────────────
export const devices = 'Devices';
export const devicesNow = (count: number) =>
  count === 1 ? 'One player on this device' : `${count} players on this device`;
export const onThis = 'On this device';
export const actAs = (name: string) => `Play as ${name}`;
/** The heading of the settings that are stored on this device, such as language and sound. */
export const thisDevice = 'This device';
export const shareDoes =
  'Friends can share this device: add each by name. On a Navigator’s device they become Navigators straight away.';
export const shareAdd = 'Add a player to this device';
export const shareName = 'Player’s name';
export const added = (name: string) => `${name} is now playing on this device.`;
export const bothSides =
  'This device has seats on both sides, so Navigators would see the true board. One of you should play on another device.';

// ── Starting ────────────────────────────────────────────────────────────────────────────────────
export const begin = 'Start the game';
export const ready = 'Ready to set sail.';
export const missing = {
  both: 'You still need a Poseidon and a Navigator.',
  poseidon: 'Poseidon’s seat is still free.',
  navigators: 'You still need a Navigator.',
  seat: 'Take a seat to start.',
  series: 'You’ll be watching until the next series.',
  company: 'A series needs at least two players.',
};
/** Invites somebody for the side that has nobody yet. */
export const inviteStep: Readonly<Record<Side, string>> = {
  poseidon: 'Invite Poseidon',
  navigators: 'Invite a Navigator',
};
export const seatless = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} hasn’t taken a seat yet.` : `${list(names)} haven’t taken a seat yet.`;
export const absent = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} is not connected.` : `${list(names)} are not connected.`;

// ── Games played ────────────────────────────────────────────────────────────────────────────────
export const past = 'Games at this table';
export const pastWon: Readonly<Record<Side, string>> = {
  poseidon: 'Poseidon won',
  navigators: 'The Navigators won',
};
export const pastAbandoned = 'Ended early';
export const pastShips = (arrived: number) =>
  arrived === 0 ? 'no ship came home' : arrived === 1 ? 'one ship came home' : `${arrived} ships came home`;
export const pastPoseidon = (name: string) => `Poseidon: ${name}`;
export const gone = 'a player who has left';
