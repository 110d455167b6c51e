/** Games that are shared: by a link, as a picture, as a file; and the page that shows them. */
import type { FileFault } from '../../../shared/wire/read-game-file.ts';
import { list } from './words.ts';

export const share = 'Share';
export const title = 'Share this game';
export const preparing = 'Fetching the game…';
export const notFetched = 'The game could not be fetched.';
export const retry = 'Try again';

// ── Whose names ─────────────────────────────────────────────────────────────────────────────────
export const names = 'Names';
export const namesDoes =
  'Each player decides for themselves. All others are called by their role, in the link, the picture and the file.';
export const showMine = (name: string) => `Show my name: ${name}`;
export const shown = (all: readonly string[]) =>
  all.length === 0 ? 'No names are shown so far.' : `Shown so far: ${list(all)}.`;

// ── The link ────────────────────────────────────────────────────────────────────────────────────
export const link = 'A link';
export const linkDoes =
  'Anybody who has it can watch this game. It is good as long as the table is there: until its host deletes it, or nobody has looked for thirty days.';
export const makeLink = 'Make a link';
export const linkTo = 'The link to this game';
export const linkText = 'A game of Odyssey, with the true course of the ships';
export const takeBack = 'Take the link back';
export const takeBackTitle = 'Take this link back?';
export const takeBackText = 'Whoever has it can’t open the game any more. A new link would be another one.';
export const othersMay = 'Who played this game can make a link to it.';
export const news = {
  shared: (name: string) => `${name} has shared a game by a link.`,
  takenBack: (name: string) => `${name} has taken back the link to a game.`,
};

// ── The picture and the file ────────────────────────────────────────────────────────────────────
export const picture = 'A picture';
export const pictureOf = (result: string) => `The board at the end, with the course of every ship. ${result}`;
export const pictureFailed = 'This browser can’t draw the picture.';
export const sharePicture = 'Share the picture';
export const savePicture = 'Save the picture';
export const copyPicture = 'Copy the picture';
export const pictureCopied = 'The picture is copied.';
export const pictureNotCopied = 'The picture could not be copied. Save it instead.';
export const shipHome = 'home';
export const wonToo = (names: readonly string[]) => `${list(names)} won too`;
export const shipShort = (squares: number) => `${squares} short`;
export const file = 'A file';
export const fileDoes = 'The whole game, to keep. Every Odyssey opens it again, without a table.';
export const saveFile = 'Save as a file';
export const openFile = 'Open a game from a file';

// ── The page ────────────────────────────────────────────────────────────────────────────────────
export const pageTitle = 'A game to watch';
export const navigator = (number: number) => `Navigator ${number}`;
export const about = 'About this game';
export const where = 'The board';
export const who = 'The players';
export const rules = 'The rules it was played by';
export const playToo = 'Play Odyssey';
export const noLinkTitle = 'No game here';
export const noLinkText =
  'Perhaps the link is not complete, or its table has been deleted. Ask whoever sent it to you.';
export const takenBackTitle = 'No longer shared';
export const takenBackText = 'One of its players has taken this link back.';
export const damagedTitle = 'This game is damaged';
export const damagedText = 'Some of what the server keeps of it can’t be read any more.';
export const open = 'Open a game';
export const openDoes =
  'Choose a file that was saved at the end of a game. It is read on this device only, and sent nowhere.';
export const choose = 'Choose a file';
export const openOther = 'Open another file';
export const faults: Readonly<Record<FileFault, string>> = {
  'too-large': 'This file is too large to be a game.',
  'no-game': 'This is not the file of a game.',
  newer: 'A newer Odyssey has written this file. Load this page anew, then try again.',
  malformed: 'There is something in this file that does not belong in a game.',
  'no-sense': 'What happens in this file is not one whole game.',
};
export const faultAt = (field: string) => `The first fault is at “${field}”.`;
