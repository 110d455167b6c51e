/** A table's page around its screens: arriving, lost and found, and the menu during a game. */
import type { Side } from '../../../shared/game/game.ts';
import type { Barred } from '../../../shared/table/rules/olympus.ts';
import { list } from './ships.ts';

export const title = (code: string, where: string) => `${where} · ${code} · Odyssey`;
export const places = {
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
};

// ── The menu during a game ──────────────────────────────────────────────────────────────────────
export const menu = 'Menu';
export const boardAndRules = 'Tabellone e regole';
export const table = (code: string) => `Tavolo ${code}`;
export const codeHint = 'Gli altri entrano con questo codice o da questo indirizzo:';
export const players = 'Chi gioca dove';
export const onlookers = 'Chi guarda';
export const toTable = 'Al tavolo';
/** Said when somebody who plays goes back in the browser. */
export const backAgain = 'Torna indietro ancora una volta per lasciare la partita. Il posto resta tuo.';
export const seatKept = 'Dalla pagina iniziale torni con «Riprendi»: il tuo posto resta tuo.';
export const abandon = 'Abbandona la partita';
export const abandonTitle = 'Abbandonare la partita?';
export const abandonText =
  'La partita finisce qui per tutti, senza vincitori. Il tavolo resta, e potete iniziarne un’altra.';
export const abandonAsk = 'Proponi di abbandonare';
export const abandonAskTitle = 'Proporre agli altri di abbandonare la partita?';
export const abandonAskText =
  'Se tutti quelli che giocano sono d’accordo, la partita finisce per tutti, senza vincitori.';
export const abandonAskThem = 'Proponi';
/** Beside them: the game goes on. */
export const abandonKeep = 'Continua a giocare';
export const wouldAbandon = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} vorrebbe abbandonare la partita.`
    : `${list(names)} vorrebbero abbandonare la partita.`;
/** @param agreed who would, too; `missing`: who has not agreed */
export const iWouldAbandon = (agreed: readonly string[], missing: readonly string[]) =>
  agreed.length === 0
    ? `Vorresti abbandonare. Manca ancora il sì di ${list(missing)}.`
    : `Tu e ${list(agreed)} vorreste abbandonare. Manca ancora il sì di ${list(missing)}.`;
export const abandonAgree = 'D’accordo';
export const abandonTakeBack = 'Ci ripenso';

// ── Arriving, or not ────────────────────────────────────────────────────────────────────────────
export const arriving = (code: string) => `In arrivo al tavolo ${code}…`;
export const goneTitle = 'Tavolo inesistente';
export const goneText = (code: string) =>
  `Non c’è nessun tavolo con il codice ${code}. Confrontalo con lo schermo di chi ti invita, o crea un tavolo tuo.`;
export const damagedTitle = 'Questo tavolo è danneggiato';
export const elsewhereTitle = 'Il tuo posto è aperto altrove';
export const elsewhereText =
  'L’ha preso un’altra scheda o un altro dispositivo. Un posto si può usare in un solo punto alla volta.';
export const useHere = 'Usalo qui';
export const movedTitle = 'Ora giochi su un altro dispositivo';
export const movedText = 'Questo è stato escluso. Per tornare qui, cedi il tuo posto dall’altro dispositivo.';
export const deletedTitle = 'Questo tavolo è stato eliminato';
export const deletedText = 'L’host l’ha eliminato, con tutto ciò che vi si è giocato.';
export const removedTitle = 'Non hai più un posto a questo tavolo';
export const removedText = 'L’ha deciso l’host. Se c’è una partita in corso, puoi guardare.';

// ── Host and players who are away ───────────────────────────────────────────────────────────────
export const notHere = 'Assente?';
export const notHereFor = (name: string) => `${name} non c’è: che fare`;
export const manage = 'Gestisci';
export const manageFor = (name: string) => `${name}: che cosa puoi fare come host`;
export const presentText = 'Come host puoi:';
export const awayTitle = (name: string) => `${name} non è in linea`;
export const awayText = 'Spesso basta aspettare: un dispositivo torna da solo. Puoi anche dare una mano.';
export const freeSeat = 'Libera il posto';
export const freeSeatTitle = (name: string) => `Liberare il posto di ${name}?`;
export const freeSeatText = (name: string) =>
  `Poi potrà sedersi lì un’altra persona. ${name} resta al tavolo.`;
export const freeSeatRunning: Readonly<Record<Side, (name: string) => string>> = {
  poseidon: (name) => `${name} resta al tavolo. La partita aspetta finché qualcuno non prende quel posto.`,
  navigators: (name) =>
    `${name} resta al tavolo. La partita continua, e le sue navi sono di tutti finché qualcuno non prende quel posto.`,
};
export const removePlayer = 'Togli dal tavolo';
export const removeTitle = (name: string) => `Togliere ${name} dal tavolo?`;
/** @param side where they sit in the running game */
export const removeText = (name: string, side: Side | null) => {
  if (side === null) return `${name} perde il posto a questo tavolo, e il suo schermo lo dice.`;
  return side === 'poseidon'
    ? `${name} perde il posto a questo tavolo. La partita aspetta che un’altra persona sia Poseidone.`
    : `${name} perde il posto a questo tavolo. La partita continua, e le sue navi sono di tutti finché qualcuno non prende quel posto.`;
};
export const removeOpen = 'Potrà tornare con il codice, come una persona nuova.';
export const removeLocked = 'A un tavolo chiuso nessuno può venire, né tornare.';
export const lockToo = 'Chiudi anche il tavolo';
export const keyForAway = 'Chiave per un altro dispositivo';
export const keyForAwayDoes = (name: string) =>
  `Se il dispositivo di ${name} è perso o scarico, si continua da un altro.`;

// ── Going on to another device ──────────────────────────────────────────────────────────────────
export const anotherDevice = 'Gioca su un altro dispositivo';
export const anotherDeviceFor = (name: string) => `${name}: gioca su un altro dispositivo`;
export const offerText = (name: string) =>
  `Inquadra questo con l’altro dispositivo, oppure apri lì il tavolo e scrivi la chiave. Da allora ${name} gioca lì, e solo lì.`;
export const offerKey = 'Chiave';
export const offerQr = 'Codice QR che trasferisce il posto';
export const offerLink = 'Il link che trasferisce il posto';
export const offerGood = 'Vale una volta sola, per dieci minuti. Non darla a nessun altro.';
export const offerUsed = (name: string) => `${name} è di nuovo qui.`;
export const offering = 'Preparo una chiave…';
export const takeTitle = 'Giocare su questo dispositivo?';
export const takeText = (code: string) =>
  `Questo dispositivo prende il posto di qualcuno al tavolo ${code}: il nome, il posto, le navi. Sul dispositivo di prima non si gioca più.`;
export const takeFailed = 'Questa chiave non funziona';
export const take = 'Gioca qui';
export const takeNot = 'Non ora: al tavolo';
export const taken = (name: string) => `Ora giochi qui, come ${name}.`;

// ── Seats that are empty ────────────────────────────────────────────────────────────────────────
export const poseidonEmpty = 'Il posto di Poseidone è vuoto. La partita aspetta.';
export const navigatorsEmpty = 'Non resta nessun Navigatore. La partita aspetta.';
export const sitDown: Readonly<Record<Side, string>> = {
  poseidon: 'Fai Poseidone',
  navigators: 'Fai il Navigatore',
};
export const knowingTitle = 'Hai visto l’altra parte';
export const knowingText =
  'Questo dispositivo è stato dall’altra parte in questa partita. Puoi sederti lo stesso: tutti al tavolo lo sapranno, e resterà scritto nella partita.';
export const knowingDevice =
  'Questo dispositivo ha visto l’altra parte di questa partita. Puoi giocare qui lo stesso: tutti al tavolo lo sapranno, e resterà scritto nella partita.';
export const knowing = 'Siediti lo stesso';
/** Beside a name, and the sentence that says it. */
export const seenBoth = 'ha visto entrambe le parti';
export const seenBothText = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} ha visto entrambe le parti di questa partita.`
    : `${list(names)} hanno visto entrambe le parti di questa partita.`;

// ── The big screen ──────────────────────────────────────────────────────────────────────────────
export const olympus = 'Lo schermo grande';
export const olympusOpen = 'Olimpo aperto: uno schermo mostra la verità.';
export const olympusDoes =
  'L’Olimpo mostra il vero mare a tutta la stanza, per chi guarda soltanto. Si apre quando l’host e Poseidone lo permettono entrambi, e ogni schermo lo dice.';
export const olympusAllow = 'Permettere lo schermo grande';
export const olympusAsHost = 'La tua parola di host. Deve permetterlo anche Poseidone, a ogni partita.';
export const olympusAsPoseidon =
  'La tua parola di Poseidone, per questa partita. I Navigatori non devono vedere quello schermo.';
export const olympusAsBoth =
  'Sei host e Poseidone: basta la tua parola, per questa partita. I Navigatori non devono vedere quello schermo.';
export const olympusOptions = ['No', 'Sì'] as const;
export const olympusSummary = { off: 'No', half: 'Poseidone non l’ha ancora permesso', on: 'Permesso' };
export const olympusLink = 'Il link allo schermo grande';
export const olympusOpenThere = 'Apri questo indirizzo sullo schermo grande.';
export const olympusQr = 'Codice QR dello schermo grande';
export const olympusLater = 'Poseidone lo permette dal menu, a partita iniziata.';
export const olympusWaiting = 'L’Olimpo è chiuso';
export const olympusNoGame =
  'Quando c’è una partita in corso, e l’host e Poseidone lo permettono entrambi, questo schermo mostra il vero mare.';
/** Who won stands between the two. */
export const olympusOver = 'La partita è finita';
export const olympusAgain =
  'L’Olimpo si riaprirà con la prossima partita, se l’host e Poseidone lo permettono entrambi.';
export const olympusMissing = (host: boolean, poseidon: boolean) =>
  host
    ? 'Poseidone non l’ha ancora permesso: l’interruttore è nel suo menu.'
    : poseidon
      ? 'L’host non l’ha ancora permesso: l’interruttore è al porto e nel menu.'
      : 'L’host e Poseidone non l’hanno ancora permesso: ognuno ha un interruttore nel menu.';
/** Why this device does not show it, though it is open. */
export const olympusBarredTitle = 'Non su questo dispositivo';
export const olympusBarred: Readonly<Record<Barred, string>> = {
  navigator:
    'Su questo dispositivo ha giocato un Navigatore di questa partita, perciò non mostra il vero mare. Apri l’Olimpo su un altro dispositivo.',
  'no-device': 'Questa pagina è troppo vecchia per mostrare il vero mare. Ricaricala.',
  'too-many': 'Questa partita si è già vista su troppi schermi. Usa uno di quelli.',
};

// ── The chart, open to onlookers ────────────────────────────────────────────────────────────────
export const openChart = {
  fold: 'Chi guarda',
  now: { closed: 'Senza la carta', open: 'Con la carta' },
  name: 'Chi guarda vede la carta',
  options: ['No', 'Sì'],
  does: 'Chi guarda può stare alle spalle dei Navigatori: vede le navi presunte e i promemoria, mai le vere navi.',
  agree: 'Mettetevi d’accordo: il dispositivo di Poseidone non la mostra mai, ma un suo secondo telefono sì.',
  /** To who may not change it. */
  byWhom: 'Lo decide chi gioca.',
};

// ── News ────────────────────────────────────────────────────────────────────────────────────────
export const news = {
  came: (name: string) => `${name} ha raggiunto il tavolo.`,
  left: (name: string) => `${name} non è più al tavolo.`,
  freed: (name: string) => `Il posto di ${name} è stato liberato.`,
  freedMine: 'Il tuo posto è stato liberato.',
  letIn: (name: string, by: string) => `${by} ha fatto entrare ${name}.`,
  letInMine: (by: string) => `${by} ti ha fatto entrare.`,
  locked: 'L’host ha chiuso il tavolo.',
  unlocked: 'Il tavolo è di nuovo aperto.',
  goesOn: (name: string) => `${name} preferisce continuare.`,
  device: (name: string) => `${name} ora gioca su un altro dispositivo.`,
  deviceBy: (name: string, by: string) =>
    `${name} ora gioca su un altro dispositivo, con una chiave di ${by}.`,
  /** After the sentence about the device. */
  deviceKnows: 'Quel dispositivo ha visto l’altra parte di questa partita.',
  sat: (name: string, side: Side) =>
    side === 'poseidon' ? `Ora ${name} è Poseidone.` : `Ora ${name} è con i Navigatori.`,
  knowing: (name: string, side: Side) =>
    side === 'poseidon'
      ? `Ora ${name} è Poseidone, e di questa partita ha visto la parte dei Navigatori.`
      : `Ora ${name} è con i Navigatori, e di questa partita ha visto la parte di Poseidone.`,
  host: (name: string) => `L’host non si vede da giorni. Ora l’host è ${name}.`,
  hostMine: 'L’host non si vede da giorni. Ora l’host sei tu.',
  seriesBegan: 'È iniziata una serie.',
  seriesEnded: 'La serie è stata chiusa.',
  abandoned: 'La partita è stata abbandonata.',
};
