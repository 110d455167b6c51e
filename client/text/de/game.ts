/** A running game, whoever looks at it: the ships, what happens to them, the clock, the keyboard. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Outcome, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, headings, ships } from './common.ts';
import { capital, headingLetters, list, theShip } from './words.ts';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'Die Schiffe und wer sie befehligt';
export const owned = (name: string) => `von ${name}`;
export const yours = 'Deins';
export const anybodys = 'Für alle';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;
export const ownerAway = (owner: string) => `${owner} ist gerade nicht da: Das Spiel wartet.`;
const names = (those: readonly Ship[]) => list(those.map((ship) => colours[ship]));
/** How many of the ships that it takes to win. */
export const home = (ships: number, needed: number) => `${ships} von ${needed} daheim`;
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those.map(({ name, ships: theirs }) => `${name} ist mit ${names(theirs)} dran.`).join(' ');

// ── How a ship stands ───────────────────────────────────────────────────────────────────────────

export const states = {
  ready: 'Bereit',
  held: 'Gehalten',
  done: (order: number) => `Fuhr als ${order}.`,
  safe: 'Daheim',
  atStart: 'Am Start',
  waiting: 'Auf See',
  notYours: 'Bereit',
};
const TURNS = ['als erstes', 'als zweites', 'als drittes', 'als viertes'];
const turnTaken = (order: number) => TURNS[order - 1] ?? `als ${order}.`;
export const spokenStates = {
  ready: 'noch dran',
  held: 'von einem Seeungeheuer gehalten',
  done: (order: number) => `in dieser Runde ${turnTaken(order)} dran`,
  safe: 'daheim auf der Heiligen Insel',
  atStart: 'an seiner Startinsel',
  waiting: 'auf See',
  notYours: 'den Befehl gibt jemand anders',
};

// ── Orders and storms ───────────────────────────────────────────────────────────────────────────

export const roseLetters: Readonly<Record<Heading, string>> = headingLetters;
export const sail = (ship: Ship, heading: Heading) => `${colours[ship]} nach ${headings[heading]}`;
export const unleash = (storm: Storm) => (storm === 'great' ? 'Großen Sturm entfesseln' : 'Sturm entfesseln');

// ── What happens ────────────────────────────────────────────────────────────────────────────────

/** As it is announced. */
export const roundAnnounced = (now: number) => `Runde ${now}.`;
export const lighthousesStand = 'Die Leuchttürme stehen.';
/** Where the truth is shown: what a storm has done. */
export const driven = (pushes: readonly { ship: Ship; heading: Heading }[]) => {
  const phrases = pushes.map(({ ship, heading }, i) =>
    i === 0
      ? `${colours[ship]} wird nach ${headings[heading]} getrieben`
      : `${colours[ship]} nach ${headings[heading]}`,
  );
  return phrases.length === 0 ? 'Er trifft niemanden mehr auf See.' : `${list(phrases)}.`;
};
export const beingPushed = (ship: Ship) => `Poseidon schleudert ${theShip[ship]} aus dem Strudel.`;
export const pushedOut = (ship: Ship) =>
  `Poseidon hat ${theShip[ship]} ein Feld weit aus dem Strudel geschleudert.`;
/** The third ship has arrived; the fourth may sail on. */
export const decided = 'Drei Schiffe sind daheim: Die Navigatoren haben gewonnen.';
const safe = [
  'Kein Schiff ist auf der Heiligen Insel.',
  'Ein Schiff ist auf der Heiligen Insel.',
  'Zwei Schiffe sind auf der Heiligen Insel.',
  'Drei Schiffe sind auf der Heiligen Insel.',
  'Alle vier Schiffe sind auf der Heiligen Insel.',
] as const;
/** Read aloud to everybody. */
export const verdict = ({ winner, arrived }: Outcome) =>
  `${safe[arrived.length] ?? ''} ${winner === 'poseidon' ? 'Poseidon gewinnt.' : 'Die Navigatoren gewinnen.'}`;

// ── The clock ───────────────────────────────────────────────────────────────────────────────────

/** "1:05". */
export const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const minutes = (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`);
const secondsOf = (count: number) => (count === 1 ? '1 Sekunde' : `${count} Sekunden`);
export const timeLeft = (seconds: number) => {
  if (seconds < 60) return `Noch ${secondsOf(seconds)}`;
  const whole = `Noch ${minutes(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? whole : `${whole} ${secondsOf(seconds % 60)}`;
};
export const timeShort = 'Die Zeit wird knapp.';
export const timeUp = 'Die Zeit ist um';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Brett vergrößern';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Tastatur',
  on: 'Einzelne Tasten',
  onDoes: 'Schalte sie aus, wenn sie anderer Software in die Quere kommen.',
  numberPad: 'Mit dem Ziffernblock geht es genauso.',
  elsewhere:
    'Die Buchstaben sind die einer englischen Tastatur: Bei dir gelten die Tasten an denselben Stellen.',
  digits: 'Liegt ein Buchstabe bei dir dort, gilt der Kurs: Drücke dann die Ziffer.',
  steer: 'Der Kurs des gewählten Schiffs, so wie die Tasten liegen.',
  drive: 'Wohin das Schiff in der Hand getrieben wird, so wie die Tasten liegen.',
  nextShip: 'Das nächste Schiff wählen',
  board: 'Zum Brett',
  orders: 'Zum Befehl oder zur neuesten Meldung',
  tokens: 'Zu den Merksteinen',
  journal: 'Zum Logbuch',
  moveGuess: 'Das Kartenschiff des gewählten Schiffs in die Hand nehmen',
  look: 'Was ein Schiff von dem Feld melden würde',
  strike: 'Das Feld für das gewählte Schiff ausstreichen',
  tiles: 'Zu deinen Plättchen',
  log: 'Zu den Befehlen und Meldungen',
  cover: 'Brett abdecken oder aufdecken',
  chart: [
    { key: 'Strg+Z', does: 'Auf der Karte zurücknehmen' },
    { key: 'Strg+Umschalt+Z', does: 'Doch wieder tun' },
  ],
  always: [
    { key: '← ↑ ↓ →', does: 'Auf dem Brett: von Feld zu Feld' },
    { key: 'Enter', does: 'Drücken oder das Feld wählen' },
    { key: 'Esc', does: 'Zurück, oder ablegen, was in der Hand ist' },
    { key: '?', does: 'Diese Liste' },
  ],
};

// ── A game that is over is fetched ──────────────────────────────────────────────────────────────

export const fetching = 'Der wahre Kurs taucht aus dem Meer auf …';
export const notFetched = 'Der wahre Kurs war nicht zu holen.';
export const fetchAgain = 'Noch einmal';
