import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

export const table: Catalogue['table'] = {
  title: (code, where) => `${where} · ${code} · Odyssey`,
  places: {
    arriving: 'Tavolo',
    door: 'Entra al tavolo',
    lobby: 'Il porto',
    poseidon: 'Poseidone',
    navigators: 'Navigatori',
    onlookers: 'Si guarda',
    ending: 'Partita finita',
    gone: 'Tavolo inesistente',
    damaged: 'Questo tavolo è danneggiato',
    elsewhere: 'Aperto altrove',
    moved: 'Su un altro dispositivo',
    removed: 'Non più al tavolo',
    olympus: 'Olimpo',
    record: 'Il resoconto della serata',
    taking: 'Gioca su questo dispositivo',
  },

  menu: 'Menu',
  settings: 'Audio e lingua',
  thisGame: 'Questa partita',
  yourDevice: 'Il tuo dispositivo',
  boardAndRules: 'Tabellone e regole',
  table: (code) => `Tavolo ${code}`,
  codeHint: 'Gli altri entrano con questo codice o da questo indirizzo:',
  players: 'Chi gioca dove',
  onlookers: 'Chi guarda',
  toTable: 'Al tavolo',
  backAgain: 'Torna indietro ancora una volta per lasciare la partita. Il posto resta tuo.',
  seatKept: 'Dalla pagina iniziale torni con «Riprendi»: il tuo posto resta tuo.',
  abandon: 'Interrompi la partita',
  abandonTitle: 'Interrompere la partita?',
  abandonText:
    'La partita finisce qui per tutti, senza vincitori. Il tavolo resta, e potete iniziarne un’altra.',
  abandonAsk: 'Proponi di interrompere',
  abandonAskTitle: 'Proporre agli altri di interrompere la partita?',
  abandonAskText:
    'Se tutti quelli che giocano sono d’accordo, la partita finisce per tutti, senza vincitori.',
  abandonAskThem: 'Proponi',
  abandonKeep: 'Continua a giocare',
  wouldAbandon: (names) =>
    names.length === 1
      ? `${list(names)} vorrebbe interrompere la partita.`
      : `${list(names)} vorrebbero interrompere la partita.`,
  iWouldAbandon: (agreed, missing) =>
    agreed.length === 0
      ? `Vorresti interrompere. Manca ancora il sì di ${list(missing)}.`
      : `Tu e ${list(agreed)} vorreste interrompere. Manca ancora il sì di ${list(missing)}.`,
  abandonAgree: 'D’accordo',
  abandonTakeBack: 'Ci ripenso',

  arriving: (code) => `In arrivo al tavolo ${code}…`,
  goneTitle: 'Tavolo inesistente',
  goneText: (code) =>
    `Non c’è nessun tavolo con il codice ${code}. Confrontalo con lo schermo di chi ti invita, o crea un tavolo tuo.`,
  damagedTitle: 'Questo tavolo è danneggiato',
  elsewhereTitle: 'Il tuo posto è aperto altrove',
  elsewhereText:
    'L’ha preso un’altra scheda o un altro dispositivo. Un posto si può usare in un solo punto alla volta.',
  useHere: 'Usalo qui',
  movedTitle: 'Ora giochi su un altro dispositivo',
  movedText: 'Questo è stato escluso. Per tornare qui, cedi il tuo posto dall’altro dispositivo.',
  deletedTitle: 'Questo tavolo è stato eliminato',
  deletedText: 'L’host l’ha eliminato, con tutto ciò che vi si è giocato.',
  removedTitle: 'Non hai più un posto a questo tavolo',
  removedText: 'L’ha deciso l’host. Se c’è una partita in corso, puoi guardare.',

  notHere: 'Assente?',
  notHereFor: (name) => `${name} non c’è: che fare`,
  manage: 'Gestisci',
  manageFor: (name) => `${name}: che cosa puoi fare come host`,
  presentText: 'Come host puoi:',
  awayTitle: (name) => `${name} non è in linea`,
  awayText: 'Spesso basta aspettare: un dispositivo torna da solo. Puoi anche dare una mano.',
  freeSeat: 'Libera il posto',
  freeSeatTitle: (name) => `Liberare il posto di ${name}?`,
  freeSeatText: (name) => `Poi potrà sedersi lì un’altra persona. ${name} resta al tavolo.`,
  freeSeatRunning: {
    poseidon: (name) => `${name} resta al tavolo. La partita aspetta finché qualcuno non prende quel posto.`,
    navigators: (name) =>
      `${name} resta al tavolo. La partita continua, e le sue navi sono di tutti finché qualcuno non prende quel posto.`,
  },
  removePlayer: 'Togli dal tavolo',
  removeTitle: (name) => `Togliere ${name} dal tavolo?`,
  removeText: (name, side) => {
    if (side === null) return `${name} perde il posto a questo tavolo, e il suo schermo lo dice.`;
    return side === 'poseidon'
      ? `${name} perde il posto a questo tavolo. La partita aspetta che un’altra persona sia Poseidone.`
      : `${name} perde il posto a questo tavolo. La partita continua, e le sue navi sono di tutti finché qualcuno non prende quel posto.`;
  },
  removeOpen: 'Potrà tornare con il codice, come una persona nuova.',
  removeLocked: 'A un tavolo chiuso nessuno può venire, né tornare.',
  lockToo: 'Chiudi anche il tavolo',
  keyForAway: 'Chiave per un altro dispositivo',
  keyForAwayDoes: (name) => `Se il dispositivo di ${name} è perso o scarico, si continua da un altro.`,

  anotherDevice: 'Gioca su un altro dispositivo',
  anotherDeviceFor: (name) => `${name}: gioca su un altro dispositivo`,
  offerText: (name) =>
    `Inquadra questo con l’altro dispositivo, oppure apri lì il tavolo e scrivi la chiave. Da allora ${name} gioca lì, e solo lì.`,
  offerKey: 'Chiave',
  offerQr: 'Codice QR che trasferisce il posto',
  offerLink: 'Il link che trasferisce il posto',
  offerGood: 'Vale una volta sola, per dieci minuti. Non darla a nessun altro.',
  offerUsed: (name) => `${name} è di nuovo qui.`,
  offering: 'Preparo una chiave…',
  takeTitle: 'Giocare su questo dispositivo?',
  takeText: (code) =>
    `Questo dispositivo prende il posto di qualcuno al tavolo ${code}: il nome, il posto, le navi. Sul dispositivo di prima non si gioca più.`,
  takeFailed: 'Questa chiave non funziona',
  take: 'Gioca qui',
  takeNot: 'Non ora: al tavolo',
  taken: (name) => `Ora giochi qui, come ${name}.`,

  poseidonEmpty: 'Il posto di Poseidone è vuoto. La partita aspetta.',
  navigatorsEmpty: 'Non resta nessun Navigatore. La partita aspetta.',
  sitDown: {
    poseidon: 'Fai Poseidone',
    navigators: 'Fai il Navigatore',
  },
  knowingTitle: 'Hai visto l’altra parte',
  knowingText:
    'Questo dispositivo è stato dall’altra parte in questa partita. Puoi sederti lo stesso: tutti al tavolo lo sapranno, e resterà scritto nella partita.',
  knowingDevice:
    'Questo dispositivo ha visto l’altra parte di questa partita. Puoi giocare qui lo stesso: tutti al tavolo lo sapranno, e resterà scritto nella partita.',
  knowing: 'Siediti lo stesso',
  seenBoth: 'ha visto entrambe le parti',
  seenBothText: (names) =>
    names.length === 1
      ? `${list(names)} ha visto entrambe le parti di questa partita.`
      : `${list(names)} hanno visto entrambe le parti di questa partita.`,

  olympus: 'Lo schermo grande',
  olympusOpen: 'Olimpo aperto: uno schermo mostra la verità.',
  olympusDoes:
    'L’Olimpo mostra il vero mare a tutta la stanza, per chi guarda soltanto. Si apre quando l’host e Poseidone lo permettono entrambi, e ogni schermo lo dice.',
  olympusAllow: 'Permettere lo schermo grande',
  olympusAsHost: 'La tua parola di host. Deve permetterlo anche Poseidone, a ogni partita.',
  olympusAsPoseidon:
    'La tua parola di Poseidone, per questa partita. I Navigatori non devono vedere quello schermo.',
  olympusAsBoth:
    'Sei host e Poseidone: basta la tua parola, per questa partita. I Navigatori non devono vedere quello schermo.',
  olympusOptions: ['No', 'Sì'],
  olympusSummary: { off: 'No', half: 'Poseidone non l’ha ancora permesso', on: 'Permesso' },
  olympusLink: 'Il link allo schermo grande',
  olympusOpenThere: 'Apri questo indirizzo sullo schermo grande.',
  olympusQr: 'Codice QR dello schermo grande',
  olympusLater: 'Poseidone lo permette dal menu, a partita iniziata.',
  olympusWaiting: 'L’Olimpo è chiuso',
  olympusNoGame:
    'Quando c’è una partita in corso, e l’host e Poseidone lo permettono entrambi, questo schermo mostra il vero mare.',
  olympusOver: 'La partita è finita',
  olympusAgain: 'L’Olimpo si riaprirà con la prossima partita, se l’host e Poseidone lo permettono entrambi.',
  olympusMissing: (host, poseidon) =>
    host
      ? 'Poseidone non l’ha ancora permesso: l’interruttore è nel suo menu.'
      : poseidon
        ? 'L’host non l’ha ancora permesso: l’interruttore è al porto e nel menu.'
        : 'L’host e Poseidone non l’hanno ancora permesso: ognuno ha un interruttore nel menu.',
  olympusBarred: {
    navigator:
      'Su questo dispositivo ha giocato un Navigatore di questa partita, perciò non mostra il vero mare. Apri l’Olimpo su un altro dispositivo.',
    'no-device': 'Questa pagina è troppo vecchia per mostrare il vero mare. Ricaricala.',
    'too-many': 'Questa partita si è già vista su troppi schermi. Usa uno di quelli.',
  },

  openChart: {
    fold: 'Chi guarda',
    now: { closed: 'Senza la carta', open: 'Con la carta' },
    name: 'Chi guarda vede la carta',
    options: ['No', 'Sì'],
    does: 'Chi guarda può stare alle spalle dei Navigatori: vede la loro carta e ciò che scrive l’equipaggio, mai le vere navi.',
    agree:
      'Mettetevi d’accordo: il dispositivo di Poseidone non la mostra mai, ma un suo secondo telefono sì.',
    byWhom: 'Lo decide chi gioca.',
  },

  news: {
    came: (name) => `${name} ha raggiunto il tavolo.`,
    left: (name) => `${name} non è più al tavolo.`,
    freed: (name) => `Il posto di ${name} è stato liberato.`,
    freedMine: 'Il tuo posto è stato liberato.',
    letIn: (name, by) => `${by} ha fatto entrare ${name}.`,
    letInMine: (by) => `${by} ti ha fatto entrare.`,
    locked: 'L’host ha chiuso il tavolo.',
    unlocked: 'Il tavolo è di nuovo aperto.',
    goesOn: (name) => `${name} preferisce continuare.`,
    device: (name) => `${name} ora gioca su un altro dispositivo.`,
    deviceBy: (name, by) => `${name} ora gioca su un altro dispositivo, con una chiave di ${by}.`,
    deviceKnows: 'Quel dispositivo ha visto l’altra parte di questa partita.',
    sat: (name, side) =>
      side === 'poseidon' ? `Ora ${name} è Poseidone.` : `Ora ${name} è con i Navigatori.`,
    knowing: (name, side) =>
      side === 'poseidon'
        ? `Ora ${name} è Poseidone, e di questa partita ha visto la parte dei Navigatori.`
        : `Ora ${name} è con i Navigatori, e di questa partita ha visto la parte di Poseidone.`,
    host: (name) => `Ora l’host è ${name}.`,
    hostMine: 'Ora l’host sei tu.',
    seriesBegan: 'È iniziata una serie.',
    seriesEnded: 'La serie è stata chiusa.',
    abandoned: 'La partita è stata interrotta.',
  },
};
