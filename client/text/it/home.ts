/** The first page. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: un gioco di tempeste e ipotesi';
export const line =
  'Uno di voi è Poseidone e porta le navi fuori rotta. Gli altri devono ritrovare la via di casa.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'Un nuovo tavolo';
export const make = 'Crea un tavolo';
export const playAs = 'Giochi come';
export const change = 'Cambia';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'Un tavolo di amici';
export const code = 'Codice';
export const codeHint = 'Lettere e cifre, dallo schermo di chi ti invita';
export const join = 'Entra';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Scrivi il codice che vedi sullo schermo di chi ti invita.'
    : `«${typed}» non può essere un codice: ha almeno quattro caratteri, come M7KP o RH7 N2K.`;
export const severalCodes = (codes: readonly string[]) =>
  `Nel testo c’è più di un codice: ${codes.join(', ')}. Scrivi solo quello giusto.`;
export const noSuchTable = (code: string) =>
  `Il tavolo ${code} non esiste. Confronta il codice con lo schermo di chi ti invita.`;

// ── Tables known here ───────────────────────────────────────────────────────────────────────────
export const goOnHeading = 'Riprendi';
export const goOn = (code: string) => `Riprendi al tavolo ${code}`;
export const state: Readonly<Record<Looked['game'], string>> = {
  none: 'In porto',
  running: 'Partita in corso',
  over: 'Si può rigiocare',
};
export const seat = (side: Side | null) =>
  side === null ? 'senza posto' : side === 'poseidon' ? 'come Poseidone' : 'come Navigatore';
export const company = (names: readonly string[]) => names.join(', ');
export const looking = 'Cerco…';
export const older = (count: number) =>
  count === 1 ? 'Un tavolo più vecchio' : `${count} tavoli più vecchi`;

// ── For newcomers ───────────────────────────────────────────────────────────────────────────────
export const newHere = 'Prima volta qui?';
export const voyageNavigators = 'Impara: Navigatori';
export const voyagePoseidon = 'Impara: Poseidone';
export const puzzles = 'Enigmi';

// ── Alone ───────────────────────────────────────────────────────────────────────────────────────
export const alone = 'Gioca in solitaria';
export const daily = 'Il viaggio del giorno';
