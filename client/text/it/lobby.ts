import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

const shipCounts = ['nessuna nave', 'una nave', 'due navi', 'tre navi', 'quattro navi'];

export const lobby: Catalogue['lobby'] = {
  table: 'Tavolo',
  leave: 'Esci',
  leaveTitle: 'Lasciare questo tavolo?',
  leaveText:
    'Il tuo posto si libera, e questo dispositivo dimentica il tavolo. Puoi tornare con il codice, come una persona nuova.',
  leaveConfirm: 'Lascia il tavolo',

  inviteHint: 'Gli amici inquadrano questo, o aprono l’indirizzo e scrivono il codice.',
  inviteOverDays: 'Invita a una partita su più giorni',
  inviteFold: 'Invita amici',
  qr: 'Codice QR del link di questo tavolo',
  link: 'Il link a questo tavolo',
  shareText: (code) => `Vieni a giocare a Odyssey al tavolo ${code}.`,

  who: 'Chi gioca?',
  seatFor: {
    poseidon: 'Sa dov’è davvero ogni nave, e manda le tempeste.',
    navigators: 'Guidano a casa quattro navi, secondo ciò che riferiscono. Da uno a quattro di voi.',
  },
  sit: {
    poseidon: 'Fai Poseidone',
    navigators: 'Fai il Navigatore',
  },
  standUp: 'Alzati',
  free: 'Ancora nessuno',
  standing: 'Senza posto',
  rename: 'Cambia nome',
  renameDone: 'Usa questo nome',

  what: 'A cosa giochiamo?',
  board: 'Il tabellone',
  boardsLoading: 'Carico i tabelloni…',
  boardGone: (board) => `${board} non è più su questo server. Scegli un altro tabellone.`,

  rules: 'Tessere e regole',
  setsLabel: 'Partite già pronte',
  choose: 'Scegli tu',
  off: 'No',
  on: 'Sì',

  kind: 'Una partita o una serie',
  kinds: { cooperative: 'Insieme', competing: 'Rivali', series: 'Una serie' },
  kindDoes: {
    cooperative: 'Una partita. I Navigatori vincono insieme, quando tre navi sono a casa.',
    competing: 'Una partita. Ogni Navigatore gioca per le sue navi.',
    series:
      'Giocate gli uni contro gli altri. Ognuno è Poseidone una volta, e i punti di tutte le partite si sommano.',
  },
  oneGame: (mode) => `Una partita, ${mode}`,
  helps: 'Aiuti e tempo',
  noHelps: 'Nessun aiuto, senza orologio',

  ships: 'Chi comanda quale nave',
  shipsDoes: (largest, least) =>
    largest === least
      ? `Ognuno di voi comanda ${shipCounts[least] ?? ''}.`
      : `Ognuno di voi comanda ${shipCounts[least] ?? ''}, e uno ${shipCounts[largest] ?? ''}.`,
  shipsShared: 'La quarta nave è di tutti.',
  shipsRest: 'Le navi che nessuno chiede si sorteggiano all’inizio.',
  shipsByLot: 'A sorte',
  shipFree: 'Libera',
  shipShared: 'Di tutti',
  shipMine: 'Tua',
  shipToggle: (ship, holder, mine) =>
    mine
      ? `${ship}: tua. Rinuncia`
      : holder === null
        ? `${ship}: libera. Chiedila`
        : `${ship}: l’ha chiesta ${holder}`,
  deal: 'Sorteggia',
  dealt: 'Le navi sono state sorteggiate.',

  more: 'Altre impostazioni',
  tableFold: 'Questo tavolo',
  hosted: (name) => `Host: ${name}`,
  hostDoes:
    'L’host può chiudere il tavolo ed eliminarlo, liberare posti e togliere qualcuno dal tavolo. Se è assente, chi è qui da più tempo può liberare il posto di chi è assente.',
  iAmHost:
    'Sei l’host: puoi chiudere il tavolo e, con «…» accanto a un nome, liberare il posto o togliere qualcuno dal tavolo.',
  deleteTable: 'Elimina il tavolo',
  deleteTitle: 'Eliminare il tavolo per sempre?',
  deleteText:
    'Il tavolo, tutte le sue partite, i link che le mostrano e il suo resoconto vengono eliminati, per tutti. Non si può annullare.',

  devices: 'Dispositivi',
  devicesNow: (count) =>
    count === 1 ? 'Una persona su questo dispositivo' : `${count} persone su questo dispositivo`,
  onThis: 'Su questo dispositivo',
  actAs: (name) => `Gioca per ${name}`,
  thisDevice: 'Questo dispositivo',
  shareDoes:
    'Gli amici possono condividere questo dispositivo: aggiungi ognuno per nome. Accanto a un Navigatore hanno subito un posto.',
  shareAdd: 'Aggiungi qualcuno qui',
  shareName: 'Nome di chi gioca',
  added: (name) => `${name} gioca su questo dispositivo.`,
  bothSides:
    'Questo dispositivo ha posti da entrambe le parti: mostrerebbe ai Navigatori il mare di Poseidone. Uno di voi giochi su un altro dispositivo.',

  begin: 'Inizia la partita',
  ready: 'Pronti a salpare.',
  missing: {
    both: 'Mancano ancora Poseidone e un Navigatore.',
    poseidon: 'Manca ancora Poseidone.',
    navigators: 'Manca ancora un Navigatore.',
    seat: 'Prendi un posto per iniziare.',
    series: 'Guardi fino alla prossima serie.',
    company: 'Per una serie servono almeno due giocatori.',
  },
  inviteStep: {
    poseidon: 'Invita Poseidone',
    navigators: 'Invita un Navigatore',
  },
  seatless: (names) =>
    names.length === 1
      ? `${list(names)} non ha ancora un posto.`
      : `${list(names)} non hanno ancora un posto.`,
  absent: (names) =>
    names.length === 1 ? `${list(names)} non è in linea.` : `${list(names)} non sono in linea.`,

  past: 'Partite a questo tavolo',
  pastWon: {
    poseidon: 'Ha vinto Poseidone',
    navigators: 'Hanno vinto i Navigatori',
  },
  pastAbandoned: 'Interrotta',
  pastShips: (arrived) =>
    arrived === 0 ? 'nessuna nave a casa' : arrived === 1 ? 'una nave a casa' : `${arrived} navi a casa`,
  pastPoseidon: (name) => `Poseidone: ${name}`,
  gone: 'chi ha lasciato il tavolo',
};
