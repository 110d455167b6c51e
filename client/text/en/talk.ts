/** The texts of the talk at a table and within the crew: the ready-made phrases, and the panel in which players write. */
import type { Ship } from '../../../shared/board/board.ts';
import type { TalkPhrase } from '../../../shared/game/talk.ts';
import { colours } from './common.ts';
import { list, low } from './words.ts';

/** What is put into a phrase: a ship, and the name of a square. Each phrase uses only what it takes. */
export interface About {
  readonly ship: Ship;
  readonly square: string;
}

export const phrases: Readonly<Record<TalkPhrase, (about: About) => string>> = {
  hello: () => 'Hello, everybody!',
  'back-soon': () => 'I’ll be back soon.',
  wait: () => 'Wait, let me think.',
  'go-ahead': () => 'Go ahead!',
  agreed: () => 'Agreed.',
  'not-sure': () => 'I’m not so sure.',
  'which-storm': () => 'Which storm was that?',
  'well-sailed': () => 'Well sailed!',
  'good-game': () => 'Good game, thank you!',
  'where-is': ({ ship }) => `Where is ${low(ship)}?`,
  'sail-next': ({ ship }) => `Let’s sail ${low(ship)} next.`,
  beware: ({ square }) => `Beware of ${square}.`,
  certain: ({ ship, square }) => `${colours[ship]} is certainly on ${square}.`,
  'may-be': ({ ship, square }) => `${colours[ship]} may be on ${square}.`,
  'not-there': ({ ship, square }) => `${colours[ship]} isn’t on ${square}.`,
  'north-of': ({ ship, square }) => `I think ${low(ship)} is north of ${square}.`,
  'east-of': ({ ship, square }) => `I think ${low(ship)} is east of ${square}.`,
  'south-of': ({ ship, square }) => `I think ${low(ship)} is south of ${square}.`,
  'west-of': ({ ship, square }) => `I think ${low(ship)} is west of ${square}.`,
  'steer-for': ({ ship, square }) => `Let’s steer ${low(ship)} for ${square}.`,
};

// ── The button and the panel ────────────────────────────────────────────────────────────────────

export const title = 'Talk';
/** @param button the name of a button that leads to the talk */
export const unread = (button: string, count: number) =>
  count === 1 ? `${button}: one new message` : `${button}: ${count} new messages`;
export const whom = 'Talk with';
export const tabs = { crew: 'Crew', table: 'Table' };
/** @param open whether spectators can see the Navigators’ chart */
export const crewReads = (open: boolean) =>
  open
    ? 'The Navigators read this, and spectators who look at their chart. Poseidon reads it once the game is over.'
    : 'Only the Navigators read this. Everybody else can read it in the replay, once the game is over.';
export const tableReads = 'Everybody at the table reads this.';
export const messages = 'Messages';
export const empty = 'Nobody has said anything yet.';
/** A sentence for screen readers about a new message. */
export const said = (name: string, words: string) => `${name}: ${words}`;
export const unknown = 'A message that this page can’t show. Reload it to read the message.';
export const removed = 'Removed by the host.';
export const hidden = (name: string, count: number) =>
  count === 1 ? `${name} is muted: one message hidden.` : `${name} is muted: ${count} messages hidden.`;

// ── Saying something ────────────────────────────────────────────────────────────────────────────

export const writeAs = 'Who is writing?';
export const field = 'Your message';
export const send = 'Send';
export const left = (count: number) => (count === 1 ? 'One character left' : `${count} characters left`);
export const ready = 'Phrases';
export const about = 'About a ship or a square';
export const chooseAbout = 'Choose a ship, a square or both, then what to say.';
export const whichShip = 'Ship';
export const whichSquare = 'Square';
export const onlyPhrasesHere = 'At this table, players use ready-made phrases. The host can change that.';
export const onlyReading = 'You can read this, but not write here.';

// ── Settings ────────────────────────────────────────────────────────────────────────────────────

export const settings = 'Settings';
export const mute = (name: string) => `Mute ${name}`;
export const muteDoes =
  'This device no longer shows what they write. They aren’t told, and everybody else still reads it.';
export const writing = {
  name: 'What players may write',
  does: 'At a table with strangers, phrases alone are safer. Every device shows them in its own language.',
  options: ['Anything', 'Phrases only'],
};
export const removing = 'Remove a message';
export const removeOne = (name: string, words: string) => `Remove what ${name} wrote: ${words}`;
export const removeTitle = 'Remove this message?';
export const removeText = (name: string, words: string) =>
  `${name} wrote: “${words}” Nobody will be able to read it any more. This can’t be undone.`;
export const removeConfirm = 'Remove';
/** The current setting for muted players, in a word or two. */
export const mutedNow = (names: readonly string[]) => (names.length === 0 ? '' : `Muted: ${list(names)}`);
