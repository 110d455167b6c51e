/** Texts around a table's screens: joining, losing and regaining a seat, and the menu during a game. */
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
  onlookers: 'Watching',
  ending: 'The game is over',
  gone: 'No such table',
  damaged: 'This table is damaged',
  elsewhere: 'Open elsewhere',
  moved: 'Moved to another device',
  removed: 'Removed from the table',
  olympus: 'Olympus',
  record: 'Table record',
  taking: 'Play on this device',
};

// ── The menu during a game ──────────────────────────────────────────────────────────────────────
export const menu = 'Menu';
export const settings = 'Sound and language';
export const thisGame = 'This game';
export const yourDevice = 'Your device';
export const boardAndRules = 'Board and rules';
export const table = (code: string) => `Table ${code}`;
export const codeHint = 'Others join with this code, or at this address:';
export const players = 'Players';
export const onlookers = 'Spectators';
export const toTable = 'Go to the table';
/** Shown when a player presses Back in the browser during a game. */
export const backAgain = 'Go back once more to leave the game. You’ll keep your seat.';
export const seatKept =
  'Your seat is kept: to come back, choose this table under “Continue” on the home page.';
export const abandon = 'End the game early';
export const abandonTitle = 'End this game early?';
export const abandonText =
  'The game ends for everyone, with no winner. The table stays, and you can start another.';
export const abandonAsk = 'Ask to end the game early';
export const abandonAskTitle = 'Ask the others to end this game early?';
export const abandonAskText = 'If all the players agree, the game ends for everyone, with no winner.';
export const abandonAskThem = 'Ask them';
export const abandonKeep = 'Keep playing';
export const wouldAbandon = (names: readonly string[]) => `${list(names)} would like to end the game early.`;
/**
 * @param agreed the other players who have agreed
 * @param missing the other players who have not agreed yet
 */
export const iWouldAbandon = (agreed: readonly string[], missing: readonly string[]) =>
  agreed.length === 0
    ? `You’ve asked to end the game early. Waiting for ${list(missing)}.`
    : `You and ${list(agreed)} would like to end the game early. Waiting for ${list(missing)}.`;
export const abandonAgree = 'Agree';
export const abandonTakeBack = 'Withdraw';

// ── Joining, or not ─────────────────────────────────────────────────────────────────────────────
export const arriving = (code: string) => `Joining table ${code}…`;
export const goneTitle = 'No such table';
export const goneText = (code: string) =>
  `There is no table with the code ${code}. Check the code on your friend’s screen, or start a table of your own.`;
export const damagedTitle = 'This table is damaged';
export const elsewhereTitle = 'Your seat is open elsewhere';
export const elsewhereText =
  'Another tab or device has taken it over. A seat can only be open in one place at a time.';
export const useHere = 'Use it here';
export const movedTitle = 'You’re now playing on another device';
export const movedText = 'To play here again, transfer your seat from the other device.';
export const deletedTitle = 'This table has been deleted';
export const deletedText = 'Its host has deleted it, along with everything played there.';
export const removedTitle = 'The host has removed you from this table';
export const removedText = 'You no longer have a seat there. If a game is in progress, you can watch.';

// ── Host and players who are away ───────────────────────────────────────────────────────────────
export const notHere = 'Not here?';
export const notHereFor = (name: string) => `${name} is not here: what to do`;
export const manage = 'Manage';
export const manageFor = (name: string) => `${name}: what you can do as the host`;
export const presentText = 'As the host you can:';
export const awayTitle = (name: string) => `${name} is not connected`;
export const awayText = 'It’s usually enough to wait: devices reconnect by themselves. Or you can step in.';
export const freeSeat = 'Free the seat';
export const freeSeatTitle = (name: string) => `Free ${name}’s seat?`;
export const freeSeatText = (name: string) => `Somebody else can then take it. ${name} stays at the table.`;
export const freeSeatRunning: Readonly<Record<Side, (name: string) => string>> = {
  poseidon: (name) => `${name} stays at the table. The game will wait until somebody else takes the seat.`,
  navigators: (name) =>
    `${name} stays at the table. The game continues, and their ships are shared until somebody else takes the seat.`,
};
export const removePlayer = 'Remove from table';
export const removeTitle = (name: string) => `Remove ${name} from the table?`;
/** @param side the player's side in the current game */
export const removeText = (name: string, side: Side | null) => {
  if (side === null) return `${name} loses their seat at this table and will be told.`;
  return side === 'poseidon'
    ? `${name} loses their seat at this table. The game will wait for another Poseidon.`
    : `${name} loses their seat at this table. The game continues, and their ships are shared until somebody else takes the seat.`;
};
export const removeOpen = 'They can rejoin with the code, as a new player.';
export const removeLocked = 'At a locked table nobody can join or rejoin.';
export const lockToo = 'Also lock the table';
export const keyForAway = 'Create a key for another device';
export const keyForAwayDoes = (name: string) =>
  `If ${name}’s device is lost or out of battery, they can carry on with another one.`;

// ── Moving to another device ────────────────────────────────────────────────────────────────────
export const anotherDevice = 'Play on another device';
export const anotherDeviceFor = (name: string) => `${name}: play on another device`;
export const offerText = (name: string) =>
  `Scan this with the other device, or open the table there and type the key. ${name} will then play only there.`;
export const offerKey = 'Key';
export const offerQr = 'QR code for taking over this seat';
export const offerLink = 'Link for taking over this seat';
export const offerGood = 'Works once and expires after ten minutes. Don’t share it with anyone else.';
export const offerUsed = (name: string) => `${name} is here again.`;
export const offering = 'Creating a key…';
export const takeTitle = 'Play on this device?';
export const takeText = (code: string) =>
  `This device will take over a player’s seat at table ${code}, with its name and ships. The other device will no longer be able to play.`;
export const takeFailed = 'This key does not work';
export const take = 'Play here';
export const takeNot = 'Not now, go to table';
export const taken = (name: string) => `You’re now playing here as ${name}.`;

// ── Empty seats ─────────────────────────────────────────────────────────────────────────────────
export const poseidonEmpty = 'Poseidon’s seat is empty. The game is waiting.';
export const navigatorsEmpty = 'No Navigators are left. The game is waiting.';
export const sitDown: Readonly<Record<Side, string>> = {
  poseidon: 'Play as Poseidon',
  navigators: 'Play as a Navigator',
};
export const knowingTitle = 'You have seen the other side';
export const knowingText =
  'This device has been on the other side of this game. You may still sit down, but everyone at the table will be told and it will be noted in the table record.';
export const knowingDevice =
  'This device has seen the other side of this game. You may still play here, but everyone at the table will be told and it will be noted in the table record.';
export const knowing = 'Sit down anyway';
/** The label beside the name of a player who has seen both sides. */
export const seenBoth = 'has seen both sides';
/** The sentence saying that one or several players have seen both sides. */
export const seenBothText = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} has seen both sides of this game.`
    : `${list(names)} have seen both sides of this game.`;

// ── The big screen ──────────────────────────────────────────────────────────────────────────────
export const olympus = 'The big screen';
export const olympusOpen = 'Olympus is open: a big screen shows the true board.';
export const olympusDoes =
  'Olympus shows the true board to a whole room, for people who only watch. It opens when the host and Poseidon both allow it, and every screen says so.';
export const olympusAllow = 'Allow the big screen';
export const olympusAsHost = 'Your permission as host. Poseidon must allow it too, in each game.';
export const olympusAsPoseidon =
  'Your permission as Poseidon, for this game. The Navigators must not see that screen.';
export const olympusAsBoth =
  'You are both host and Poseidon, so your permission is enough for this game. The Navigators must not see that screen.';
export const olympusOptions = ['No', 'Yes'] as const;
export const olympusSummary = { off: 'Off', half: 'Poseidon has not allowed it yet', on: 'Allowed' };
export const olympusLink = 'The link to the big screen';
export const olympusOpenThere = 'Open this address on the big screen.';
export const olympusQr = 'QR code of the big screen';
export const olympusLater = 'Poseidon can allow it in the menu once the game has started.';
export const olympusWaiting = 'Olympus is closed';
export const olympusNoGame =
  'During a game, if the host and Poseidon both allow it, this screen shows the true board.';
export const olympusOver = 'The game is over';
export const olympusAgain =
  'Olympus will open again in the next game, once the host and Poseidon both allow it.';
export const olympusMissing = (host: boolean, poseidon: boolean) =>
  host
    ? 'Poseidon has not allowed it yet: the switch is in Poseidon’s menu.'
    : poseidon
      ? 'The host has not allowed it yet: the switch is in the lobby, and in the menu.'
      : 'The host and Poseidon have not allowed it yet: each has a switch in the menu.';
/** Why this device can't show the big screen, although the table allows it. */
export const olympusBarred: Readonly<Record<Barred, string>> = {
  navigator:
    'This device has played with the Navigators in this game, so it can’t show the true board. Open Olympus on another device.',
  'no-device': 'This page is out of date. Reload it to see the true board.',
  'too-many': 'This game has been shown on too many screens. Use one of those.',
};

// ── The chart, open to spectators ───────────────────────────────────────────────────────────────
export const openChart = {
  fold: 'Spectators',
  now: { closed: 'Without the chart', open: 'With the chart' },
  name: 'Spectators see the chart',
  options: ['No', 'Yes'],
  does: 'Spectators can see the Navigators’ chart and read what the crew writes. They never see the ships.',
  agree:
    'Agree on this first: it is never shown on Poseidon’s device, but Poseidon’s player could open it on a second phone.',
  /** Shown to people who may not change the setting. */
  byWhom: 'The players decide this.',
};

// ── News ────────────────────────────────────────────────────────────────────────────────────────
export const news = {
  came: (name: string) => `${name} has joined the table.`,
  left: (name: string) => `${name} has left the table.`,
  freed: (name: string) => `${name}’s seat has been freed.`,
  freedMine: 'Your seat has been freed.',
  letIn: (name: string, by: string) => `${by} has let ${name} in.`,
  letInMine: (by: string) => `${by} has let you in.`,
  locked: 'The host has locked the table.',
  unlocked: 'The host has unlocked the table.',
  goesOn: (name: string) => `${name} would rather keep playing.`,
  device: (name: string) => `${name} is now playing on another device.`,
  deviceBy: (name: string, by: string) => `${name} is now playing on another device, with a key from ${by}.`,
  /** Added to the sentence about a player's new device. */
  deviceKnows: 'That device has seen the other side of this game.',
  sat: (name: string, side: Side) =>
    side === 'poseidon' ? `${name} is now Poseidon.` : `${name} is now a Navigator.`,
  knowing: (name: string, side: Side) =>
    side === 'poseidon'
      ? `${name} is now Poseidon, and has seen the Navigators’ side of this game.`
      : `${name} is now a Navigator, and has seen Poseidon’s side of this game.`,
  host: (name: string) => `${name} is now the host.`,
  hostMine: 'You are now the host.',
  seriesBegan: 'A series has started.',
  seriesEnded: 'The series was ended early.',
  abandoned: 'The game was ended early.',
};
