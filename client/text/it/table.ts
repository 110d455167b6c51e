/** A table's page around its screens: arriving, lost and found, and the menu during a game. */
import type { Side } from '../../../shared/game/game.ts';

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
  olympus: 'Olimpo',
  record: 'Il resoconto della serata',
  taking: 'Gioca su questo dispositivo',
};

// ── The menu during a game ──────────────────────────────────────────────────────────────────────
export const menu = 'Menu';
export const table = (code: string) => `Tavolo ${code}`;
export const codeHint = 'Gli altri entrano con questo codice o da questo indirizzo:';
export const players = 'Chi gioca dove';
export const onlookers = 'Chi guarda';
export const toTable = 'Al tavolo';
export const seatKept = 'Il tuo posto resta tuo: torna con «Riprendi».';
export const abandon = 'Abbandona la partita';
export const abandonTitle = 'Abbandonare la partita?';
export const abandonText =
  'La partita finisce qui per tutti, senza vincitori. Il tavolo resta, e potete iniziarne un’altra.';

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

// ── Host and players who are away ───────────────────────────────────────────────────────────────
export const notHere = 'Assente?';
export const notHereFor = (name: string) => `${name} non c’è: che fare`;
export const awayTitle = (name: string) => `${name} non è in linea`;
export const awayText =
  'Spesso basta aspettare: un dispositivo torna da solo. Come host puoi anche dare una mano.';
export const freeSeat = 'Libera il posto';
export const freeSeatTitle = (name: string) => `Liberare il posto di ${name}?`;
export const freeSeatText = (name: string) =>
  `Poi potrà sedersi lì un’altra persona. ${name} resta al tavolo.`;
export const freeSeatRunning: Readonly<Record<Side, (name: string) => string>> = {
  poseidon: (name) => `La partita aspetta finché qualcuno non prende quel posto. ${name} resta al tavolo.`,
  navigators: (name) =>
    `La partita continua, e le navi di ${name} sono di tutti finché qualcuno non prende quel posto.`,
};
export const removePlayer = 'Togli dal tavolo';
export const removeTitle = (name: string) => `Togliere ${name} dal tavolo?`;
export const removeText = (name: string) =>
  `${name} perde il suo posto. Potrà tornare con il codice, come una persona nuova.`;
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
  `Questo dispositivo prende il posto di qualcuno al tavolo ${code}: il nome, il posto, le navi. Il dispositivo di prima viene escluso.`;
export const takeFailed = 'Questa chiave non funziona';
export const take = 'Gioca qui';
export const takeNot = 'Non ora';
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
  'Questo dispositivo è stato dall’altra parte di questa partita. Puoi sederti lo stesso, ma tutti al tavolo lo sapranno.';
export const knowingDevice =
  'Questo dispositivo ha visto l’altra parte di questa partita. Puoi giocare qui lo stesso, ma tutti al tavolo lo sapranno.';
export const knowing = 'Siediti lo stesso';

// ── The big screen ──────────────────────────────────────────────────────────────────────────────
export const olympus = 'Lo schermo grande';
export const olympusOpen = 'L’Olimpo è aperto: uno schermo grande mostra la verità.';
export const olympusDoes =
  'L’Olimpo mostra il vero mare a tutta la stanza, per chi guarda soltanto. Si apre quando l’host e Poseidone lo permettono entrambi, e ogni schermo lo dice.';
export const olympusHost = 'L’host lo permette';
export const olympusPoseidon = 'Poseidone lo permette';
export const olympusBoth = 'Tu lo permetti';
export const olympusAsHost = 'La tua parola di host. Deve permetterlo anche Poseidone, a ogni partita.';
export const olympusAsPoseidon =
  'La tua parola di Poseidone, per questa partita. I Navigatori non devono vedere quello schermo.';
export const olympusAsBoth =
  'Sei host e Poseidone: basta la tua parola, per questa partita. I Navigatori non devono vedere quello schermo.';
export const olympusOptions = ['No', 'Sì'] as const;
export const olympusSummary = { off: 'No', half: 'Manca un sì', on: 'Permesso' };
export const olympusLink = 'Il link allo schermo grande';
export const olympusOpenThere = 'Apri questo sullo schermo grande:';
export const olympusQr = 'Codice QR dello schermo grande';
export const olympusLater = 'Poseidone lo permette dal menu, a partita iniziata.';
export const olympusWaiting = 'L’Olimpo è chiuso';
export const olympusNoGame =
  'Quando c’è una partita in corso, e l’host e Poseidone lo permettono entrambi, questo schermo mostra il vero mare.';
export const olympusMissing = (host: boolean, poseidon: boolean) =>
  host
    ? 'Poseidone non l’ha ancora permesso: l’interruttore è nel suo menu.'
    : poseidon
      ? 'L’host non l’ha ancora permesso: l’interruttore è al porto e nel menu.'
      : 'L’host e Poseidone non l’hanno ancora permesso: ognuno ha un interruttore nel menu.';

// ── News ────────────────────────────────────────────────────────────────────────────────────────
export const news = {
  came: (name: string) => `${name} ha raggiunto il tavolo.`,
  left: (name: string) => `${name} ha lasciato il tavolo.`,
  freed: (name: string) => `Il posto di ${name} è stato liberato.`,
  freedMine: 'L’host ha liberato il tuo posto, perché il tuo dispositivo non era in linea.',
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
  seriesBegan: 'È iniziata una serie.',
  seriesEnded: 'La serie è stata chiusa.',
  abandoned: 'La partita è stata abbandonata.',
};
