/** A table's page around its screens: arriving, lost and found, and the menu during a game. */
import type { Side } from '../../../shared/game/game.ts';
import type { Barred } from '../../../shared/table/rules/olympus.ts';
import { list } from './words.ts';

export const title = (code: string, where: string) => `${where} · ${code} · Odyssey`;
export const places = {
  arriving: 'Table',
  door: 'Join the table',
  lobby: 'The lobby',
  poseidon: 'Poseidon',
  navigators: 'Navigators',
  onlookers: 'Looking on',
  ending: 'The game is over',
  gone: 'No such table',
  damaged: 'This table is damaged',
  elsewhere: 'Open elsewhere',
  moved: 'Gone to another device',
  removed: 'Taken off the table',
  olympus: 'Olympus',
  record: 'The evening’s record',
  taking: 'Play on this device',
};

// ── The menu during a game ──────────────────────────────────────────────────────────────────────
export const menu = 'Menu';
export const boardAndRules = 'Board and rules';
export const table = (code: string) => `Table ${code}`;
export const codeHint = 'Others join with this code, or by this address:';
export const players = 'Who plays where';
export const onlookers = 'Looking on';
export const toTable = 'To the table';
/** Said when somebody who plays goes back in the browser. */
export const backAgain = 'Go back once more to leave the game. Your seat stays yours.';
export const seatKept = 'On the first page your seat is kept: come back with “Go on”.';
export const abandon = 'Abandon the game';
export const abandonTitle = 'Abandon this game?';
export const abandonText =
  'The game ends here for everybody, with no winner. The table stays, and you can begin another.';
export const abandonAsk = 'Ask to abandon the game';
export const abandonAskTitle = 'Ask the others to abandon this game?';
export const abandonAskText = 'When all who play agree, the game ends for everybody, with no winner.';
export const abandonAskThem = 'Ask them';
/** Beside them: the game goes on. */
export const abandonKeep = 'Keep playing';
export const wouldAbandon = (names: readonly string[]) => `${list(names)} would like to abandon the game.`;
/** @param agreed who would, too; `missing`: who has not agreed */
export const iWouldAbandon = (agreed: readonly string[], missing: readonly string[]) =>
  agreed.length === 0
    ? `You would abandon the game. Still to agree: ${list(missing)}.`
    : `You and ${list(agreed)} would abandon the game. Still to agree: ${list(missing)}.`;
export const abandonAgree = 'Agree';
export const abandonTakeBack = 'Take it back';

// ── Arriving, or not ────────────────────────────────────────────────────────────────────────────
export const arriving = (code: string) => `Coming to table ${code}…`;
export const goneTitle = 'No such table';
export const goneText = (code: string) =>
  `There is no table with the code ${code}. Compare it with your friend’s screen, or make a table of your own.`;
export const damagedTitle = 'This table is damaged';
export const elsewhereTitle = 'Your seat is open elsewhere';
export const elsewhereText = 'Another tab or device has taken it over. Only one at a time can hold a seat.';
export const useHere = 'Use it here';
export const movedTitle = 'You play on another device now';
export const movedText =
  'This one has been locked out. To come back here, give your place over from the other device.';
export const deletedTitle = 'This table has been deleted';
export const deletedText = 'Its host has deleted it, with all that was played at it.';
export const removedTitle = 'The host has taken you off this table';
export const removedText = 'You have no place there any more. If a game is running, you can look on.';

// ── Host and players who are away ───────────────────────────────────────────────────────────────
export const notHere = 'Not here?';
export const notHereFor = (name: string) => `${name} is not here: what to do`;
export const manage = 'Manage';
export const manageFor = (name: string) => `${name}: what you can do as the host`;
export const presentText = 'As the host you can:';
export const awayTitle = (name: string) => `${name} is not connected`;
export const awayText = 'Often it is enough to wait: a device comes back by itself. You can also help.';
export const freeSeat = 'Free the seat';
export const freeSeatTitle = (name: string) => `Free the seat of ${name}?`;
export const freeSeatText = (name: string) => `Somebody else can sit there then. ${name} stays at the table.`;
export const freeSeatRunning: Readonly<Record<Side, (name: string) => string>> = {
  poseidon: (name) => `${name} stays at the table. The game waits until somebody else sits there.`,
  navigators: (name) =>
    `${name} stays at the table. The game goes on, and their ships are anybody’s until somebody else sits there.`,
};
export const removePlayer = 'Take off the table';
export const removeTitle = (name: string) => `Take ${name} off the table?`;
/** @param side where they sit in the running game */
export const removeText = (name: string, side: Side | null) => {
  if (side === null) return `${name} loses the place at this table, and their screen says so.`;
  return side === 'poseidon'
    ? `${name} loses the place at this table. The game waits until somebody else is Poseidon.`
    : `${name} loses the place at this table. The game goes on, and their ships are anybody’s until somebody else sits there.`;
};
export const removeOpen = 'They can come back with the code, as somebody new.';
export const removeLocked = 'At a locked table nobody can join, or come back.';
export const lockToo = 'Lock the table, too';
export const keyForAway = 'Make a key for another device';
export const keyForAwayDoes = (name: string) =>
  `If the device of ${name} is lost or empty, they go on at another one.`;

// ── Going on to another device ──────────────────────────────────────────────────────────────────
export const anotherDevice = 'Play on another device';
export const anotherDeviceFor = (name: string) => `${name}: play on another device`;
export const offerText = (name: string) =>
  `Scan this with the other device, or open the table there and type the key. ${name} then plays there, and nowhere else.`;
export const offerKey = 'Key';
export const offerQr = 'QR code that takes the place over';
export const offerLink = 'The link that takes the place over';
export const offerGood = 'Good once, for ten minutes. Give it to nobody else.';
export const offerUsed = (name: string) => `${name} is here again.`;
export const offering = 'Making a key…';
export const takeTitle = 'Play on this device?';
export const takeText = (code: string) =>
  `This device takes over a player’s place at table ${code}: the name, the seat, the ships. The other device can then no longer play.`;
export const takeFailed = 'This key does not work';
export const take = 'Play here';
export const takeNot = 'Not now: to the table';
export const taken = (name: string) => `You play here now, as ${name}.`;

// ── Seats that are empty ────────────────────────────────────────────────────────────────────────
export const poseidonEmpty = 'Poseidon’s seat is empty. The game waits.';
export const navigatorsEmpty = 'No Navigator is left. The game waits.';
export const sitDown: Readonly<Record<Side, string>> = {
  poseidon: 'Be Poseidon',
  navigators: 'Be a Navigator',
};
export const knowingTitle = 'You have seen the other side';
export const knowingText =
  'This device has been on the other side of this game. You may sit down all the same: everybody at the table is told, and it stands in the record of the game.';
export const knowingDevice =
  'This device has seen the other side of this game. You may play here all the same: everybody at the table is told, and it stands in the record of the game.';
export const knowing = 'Sit down all the same';
/** Beside a name, and the sentence that says it. */
export const seenBoth = 'has seen both sides';
export const seenBothText = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} has seen both sides of this game.`
    : `${list(names)} have seen both sides of this game.`;

// ── The big screen ──────────────────────────────────────────────────────────────────────────────
export const olympus = 'The big screen';
export const olympusOpen = 'Olympus is open: a big screen shows the truth.';
export const olympusDoes =
  'Olympus shows the true sea to a whole room, for those who only watch. It opens when the host and Poseidon both allow it, and every screen says so.';
export const olympusAllow = 'Allow the big screen';
export const olympusAsHost = 'Your word as the host. Poseidon must allow it too, in each game.';
export const olympusAsPoseidon =
  'Your word as Poseidon, for this game. The Navigators must not see that screen.';
export const olympusAsBoth =
  'You are host and Poseidon: your word is enough, for this game. The Navigators must not see that screen.';
export const olympusOptions = ['No', 'Yes'] as const;
export const olympusSummary = { off: 'Off', half: 'Poseidon has not allowed it yet', on: 'Allowed' };
export const olympusLink = 'The link to the big screen';
export const olympusOpenThere = 'Open this address on the big screen.';
export const olympusQr = 'QR code of the big screen';
export const olympusLater = 'Poseidon allows it in the menu, once the game is running.';
export const olympusWaiting = 'Olympus is closed';
export const olympusNoGame =
  'When a game runs, and the host and Poseidon both allow it, this screen shows the true sea.';
/** Who won stands between the two. */
export const olympusOver = 'The game is over';
export const olympusAgain =
  'Olympus opens again with the next game, once the host and Poseidon both allow it.';
export const olympusMissing = (host: boolean, poseidon: boolean) =>
  host
    ? 'Poseidon has not allowed it yet: the switch is in Poseidon’s menu.'
    : poseidon
      ? 'The host has not allowed it yet: the switch is in the lobby, and in the menu.'
      : 'The host and Poseidon have not allowed it yet: each has a switch in the menu.';
/** Why this device does not show it, though it is open. */
export const olympusBarredTitle = 'Not on this device';
export const olympusBarred: Readonly<Record<Barred, string>> = {
  navigator:
    'This device has played with the Navigators in this game, so it does not show the truth. Open Olympus on another device.',
  'no-device': 'This page is too old to show the truth. Load it anew.',
  'too-many': 'This game has been shown on too many screens. Use one of those.',
};

// ── The chart, open to onlookers ────────────────────────────────────────────────────────────────
export const openChart = {
  fold: 'Onlookers',
  now: { closed: 'Without the chart', open: 'With the chart' },
  name: 'Onlookers see the chart',
  options: ['No', 'Yes'],
  does: 'Who looks on may see the Navigators’ chart: guesses and reminders, never the ships.',
  agree: 'Agree on it: Poseidon’s own device is never shown it, but a second phone of Poseidon’s would be.',
  /** To who may not change it. */
  byWhom: 'Those who play decide it.',
};

// ── News ────────────────────────────────────────────────────────────────────────────────────────
export const news = {
  came: (name: string) => `${name} has come to the table.`,
  left: (name: string) => `${name} is no longer at the table.`,
  freed: (name: string) => `The seat of ${name} has been freed.`,
  freedMine: 'Your seat has been freed.',
  letIn: (name: string, by: string) => `${by} has let ${name} in.`,
  letInMine: (by: string) => `${by} has let you in.`,
  locked: 'The host has locked the table.',
  unlocked: 'The table is open again.',
  goesOn: (name: string) => `${name} would rather go on playing.`,
  device: (name: string) => `${name} plays on another device now.`,
  deviceBy: (name: string, by: string) => `${name} plays on another device now, with a key from ${by}.`,
  /** After the sentence about the device. */
  deviceKnows: 'That device has seen the other side of this game.',
  sat: (name: string, side: Side) =>
    side === 'poseidon' ? `${name} is Poseidon now.` : `${name} sits with the Navigators now.`,
  knowing: (name: string, side: Side) =>
    side === 'poseidon'
      ? `${name} is Poseidon now, and has seen the Navigators’ side of this game.`
      : `${name} sits with the Navigators now, and has seen Poseidon’s side of this game.`,
  host: (name: string) => `The host has not been here for days. ${name} is the host now.`,
  hostMine: 'The host has not been here for days. You are the host now.',
  seriesBegan: 'A series has begun.',
  seriesEnded: 'The series has been ended.',
  abandoned: 'The game has been abandoned.',
};
