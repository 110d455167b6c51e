/** A running game, whoever looks at it: the ships, what happens to them, the clock, the keyboard. */
import type { Ship } from '../../../shared/board/board.ts';
import type { Outcome, Storm } from '../../../shared/game/game.ts';
import type { Heading } from '../../../shared/board/squares.ts';
import { colours, ships } from './common.ts';
import { capital, list, theRed, theShip, toward } from './ships.ts';

// ── Whose ship ──────────────────────────────────────────────────────────────────────────────────

export const fleet = 'Le navi e chi le comanda';
export const owned = (name: string) => `di ${name}`;
export const yours = 'Tua';
export const anybodys = 'Di tutti';
export const shipOf = (ship: Ship, whose: string | null, state: string) =>
  whose === null ? `${capital(ships[ship])}, ${state}` : `${capital(ships[ship])}, ${whose}, ${state}`;
export const ownerAway = (owner: string) => `${owner} al momento non c’è: la partita aspetta.`;
/** How many of the ships that it takes to win. */
export const home = (ships: number, needed: number) => `${ships} su ${needed} a casa`;
/** Whose orders the crew's turn waits for. */
export const waitsFor = (those: readonly { name: string; ships: readonly Ship[] }[]) =>
  those
    .map(({ name, ships: theirs }) => `${name} muove ${list(theirs.map((ship) => theRed[ship]))}.`)
    .join(' ');

// ── How a ship stands ───────────────────────────────────────────────────────────────────────────

export const states = {
  ready: 'Pronta',
  held: 'Bloccata',
  done: (order: number) => `Mossa ${order}ª`,
  safe: 'In salvo',
  atStart: 'Al via',
  waiting: 'In mare',
  notYours: 'Pronta',
};
const SPOKEN_ORDINALS = ['prima', 'seconda', 'terza', 'quarta'];
export const spokenStates = {
  ready: 'pronta a salpare',
  held: 'bloccata da un mostro marino',
  done: (order: number) => `mossa per ${SPOKEN_ORDINALS[order - 1] ?? `${order}ª`} in questo round`,
  safe: 'in salvo sull’Isola Sacra',
  atStart: 'alla sua isola di partenza',
  waiting: 'in mare',
  notYours: 'la comanda un’altra persona',
};

// ── Orders and storms ───────────────────────────────────────────────────────────────────────────

export const roseLetters: Readonly<Record<Heading, string>> = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SO',
  W: 'O',
  NW: 'NO',
};
export const sail = (ship: Ship, heading: Heading) => `${colours[ship]} ${toward[heading]}`;
export const unleash = (storm: Storm) =>
  storm === 'great' ? 'Scatena la Grande Tempesta' : 'Scatena la tempesta';

// ── What happens ────────────────────────────────────────────────────────────────────────────────

/** As it is announced. */
export const roundAnnounced = (now: number) => `Round ${now}.`;
export const lighthousesStand = 'I fari sono al loro posto.';
/** Where the truth is shown: what a storm has done. */
export const driven = (pushes: readonly { ship: Ship; heading: Heading }[]) => {
  const phrases = pushes.map(({ ship, heading }, i) =>
    i === 0 ? `${capital(theRed[ship])} è spinta ${toward[heading]}` : `${theRed[ship]} ${toward[heading]}`,
  );
  return phrases.length === 0 ? 'Non trova nessuno in mare.' : `${list(phrases)}.`;
};
export const beingPushed = (ship: Ship) => `Poseidone sta spingendo ${theShip[ship]} fuori dal vortice.`;
export const pushedOut = (ship: Ship) =>
  `Poseidone ha spinto ${theShip[ship]} di una casella fuori dal vortice.`;
/** The third ship has arrived; the fourth may sail on. */
export const decided = 'Tre navi sono a casa: i Navigatori hanno vinto.';
const safe = [
  'Nessuna nave è sull’Isola Sacra.',
  'Una nave è sull’Isola Sacra.',
  'Due navi sono sull’Isola Sacra.',
  'Tre navi sono sull’Isola Sacra.',
  'Tutte e quattro le navi sono sull’Isola Sacra.',
] as const;
/** Read aloud to everybody. */
export const verdict = ({ winner, arrived }: Outcome) =>
  `${safe[arrived.length]} ${winner === 'poseidon' ? 'Vince Poseidone.' : 'Vincono i Navigatori.'}`;

// ── The clock ───────────────────────────────────────────────────────────────────────────────────

/** "1:05". */
export const clockFace = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`);
const secondsOf = (count: number) => (count === 1 ? '1 secondo' : `${count} secondi`);
export const timeLeft = (seconds: number) => {
  if (seconds < 60) return `Tempo rimasto: ${secondsOf(seconds)}`;
  const whole = `Tempo rimasto: ${minutes(Math.floor(seconds / 60))}`;
  return seconds % 60 === 0 ? whole : `${whole} e ${secondsOf(seconds % 60)}`;
};
export const timeShort = 'Resta poco tempo.';
export const timeUp = 'Tempo scaduto';

// ── The board ───────────────────────────────────────────────────────────────────────────────────

export const zoom = 'Ingrandisci il tabellone';

// ── The keyboard ────────────────────────────────────────────────────────────────────────────────

export const keys = {
  title: 'Tastiera',
  on: 'Tasti singoli',
  onDoes: 'Disattivali se disturbano altri programmi.',
  numberPad: 'Il tastierino numerico fa lo stesso.',
  elsewhere:
    'Le lettere sono quelle di una tastiera inglese: sulla tua valgono i tasti nelle stesse posizioni.',
  digits: 'Una lettera che sulla tua tastiera sta lì dà la rotta: premi allora la cifra.',
  steer: 'La rotta della nave scelta, secondo la posizione dei tasti.',
  drive: 'Dove va spinta la nave in mano, secondo la posizione dei tasti.',
  nextShip: 'Scegli la prossima nave',
  board: 'Al tabellone',
  orders: 'All’ordine o all’ultima risposta',
  tokens: 'Ai promemoria',
  journal: 'Al diario',
  moveGuess: 'Prendi in mano l’ipotesi della nave scelta',
  look: 'Che cosa riferirebbe una nave dalla casella',
  strike: 'Cancella la casella per la nave scelta',
  tiles: 'Alle tue tessere',
  log: 'Agli ordini e alle risposte',
  cover: 'Copri o scopri il tabellone',
  chart: [
    { key: 'Ctrl+Z', does: 'Annulla sulla carta' },
    { key: 'Ctrl+Maiusc+Z', does: 'Rifallo' },
  ],
  always: [
    { key: '← ↑ ↓ →', does: 'Sul tabellone: da una casella all’altra' },
    { key: 'Invio', does: 'Premi, o scegli la casella' },
    { key: 'Esc', does: 'Indietro, o posa ciò che hai in mano' },
    { key: '?', does: 'Questo elenco' },
  ],
};

// ── A game that is over is fetched ──────────────────────────────────────────────────────────────

export const fetching = 'La vera rotta riaffiora dal mare…';
export const notFetched = 'Non è stato possibile recuperare la vera rotta.';
export const fetchAgain = 'Riprova';
