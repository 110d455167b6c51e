/** The lobby. */
import type { GameMode, Side } from '../../../shared/game/game.ts';
import type { Clock } from '../../../shared/table/table.ts';
import { list } from './ships.ts';

// ── The lobby ───────────────────────────────────────────────────────────────────────────────────
export const table = 'Tavolo';
export const leave = 'Esci';
export const leaveTitle = 'Lasciare questo tavolo?';
export const leaveText =
  'Il tuo posto si libera, e questo dispositivo dimentica il tavolo. Puoi tornare con il codice, come una persona nuova.';
export const leaveConfirm = 'Lascia il tavolo';

export const inviteHint = 'Gli amici inquadrano questo, o aprono l’indirizzo e scrivono il codice.';
export const inviteFold = 'Invita amici';
export const qr = 'Codice QR del link di questo tavolo';
export const link = 'Il link a questo tavolo';
export const shareText = (code: string) => `Vieni a giocare a Odyssey al tavolo ${code}.`;

// ── Seats ───────────────────────────────────────────────────────────────────────────────────────
export const seats = 'Chi gioca';
export const seatFor: Readonly<Record<Side, string>> = {
  poseidon: 'Sa dov’è davvero ogni nave, e manda le tempeste.',
  navigators: 'Guidano a casa quattro navi, secondo ciò che riferiscono. Da uno a quattro di voi.',
};
export const sit: Readonly<Record<Side, string>> = {
  poseidon: 'Fai Poseidone',
  navigators: 'Fai il Navigatore',
};
export const standUp = 'Alzati';
export const free = 'Ancora nessuno';
export const swap = 'Scambia posto';
export const swapWith = (name: string) => `Scambia posto con ${name}`;
export const swapTitle = (name: string) => `Scambiare posto con ${name}?`;
export const swapText = (name: string) => `${name} diventa Poseidone, e tu Navigatore.`;
export const standing = 'Senza posto';
export const rename = 'Cambia nome';
export const renameDone = 'Usa questo nome';

// ── Board and rules ─────────────────────────────────────────────────────────────────────────────
export const gameFold = 'Tabellone e regole';
export const change = 'Cambia';
export const changed = 'Fatto';
export const show = 'Mostra';
export const board = 'Il tabellone';
export const boardsLoading = 'Srotolo le carte…';
export const boardGone = (board: string) => `${board} non è più su questo server. Scegli un altro tabellone.`;

// ── Choosing variants ───────────────────────────────────────────────────────────────────────────
export const variantsHeading = 'Tessere e regole';
export const setsLabel = 'Partite già pronte';
export const choose = 'Scegli tu';
export const off = 'No';
export const on = 'Sì';

// ── Together, or against one another ────────────────────────────────────────────────────────────
export const mode = 'Insieme o rivali';
export const modes: Readonly<Record<GameMode, string>> = { cooperative: 'Insieme', competing: 'Rivali' };
export const modeDoes: Readonly<Record<GameMode, string>> = {
  cooperative: 'I Navigatori vincono insieme, quando tre navi sono a casa.',
  competing: 'Ogni Navigatore per le sue navi.',
};

// ── Who commands which ship ─────────────────────────────────────────────────────────────────────
export const ships = 'Chi comanda quale nave';
const shipCounts = ['nessuna nave', 'una nave', 'due navi', 'tre navi', 'quattro navi'];
export const shipsDoes = (largest: number, least: number) =>
  largest === least
    ? `Ognuno di voi comanda ${shipCounts[least] ?? ''}.`
    : `Ognuno di voi comanda ${shipCounts[least] ?? ''}, e uno ${shipCounts[largest] ?? ''}.`;
export const shipsShared = 'La quarta nave è di tutti.';
export const shipsRest = 'Le navi che nessuno chiede si sorteggiano all’inizio.';
export const shipsByLot = 'A sorte';
export const shipFree = 'Libera';
export const shipShared = 'Di tutti';
export const shipMine = 'Tua';
export const shipToggle = (ship: string, holder: string | null, mine: boolean) =>
  mine
    ? `${ship}: tua. Rinuncia`
    : holder === null
      ? `${ship}: libera. Chiedila`
      : `${ship}: l’ha chiesta ${holder}`;
export const deal = 'Sorteggia';
export const dealt = 'Le navi sono state sorteggiate.';

// ── More settings ──────────────────────────────────────────────────────────────────────────────
export const more = 'Altre impostazioni';
export const tableFold = 'Questo tavolo';
export const hosted = (name: string) => `Host: ${name}`;
export const hostDoes =
  'L’host può chiudere il tavolo ed eliminarlo, liberare posti e togliere qualcuno dal tavolo. Se è assente, chi è qui da più tempo può liberare il posto di chi è assente.';
export const iAmHost =
  'Sei l’host: puoi chiudere il tavolo e, con «…» accanto a un nome, liberare il posto o togliere qualcuno dal tavolo.';
export const deleteTable = 'Elimina il tavolo';
export const deleteTitle = 'Eliminare il tavolo per sempre?';
export const deleteText =
  'Il tavolo, tutte le sue partite, i link che le mostrano e il suo resoconto vengono eliminati, per tutti. Non si può annullare.';

export const clock = 'L’orologio';
export const clockOff = 'Senza';
export const clockDoes = 'Tempo per ogni turno di Poseidone e per ogni ordine dei Navigatori.';
export const clockPresets = { relaxed: 'Calmo', brisk: 'Veloce' };
export const clockTimes = (poseidon: string, order: string) =>
  `${poseidon} per un turno di Poseidone, ${order} per ogni ordine.`;
export const minutes = (seconds: number) => {
  if (seconds < 60) return `${seconds}\u00a0s`;
  const rest = seconds % 60 === 0 ? '' : `:${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}${rest}\u00a0min`;
};
export const clockOwn = (poseidon: string, order: string) => `${poseidon} / ${order}`;
export const atZero = 'Quando il tempo scade';
export const atZeroDoes: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Arriva solo un segnale: nessuno decide al posto tuo.',
  'random move': 'Al posto tuo viene fatta una mossa valida a caso.',
};
export const atZeroOptions: Readonly<Record<Clock['atZero'], string>> = {
  sign: 'Un segnale',
  'random move': 'Mossa a caso',
};

// ── Devices ─────────────────────────────────────────────────────────────────────────────────────
export const devices = 'Dispositivi';
export const devicesNow = (count: number) =>
  count === 1 ? 'Una persona su questo dispositivo' : `${count} persone su questo dispositivo`;
export const onThis = 'Su questo dispositivo';
export const actAs = (name: string) => `Gioca per ${name}`;
/** Over what only this one does: its language, its sounds. */
export const thisDevice = 'Questo dispositivo';
export const shareDoes =
  'Gli amici possono condividere questo dispositivo: aggiungi ognuno per nome. Accanto a un Navigatore hanno subito un posto.';
export const shareAdd = 'Aggiungi qualcuno qui';
export const shareName = 'Nome di chi gioca';
export const added = (name: string) => `${name} gioca su questo dispositivo.`;
export const bothSides =
  'Questo dispositivo ha posti da entrambe le parti: mostrerebbe ai Navigatori il mare di Poseidone. Uno di voi giochi su un altro dispositivo.';

// ── Beginning ───────────────────────────────────────────────────────────────────────────────────
export const begin = 'Inizia';
export const ready = 'Pronti a salpare.';
export const readySingle = 'Pronti per una sola partita, senza serie.';
export const missing = {
  both: 'Mancano ancora Poseidone e un Navigatore.',
  poseidon: 'Manca ancora Poseidone.',
  navigators: 'Manca ancora un Navigatore.',
  seat: 'Prendi un posto per iniziare.',
  series: 'Guardi fino alla prossima serie.',
  company: 'Per una serie servono almeno due giocatori.',
};
/** The step that is missing, as a button. */
export const sitStep: Readonly<Record<Side, string>> = {
  poseidon: 'Siediti come Poseidone',
  navigators: 'Siediti come Navigatore',
};
export const inviteStep: Readonly<Record<Side, string>> = {
  poseidon: 'Invita Poseidone',
  navigators: 'Invita un Navigatore',
};
export const seatless = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} non ha ancora un posto.` : `${list(names)} non hanno ancora un posto.`;
export const absent = (names: readonly string[]) =>
  names.length === 1 ? `${list(names)} non è in linea.` : `${list(names)} non sono in linea.`;

// ── Games played ────────────────────────────────────────────────────────────────────────────────
export const past = 'Partite a questo tavolo';
export const pastWon: Readonly<Record<Side, string>> = {
  poseidon: 'Ha vinto Poseidone',
  navigators: 'Hanno vinto i Navigatori',
};
export const pastAbandoned = 'Abbandonata';
export const pastShips = (arrived: number) =>
  arrived === 0 ? 'nessuna nave a casa' : arrived === 1 ? 'una nave a casa' : `${arrived} navi a casa`;
export const pastPoseidon = (name: string) => `Poseidone: ${name}`;
export const gone = 'chi ha lasciato il tavolo';
