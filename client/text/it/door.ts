import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

export const door: Catalogue['door'] = {
  title: 'Unisciti al tavolo',
  whatItIs:
    'Uno di voi è Poseidone e porta quattro navi fuori rotta; gli altri le riportano a casa secondo ciò che le navi riferiscono.',
  firstVoyage: 'Prima volta qui? Prova il tutorial.',
  whoIsHere: 'Chi c’è',
  nobodyHere: 'Ora non c’è nessuno.',
  yourSeat: 'Il tuo posto',
  seatTaken: (name) => `Qui siede ${name}`,
  seatFree: 'Libero',
  decideLater: 'Decidi dopo',
  join: 'Entra al tavolo',
  watch: 'Guarda soltanto',
  running:
    'C’è una partita in corso. Bussa, e chi gioca ti farà entrare come Navigatore in più. Oppure guarda.',
  runningNoPoseidon: 'Una partita aspetta: il posto di Poseidone è vuoto. Siediti lì, oppure guarda.',
  runningCompeting:
    'È in corso una partita a punti, e tutte le navi hanno il loro capitano. Puoi guardare, e giocare la prossima.',
  seriesRunning: 'È in corso una serie. Se entri ora, guardi fino alla prossima.',
  joinAsPoseidon: 'Entra come Poseidone',
  haveKey: 'Ho una chiave per il mio posto',
  keyHint: 'Otto caratteri, dal tuo altro dispositivo o dall’host. Una chiave per tornare ne ha venti.',
  key: 'Chiave',
  useKey: 'Usa la chiave',
  notAKey: 'Una chiave ha otto caratteri, come M7KP-X2RT, e una per tornare ne ha venti.',
  severalKeys: 'Nel testo c’è più di una chiave. Scrivi solo quella del tuo posto.',
  fullRunning:
    'I cinque posti di questo tavolo sono tutti occupati, e una partita è in corso. Puoi guardare.',
  full: 'I cinque posti di questo tavolo sono tutti occupati. Appena se ne libera uno, questa pagina ti fa entrare.',

  lock: 'Accesso al tavolo',
  lockDoes: 'Se il tavolo è chiuso, nessun altro può unirsi. Chi c’è già resta.',
  lockOptions: ['Aperto', 'Chiuso'],
  locked: 'Chiuso',
  lockedHere:
    'L’host ha chiuso questo tavolo: nessun altro può unirsi. Appena lo riapre, questa pagina ti fa entrare.',
  lockedRunning:
    'L’host ha chiuso questo tavolo, e c’è una partita in corso. Ora non puoi unirti, ma puoi guardare.',
  lockedInvite: 'Il tavolo è chiuso: ora nessun altro può unirsi.',

  ask: 'Bussa',
  askToSit: 'Chiedi un posto',
  waitingTitle: 'Hai bussato',
  asked: (names) => {
    if (names.length === 0) return 'Ora non è in linea nessuno che possa farti entrare.';
    return names.length === 1
      ? `Lo stiamo chiedendo a ${list(names)}.`
      : `Lo stiamo chiedendo a ${list(names)}. Basta un sì.`;
  },
  waitHint: 'Lascia aperta questa pagina: andrà avanti da sola.',
  watchMeanwhile: 'Intanto guarda',
  refusedTitle: 'Per ora no',
  refusedText:
    'Per il momento chi gioca preferisce continuare così. Guarda un po’, o bussa di nuovo più tardi.',
  askAgain: 'Bussa di nuovo',
  knockedToJoin: 'Hai bussato.',
  knockedToSit: 'Hai chiesto un posto.',
  notNowSaid: 'Per ora no, dicono gli altri.',

  wantsIn: (name) => `${name} vorrebbe entrare.`,
  wantsSeat: (name) => `${name} vorrebbe un posto.`,
  moreKnock: (count) => (count === 1 ? 'Bussa un’altra persona.' : `Bussano altre ${count} persone.`),
  letIn: 'Fai entrare',
  notNow: 'Non ora',
};
