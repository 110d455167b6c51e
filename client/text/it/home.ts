/** The first page, and the banner of the connection. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: un gioco di tempeste e ipotesi';
export const line =
  'Uno di voi è Poseidone e porta le navi fuori rotta. Gli altri devono ritrovare la via di casa.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'Un nuovo tavolo';
export const make = 'Crea un tavolo';
export const name = 'Il tuo nome';
export const nameHint = 'Come lo vedranno gli altri';
export const nameMissing = 'Scrivi un nome, così gli altri sanno chi sei.';
export const nameTaken = 'Qui c’è già qualcuno con questo nome. Aggiungi qualcosa per distinguervi.';
export const playAs = 'Giochi come';
export const change = 'Cambia';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'Un tavolo di amici';
export const code = 'Codice';
export const codeHint = 'Quattro caratteri, dallo schermo di chi ti invita';
export const join = 'Entra';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Scrivi i quattro caratteri che vedi sullo schermo di chi ti invita.'
    : `«${typed}» non può essere un codice: ha quattro caratteri, come M7KP.`;
export const noSuchTable = (code: string) =>
  `Il tavolo ${code} non esiste. Confronta il codice con lo schermo di chi ti invita.`;
export const noAnswer = 'Il server non risponde. Riprova tra un momento.';

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

// ── Nowhere ─────────────────────────────────────────────────────────────────────────────────────
export const nowhereTitle = 'Fuori dalla carta';
export const nowhereText =
  'A questo indirizzo non c’è nulla. Il link di un tavolo finisce con i suoi quattro caratteri.';
export const wayHome = 'Alla pagina iniziale';

// ── The connection ──────────────────────────────────────────────────────────────────────────────
export const connecting = 'Cerco il server…';
export const lost = 'Connessione persa. La sto cercando…';
export const outdated = 'È arrivata una nuova versione di Odyssey.';
export const notLoaded = 'Una parte della pagina non si è caricata.';
export const reload = 'Ricarica';

// ── For newcomers, and this device ──────────────────────────────────────────────────────────────
export const newHere = 'Prima volta qui?';
export const voyageNavigators = 'Primo viaggio: Navigatori';
export const voyagePoseidon = 'Primo viaggio: Poseidone';
export const rules = 'Le regole';
export const language = 'Lingua';
