/** Texts about joining a table, knocking during a game, letting players in, and the table's lock. */
import { list } from './words.ts';

/** The title. A table's code follows it, as in "Join table CD5F". */
export const title = 'Join table';
/** Shown to people who are new to the game. */
export const whatItIs =
  'One of you is Poseidon and drives four ships off course; the others bring them home, guided only by what the ships report.';
export const firstVoyage = 'New here? Try the tutorial.';
export const whoIsHere = 'Here now';
export const nobodyHere = 'Nobody’s here at the moment.';
export const yourSeat = 'Your seat';
export const seatTaken = (name: string) => `Taken by ${name}`;
export const seatFree = 'Free';
export const decideLater = 'Decide later';
export const join = 'Join the table';
export const watch = 'Just watch';
export const running =
  'A game is in progress. Ask the players to let you in as another Navigator, or just watch.';
export const runningNoPoseidon = 'A game is waiting for a Poseidon. Take the seat, or just watch.';
export const runningCompeting =
  'A competitive game is in progress and every ship has an owner. You can watch, and join the next one.';
export const seriesRunning = 'A series is in progress. If you join now, you’ll watch until the next one.';
export const joinAsPoseidon = 'Join as Poseidon';
export const haveKey = 'I have a key to my seat';
export const keyHint =
  'Eight characters, from your other device or from the host. A recovery key has twenty.';
export const key = 'Key';
export const useKey = 'Use the key';
export const notAKey = 'A key has eight characters, such as M7KP-X2RT, and a recovery key has twenty.';
export const severalKeys = 'There is more than one key here. Type the one for your seat.';
export const fullRunning = 'All five seats at this table are taken and a game is in progress. You can watch.';
export const full =
  'All five seats at this table are taken. This page will let you in as soon as somebody leaves.';

// ── A locked table ──────────────────────────────────────────────────────────────────────────────
export const lock = 'Table lock';
export const lockDoes = 'While the table is locked, nobody else can join. Anyone already here can stay.';
export const lockOptions = ['Open', 'Locked'] as const;
export const locked = 'Locked';
export const lockedHere =
  'The host has locked this table: nobody else can join. This page will let you in as soon as it’s unlocked.';
export const lockedRunning =
  'The host has locked this table and a game is in progress. You can’t join now, but you can watch.';
export const lockedInvite = 'The table is locked: nobody else can join right now.';

// ── Knocking ────────────────────────────────────────────────────────────────────────────────────
export const ask = 'Ask to join';
export const askToSit = 'Ask for a seat';
export const waitingTitle = 'You’ve asked to join';
/** @param names the connected players who can let somebody in */
export const asked = (names: readonly string[]) => {
  if (names.length === 0) return 'Nobody who can let you in is connected right now.';
  return names.length === 1
    ? `${list(names)} has been asked to let you in.`
    : `${list(names)} have been asked. Only one of them has to agree.`;
};
export const waitHint = 'Keep this page open: you’ll join as soon as they agree.';
export const watchMeanwhile = 'Watch in the meantime';
export const refusedTitle = 'Not just now';
export const refusedText = 'They’d rather carry on as they are for now. You can watch, or ask again later.';
export const askAgain = 'Ask again';
/** Shown above the screen of a player who has knocked and watches in the meantime. */
export const knockedToJoin = 'You’ve asked to join.';
export const knockedToSit = 'You’ve asked for a seat.';
export const notNowSaid = 'The others said “not now”.';

// ── Letting in ──────────────────────────────────────────────────────────────────────────────────
export const wantsIn = (name: string) => `${name} would like to join.`;
export const wantsSeat = (name: string) => `${name} would like a seat.`;
export const moreKnock = (count: number) =>
  count === 1 ? 'Someone else is waiting for an answer.' : `${count} more people are waiting for an answer.`;
export const letIn = 'Let in';
export const notNow = 'Not now';
