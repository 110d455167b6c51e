/** The door of a table: joining, knocking while a game runs, letting in, and the lock. */
import { list } from './ships.ts';

/** Before a table's code. */
export const title = 'Vieni al tavolo';
/** For who has never played. */
export const whatItIs =
  'Uno di voi è Poseidone e porta quattro navi fuori rotta; gli altri le riportano a casa secondo ciò che le navi riferiscono.';
export const firstVoyage = 'Prima volta qui? Fai il primo viaggio.';
export const whoIsHere = 'Chi c’è';
export const nobodyHere = 'Ora non c’è nessuno.';
export const yourSeat = 'Il tuo posto';
export const seatTaken = (name: string) => `Qui siede ${name}`;
export const seatFree = 'Libero';
export const decideLater = 'Decidi dopo';
export const join = 'Entra al tavolo';
export const watch = 'Guarda soltanto';
export const running =
  'C’è una partita in corso. Bussa, e chi gioca ti farà entrare come Navigatore in più. Oppure guarda.';
export const runningNoPoseidon =
  'Una partita aspetta: il posto di Poseidone è vuoto. Siediti lì, oppure guarda.';
export const runningCompeting =
  'È in corso una partita a punti, e tutte le navi hanno il loro capitano. Puoi guardare, e giocare la prossima.';
export const seriesRunning = 'È in corso una serie. Se entri ora, guardi fino alla prossima.';
export const joinAsPoseidon = 'Entra come Poseidone';
export const haveKey = 'Ho una chiave per il mio posto';
export const keyHint =
  'Otto caratteri, dal tuo altro dispositivo o dall’host. Una chiave per tornare ne ha venti.';
export const key = 'Chiave';
export const useKey = 'Usa la chiave';
export const notAKey = 'Una chiave ha otto caratteri, come M7KP-X2RT, e una per tornare ne ha venti.';
export const severalKeys = 'Nel testo c’è più di una chiave. Scrivi solo quella del tuo posto.';
export const fullRunning =
  'I cinque posti di questo tavolo sono tutti occupati, e una partita è in corso. Puoi guardare.';
export const full =
  'I cinque posti di questo tavolo sono tutti occupati. Appena se ne libera uno, questa pagina ti fa entrare.';

// ── A locked table ──────────────────────────────────────────────────────────────────────────────
export const lock = 'La porta';
export const lockDoes = 'Se il tavolo è chiuso, nessun altro può unirsi. Chi c’è già resta.';
export const lockOptions = ['Aperta', 'Chiusa'] as const;
export const locked = 'Chiuso';
export const lockedHere =
  'L’host ha chiuso questo tavolo: nessun altro può unirsi. Appena lo riapre, questa pagina ti fa entrare.';
export const lockedRunning =
  'L’host ha chiuso questo tavolo, e c’è una partita in corso. Ora non puoi unirti, ma puoi guardare.';
export const lockedInvite = 'Il tavolo è chiuso: ora nessun altro può unirsi.';

// ── Knocking ────────────────────────────────────────────────────────────────────────────────────
export const ask = 'Bussa';
export const askToSit = 'Chiedi un posto';
export const waitingTitle = 'Hai bussato';
/** Who of those who could let somebody in is there. */
export const asked = (names: readonly string[]) => {
  if (names.length === 0) return 'Ora non è in linea nessuno che possa farti entrare.';
  return names.length === 1
    ? `Lo stiamo chiedendo a ${list(names)}.`
    : `Lo stiamo chiedendo a ${list(names)}. Basta un sì.`;
};
export const waitHint = 'Lascia aperta questa pagina: andrà avanti da sola.';
export const watchMeanwhile = 'Intanto guarda';
export const refusedTitle = 'Per ora no';
export const refusedText =
  'Per il momento chi gioca preferisce continuare così. Guarda un po’, o bussa di nuovo più tardi.';
export const askAgain = 'Bussa di nuovo';
/** Over the screen of whoever looks on meanwhile. */
export const knockedToJoin = 'Hai bussato.';
export const knockedToSit = 'Hai chiesto un posto.';
export const notNowSaid = 'Per ora no, dicono gli altri.';

// ── Letting in ──────────────────────────────────────────────────────────────────────────────────
export const wantsIn = (name: string) => `${name} vorrebbe entrare.`;
export const wantsSeat = (name: string) => `${name} vorrebbe un posto.`;
export const moreKnock = (count: number) =>
  count === 1 ? 'Bussa un’altra persona.' : `Bussano altre ${count} persone.`;
export const letIn = 'Fai entrare';
export const notNow = 'Non ora';
