/** The door of a table: joining, knocking while a game runs, letting in, and the lock. */
import { list } from './words.ts';

/** Before a table's code. */
export const title = 'Come to table';
/** For who has never played. */
export const whatItIs =
  'One of you is Poseidon and drives four ships astray; the others bring them home by what the ships report.';
export const firstVoyage = 'New here? Sail the first voyage.';
export const whoIsHere = 'Who is here';
export const nobodyHere = 'Nobody is here now.';
export const yourSeat = 'Your seat';
export const seatTaken = (name: string) => `${name} sits here`;
export const seatFree = 'Free';
export const decideLater = 'Decide later';
export const join = 'Join the table';
export const watch = 'Only look on';
export const running =
  'A game is running. Ask those who play to let you in as one more Navigator, or look on.';
export const runningNoPoseidon = 'A game is waiting: Poseidon’s seat is empty. Sit down there, or look on.';
export const runningCompeting =
  'A game is running, for points, and all its ships have their captains. You can look on, and play in the next.';
export const seriesRunning = 'A series is running. Join now, and you watch until the next one.';
export const joinAsPoseidon = 'Join as Poseidon';
export const haveKey = 'I have a key for my place';
export const keyHint =
  'Eight characters, from your other device or from the host. A recovery key has twenty.';
export const key = 'Key';
export const useKey = 'Use the key';
export const notAKey = 'A key has eight characters, such as M7KP-X2RT, and a recovery key has twenty.';
export const severalKeys = 'There is more than one key in this. Type the one for your place.';
export const fullRunning = 'All five places of this table are taken, and a game is running. You can look on.';
export const full =
  'All five places of this table are taken. As soon as somebody leaves, this page lets you in.';

// ── A locked table ──────────────────────────────────────────────────────────────────────────────
export const lock = 'The door';
export const lockDoes = 'While the table is locked, nobody else can join. Whoever is already here stays.';
export const lockOptions = ['Open', 'Locked'] as const;
export const locked = 'Locked';
export const lockedHere =
  'The host has locked this table: nobody else can join. As soon as it is open again, this page lets you in.';
export const lockedRunning =
  'The host has locked this table, and a game is running. You can’t join now, but you can look on.';
export const lockedInvite = 'The table is locked: nobody else can join now.';

// ── Knocking ────────────────────────────────────────────────────────────────────────────────────
export const ask = 'Ask to join';
export const askToSit = 'Ask to sit down';
export const waitingTitle = 'You have knocked';
/** Who of those who could let somebody in is there. */
export const asked = (names: readonly string[]) => {
  if (names.length === 0) return 'Nobody who could let you in is connected just now.';
  return names.length === 1
    ? `${list(names)} is asked to let you in.`
    : `${list(names)} are asked. One yes is enough.`;
};
export const waitHint = 'Keep this page open: it goes on by itself.';
export const watchMeanwhile = 'Look on meanwhile';
export const refusedTitle = 'Not just now';
export const refusedText =
  'They would rather go on by themselves for the moment. Look on for a while, or ask again later.';
export const askAgain = 'Ask again';
/** Over the screen of whoever looks on meanwhile. */
export const knockedToJoin = 'You have asked to join.';
export const knockedToSit = 'You have asked to sit down.';
export const notNowSaid = 'Not just now, say the others.';

// ── Letting in ──────────────────────────────────────────────────────────────────────────────────
export const wantsIn = (name: string) => `${name} would like to join.`;
export const wantsSeat = (name: string) => `${name} would like to sit down.`;
export const moreKnock = (count: number) =>
  count === 1 ? 'One more is knocking.' : `${count} more are knocking.`;
export const letIn = 'Let in';
export const notNow = 'Not now';
