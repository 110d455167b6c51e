/** Texts about sharing a game by link, picture or file, and about the page that shows a shared game. */
import type { FileFault } from '../../../shared/wire/read-game-file.ts';
import { list } from './words.ts';

export const share = 'Share';
export const title = 'Share this game';
export const preparing = 'Loading the game…';
export const notFetched = 'The game could not be loaded.';
export const retry = 'Try again';

// ── Whose names are shown ───────────────────────────────────────────────────────────────────────
export const names = 'Names';
export const namesDoes =
  'Players choose whether to be named. The rest appear by role in the link, the picture and the file.';
export const showMine = (name: string) => `Show my name: ${name}`;
export const shown = (all: readonly string[]) =>
  all.length === 0 ? 'No names shown so far.' : `Shown so far: ${list(all)}.`;

// ── The link ────────────────────────────────────────────────────────────────────────────────────
export const link = 'A link';
export const linkDoes =
  'Anyone who has it can watch this game. It works for as long as the table exists: until the host deletes it, or nobody has visited for thirty days.';
export const makeLink = 'Create a link';
export const linkTo = 'The link to this game';
export const linkText = 'A game of Odyssey, with the ships’ true courses';
export const takeBack = 'Withdraw the link';
export const takeBackTitle = 'Withdraw this link?';
export const takeBackText = 'It will stop working for everyone who has it. Any new link will be different.';
export const othersMay = 'Anyone who played this game can create a link to it.';
export const news = {
  shared: (name: string) => `${name} has shared a link to a game.`,
  takenBack: (name: string) => `${name} has withdrawn the link to a game.`,
};

// ── The picture and the file ────────────────────────────────────────────────────────────────────
export const picture = 'A picture';
export const pictureOf = (result: string) => `The board at the end, with the course of every ship. ${result}`;
export const pictureFailed = 'This browser can’t draw the picture.';
export const sharePicture = 'Share the picture';
export const savePicture = 'Save the picture';
export const copyPicture = 'Copy the picture';
export const pictureCopied = 'Picture copied.';
export const pictureNotCopied = 'The picture could not be copied. Save it instead.';
export const shipHome = 'home';
export const wonToo = (names: readonly string[]) => `${list(names)} won too`;
export const shipShort = (squares: number) => `${squares} short`;
export const file = 'A file';
export const fileDoes = 'The whole game, to keep. Any copy of Odyssey can open it, no table needed.';
export const saveFile = 'Save as a file';
export const openFile = 'Open a game from a file';

// ── The page ────────────────────────────────────────────────────────────────────────────────────
export const pageTitle = 'A game to watch';
export const navigator = (number: number) => `Navigator ${number}`;
export const about = 'About this game';
export const where = 'The board';
export const who = 'The players';
export const rules = 'Rules used';
export const playToo = 'Play Odyssey';
export const noLinkTitle = 'No game here';
export const noLinkText =
  'The link may be incomplete, or the table may have been deleted. Ask the person who sent it to you.';
export const takenBackTitle = 'No longer shared';
export const takenBackText = 'One of the players has withdrawn this link.';
export const damagedTitle = 'This game is damaged';
export const damagedText = 'Some of the data the server holds for it can no longer be read.';
export const open = 'Open a game';
export const openDoes =
  'Choose a file saved at the end of a game. It stays on this device and is not sent anywhere.';
export const choose = 'Choose a file';
export const openOther = 'Open another file';
export const faults: Readonly<Record<FileFault, string>> = {
  'too-large': 'This file is too large to be a game.',
  'no-game': 'This isn’t a game file.',
  newer: 'This file was saved by a newer version of Odyssey. Reload this page and try again.',
  malformed: 'This file contains something that doesn’t belong in a game.',
  'no-sense': 'This file doesn’t contain one complete game.',
};
export const faultAt = (field: string) => `The first error is at “${field}”.`;
