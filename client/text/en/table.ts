/** A table's page around its screens: arriving, lost and found, and the menu during a game. */
export const title = (code: string, where: string) => `${where} · ${code} · Odyssey`;
export const places = {
  arriving: 'Table',
  door: 'Join the table',
  lobby: 'The harbour',
  poseidon: 'Poseidon',
  navigators: 'Navigators',
  onlookers: 'Looking on',
  ending: 'The game is over',
  gone: 'No such table',
  elsewhere: 'Open elsewhere',
  moved: 'Gone to another device',
  olympus: 'Olympus',
};

// ── The menu during a game ──────────────────────────────────────────────────────────────────────
export const menu = 'Menu';
export const table = (code: string) => `Table ${code}`;
export const codeHint = 'Others join with this code, or by this address:';
export const players = 'Who plays where';
export const you = 'you';
export const away = 'not connected';
export const here = 'connected';
export const onlookers = 'Looking on';
export const board = (id: string, name: string) => `Board ${id}: ${name}`;
export const toHome = 'To the first page';
export const seatKept = 'Your seat is kept: come back with “Go on”.';
export const abandon = 'Abandon the game';
export const abandonTitle = 'Abandon this game?';
export const abandonText =
  'The game ends here for everybody, with no winner. The table stays, and you can begin another.';

// ── Arriving, or not ────────────────────────────────────────────────────────────────────────────
export const arriving = (code: string) => `Coming to table ${code}…`;
export const goneTitle = 'No such table';
export const goneText = (code: string) =>
  `There is no table with the code ${code}. Compare it with your friend’s screen, or make a table of your own.`;
export const elsewhereTitle = 'Your seat is open elsewhere';
export const elsewhereText = 'Another tab or device has taken it over. Only one at a time can hold a seat.';
export const useHere = 'Use it here';
export const movedTitle = 'You play on another device now';
export const movedText =
  'This one has been locked out. To come back here, give your place over from the other device.';
