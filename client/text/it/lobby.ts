/** The lobby, and the door to a table. */
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
export const onlyHere =
  'Questo indirizzo vale solo su questo computer. Apri Odyssey all’indirizzo che il suo server ha mostrato, e gli amici potranno entrare.';

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

// ── The board ───────────────────────────────────────────────────────────────────────────────────
export const board = 'Il tabellone';
export const boardsLoading = 'Srotolo le carte…';

// ── Choosing variants ───────────────────────────────────────────────────────────────────────────
export const variantsHeading = 'La partita';
export const setsLabel = 'Partite già pronte';
export const choose = 'Scegli tu';
export const off = 'No';
export const on = 'Sì';

// ── Together, or against one another ────────────────────────────────────────────────────────────
export const mode = 'Insieme o rivali';
export const modes: Readonly<Record<GameMode, string>> = { cooperative: 'Insieme', competing: 'Rivali' };
export const modeDoes: Readonly<Record<GameMode, string>> = {
  cooperative: 'I Navigatori vincono insieme, quando tre navi sono a casa.',
  competing:
    'Ogni Navigatore per le sue navi. Punti: 3 a un Navigatore per ogni sua nave a casa, 1 a Poseidone per ognuna che non ce la fa; 1 a ogni Navigatore per la nave comune.',
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

// ── More for the evening ────────────────────────────────────────────────────────────────────────
export const more = 'Altro per la serata';
export const tableFold = 'Questo tavolo';
export const hosted = (name: string) => `Host: ${name}`;
export const hostDoes =
  'L’host può liberare il posto di chi è assente ed eliminare il tavolo. Se l’host è assente, lo sostituisce chi è qui da più tempo.';
export const iAmHost = 'Sei l’host: puoi liberare il posto di chi è assente.';
export const deleteTable = 'Elimina il tavolo';
export const deleteTitle = 'Eliminare il tavolo per sempre?';
export const deleteText =
  'Il tavolo, tutte le sue partite e il suo resoconto vengono eliminati, per tutti. Non si può annullare.';

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
export const missing = {
  both: 'Mancano ancora Poseidone e un Navigatore.',
  poseidon: 'Manca ancora Poseidone.',
  navigators: 'Manca ancora un Navigatore.',
  seat: 'Prendi un posto per iniziare.',
  series: 'Guardi fino alla prossima serie.',
  company: 'Per una serie servono almeno due giocatori.',
};
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

// ── The door ────────────────────────────────────────────────────────────────────────────────────
/** Before a table's code. */
export const doorTitle = 'Vieni al tavolo';
export const whoIsHere = 'Chi c’è';
export const nobodyHere = 'Ora non c’è nessuno.';
export const yourSeat = 'Il tuo posto';
export const seatTaken = (name: string) => `Qui siede ${name}`;
export const seatFree = 'Libero';
export const decideLater = 'Decidi dopo';
export const join = 'Entra al tavolo';
export const joinAndHelp = 'Entra e aiuta i Navigatori';
export const watch = 'Guarda soltanto';
export const running = 'C’è una partita in corso. Puoi entrare come Navigatore in più, o guardare.';
export const runningNoPoseidon =
  'Una partita aspetta: il posto di Poseidone è vuoto. Siediti lì, oppure guarda.';
export const runningCompeting =
  'È in corso una partita a punti, e tutte le navi hanno il loro capitano. Puoi guardare, e giocare la prossima.';
export const seriesRunning = 'È in corso una serie. Se entri ora, guardi fino alla prossima.';
export const joinAsPoseidon = 'Entra come Poseidone';
export const joinAndWatch = 'Entra e guarda';
export const haveKey = 'Ho una chiave per il mio posto';
export const keyHint = 'Otto caratteri, dal tuo altro dispositivo o dall’host.';
export const key = 'Chiave';
export const useKey = 'Usa la chiave';
export const notAKey = 'Una chiave ha otto caratteri, come M7KP-X2RT.';
export const fullRunning =
  'I cinque posti di questo tavolo sono tutti occupati, e una partita è in corso. Puoi guardare.';
export const full =
  'I cinque posti di questo tavolo sono tutti occupati. Appena se ne libera uno, questa pagina ti fa entrare.';
