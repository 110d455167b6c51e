/** A table's page around its screens: arriving, lost and found, and the menu during a game. */
import type { Side } from '../../../shared/game/game.ts';
import type { Barred } from '../../../shared/table/rules/olympus.ts';
import { list } from './words.ts';

export const title = (code: string, where: string) => `${where} · ${code} · Odyssey`;
export const places = {
  arriving: 'Tisch',
  door: 'An den Tisch',
  lobby: 'Der Hafen',
  poseidon: 'Poseidon',
  navigators: 'Navigatoren',
  onlookers: 'Zuschauen',
  ending: 'Das Spiel ist zu Ende',
  gone: 'Kein solcher Tisch',
  damaged: 'Dieser Tisch ist beschädigt',
  elsewhere: 'Anderswo offen',
  moved: 'Auf einem anderen Gerät',
  removed: 'Vom Tisch genommen',
  olympus: 'Olymp',
  record: 'Die Chronik des Abends',
  taking: 'Auf diesem Gerät spielen',
};

// ── The menu during a game ──────────────────────────────────────────────────────────────────────
export const menu = 'Menü';
export const boardAndRules = 'Brett und Regeln';
export const table = (code: string) => `Tisch ${code}`;
export const codeHint = 'Mit diesem Code kommen andere dazu, oder über diese Adresse:';
export const players = 'Wer wo spielt';
export const onlookers = 'Schauen zu';
export const toTable = 'Zum Tisch';
/** Said when somebody who plays goes back in the browser. */
export const backAgain = 'Geh noch einmal zurück, um das Spiel zu verlassen. Dein Platz bleibt dir.';
export const seatKept =
  'Zur Startseite und zurück: Dein Platz bleibt dir, mit „Weiterspielen“ bist du wieder da.';
export const abandon = 'Spiel abbrechen';
export const abandonTitle = 'Dieses Spiel abbrechen?';
export const abandonText =
  'Das Spiel endet hier für alle, und niemand gewinnt. Der Tisch bleibt, und ihr könnt ein neues beginnen.';
export const abandonAsk = 'Abbruch vorschlagen';
export const abandonAskTitle = 'Den anderen den Abbruch vorschlagen?';
export const abandonAskText =
  'Wenn alle zustimmen, die mitspielen, endet das Spiel für alle, und niemand gewinnt.';
export const abandonAskThem = 'Vorschlagen';
/** Beside them: the game goes on. */
export const abandonKeep = 'Weiterspielen';
export const wouldAbandon = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} möchte das Spiel abbrechen.`
    : `${list(names)} möchten das Spiel abbrechen.`;
/** @param agreed who would, too; `missing`: who has not agreed */
export const iWouldAbandon = (agreed: readonly string[], missing: readonly string[]) =>
  agreed.length === 0
    ? `Du möchtest abbrechen. Noch nicht dabei: ${list(missing)}.`
    : `Du und ${list(agreed)}, ihr möchtet abbrechen. Noch nicht dabei: ${list(missing)}.`;
export const abandonAgree = 'Zustimmen';
export const abandonTakeBack = 'Zurücknehmen';

// ── Arriving, or not ────────────────────────────────────────────────────────────────────────────
export const arriving = (code: string) => `Auf dem Weg zu Tisch ${code} …`;
export const goneTitle = 'Kein solcher Tisch';
export const goneText = (code: string) =>
  `Es gibt keinen Tisch mit dem Code ${code}. Vergleiche ihn mit dem anderen Bildschirm, oder eröffne selbst einen Tisch.`;
export const damagedTitle = 'Dieser Tisch ist beschädigt';
export const elsewhereTitle = 'Dein Platz ist anderswo offen';
export const elsewhereText =
  'Ein anderer Tab oder ein anderes Gerät hat ihn übernommen. Nur an einer Stelle kannst du sitzen.';
export const useHere = 'Hier weiterspielen';
export const movedTitle = 'Du spielst jetzt auf einem anderen Gerät';
export const movedText =
  'Dieses hier ist ausgesperrt. Um zurückzukommen, gib deinen Platz vom anderen Gerät aus weiter.';
export const deletedTitle = 'Dieser Tisch ist gelöscht';
export const deletedText = 'Der Gastgeber hat ihn gelöscht, mit allem, was daran gespielt wurde.';
export const removedTitle = 'Der Gastgeber hat dich vom Tisch genommen';
export const removedText = 'Du hast dort keinen Platz mehr. Wenn ein Spiel läuft, kannst du zuschauen.';

// ── Host and players who are away ───────────────────────────────────────────────────────────────
export const notHere = 'Nicht da?';
export const notHereFor = (name: string) => `${name} ist nicht da: Was tun?`;
export const manage = 'Verwalten';
export const manageFor = (name: string) => `${name}: Was du als Gastgeber tun kannst`;
export const presentText = 'Als Gastgeber kannst du:';
export const awayTitle = (name: string) => `${name} ist nicht verbunden`;
export const awayText =
  'Oft reicht es, zu warten: Ein Gerät kommt von selbst zurück. Du kannst aber auch helfen.';
export const freeSeat = 'Platz freigeben';
export const freeSeatTitle = (name: string) => `Den Platz von ${name} freigeben?`;
export const freeSeatText = (name: string) => `Dann kann jemand anders dort sitzen. ${name} bleibt am Tisch.`;
export const freeSeatRunning: Readonly<Record<Side, (name: string) => string>> = {
  poseidon: (name) => `${name} bleibt am Tisch. Das Spiel wartet, bis jemand anders dort sitzt.`,
  navigators: (name) =>
    `${name} bleibt am Tisch. Das Spiel geht weiter, und die Schiffe sind für alle da, bis jemand anders dort sitzt.`,
};
export const removePlayer = 'Vom Tisch nehmen';
export const removeTitle = (name: string) => `${name} vom Tisch nehmen?`;
/** @param side where they sit in the running game */
export const removeText = (name: string, side: Side | null) => {
  if (side === null) return `${name} verliert den Platz an diesem Tisch und erfährt es.`;
  return side === 'poseidon'
    ? `${name} verliert den Platz an diesem Tisch. Das Spiel wartet, bis jemand anders Poseidon ist.`
    : `${name} verliert den Platz an diesem Tisch. Das Spiel geht weiter, und die Schiffe von ${name} sind für alle da, bis jemand anders dort sitzt.`;
};
export const removeOpen = 'Mit dem Code geht es zurück an den Tisch, aber als jemand Neues.';
export const removeLocked = 'An einen abgeschlossenen Tisch kommt niemand, auch nicht zurück.';
export const lockToo = 'Den Tisch auch abschließen';
export const keyForAway = 'Schlüssel für anderes Gerät';
export const keyForAwayDoes = (name: string) =>
  `Falls das Gerät von ${name} verloren oder leer ist, geht es so auf einem anderen weiter.`;

// ── Going on to another device ──────────────────────────────────────────────────────────────────
export const anotherDevice = 'Auf anderem Gerät spielen';
export const anotherDeviceFor = (name: string) => `${name}: auf anderem Gerät spielen`;
export const offerText = (name: string) =>
  `Scanne das mit dem anderen Gerät, oder öffne den Tisch dort und gib den Schlüssel ein. ${name} spielt dann nur noch dort.`;
export const offerKey = 'Schlüssel';
export const offerQr = 'QR-Code, der den Platz übernimmt';
export const offerLink = 'Der Link, der den Platz übernimmt';
export const offerGood = 'Gilt einmal, zehn Minuten lang. Gib ihn sonst niemandem.';
export const offerUsed = (name: string) => `${name} ist wieder da.`;
export const offering = 'Der Schlüssel entsteht …';
export const takeTitle = 'Auf diesem Gerät spielen?';
export const takeText = (code: string) =>
  `Dieses Gerät übernimmt einen Platz an Tisch ${code}: den Namen, den Sitz, die Schiffe. Auf dem bisherigen Gerät geht es dann nicht weiter.`;
export const takeFailed = 'Dieser Schlüssel passt nicht';
export const take = 'Hier spielen';
export const takeNot = 'Jetzt nicht: zum Tisch';
export const taken = (name: string) => `Du spielst jetzt hier, als ${name}.`;

// ── Seats that are empty ────────────────────────────────────────────────────────────────────────
export const poseidonEmpty = 'Poseidons Platz ist leer. Das Spiel wartet.';
export const navigatorsEmpty = 'Kein Navigator ist mehr da. Das Spiel wartet.';
export const sitDown: Readonly<Record<Side, string>> = {
  poseidon: 'Poseidon sein',
  navigators: 'Navigator sein',
};
export const knowingTitle = 'Du hast die andere Seite gesehen';
export const knowingText =
  'Dieses Gerät war in diesem Spiel schon auf der anderen Seite. Du darfst dich trotzdem setzen: Alle am Tisch erfahren es, und es bleibt beim Spiel vermerkt.';
export const knowingDevice =
  'Dieses Gerät hat in diesem Spiel die andere Seite gesehen. Du darfst trotzdem hier spielen: Alle am Tisch erfahren es, und es bleibt beim Spiel vermerkt.';
export const knowing = 'Trotzdem setzen';
/** Beside a name, and the sentence that says it. */
export const seenBoth = 'kennt beide Seiten';
export const seenBothText = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} hat in diesem Spiel beide Seiten gesehen.`
    : `${list(names)} haben in diesem Spiel beide Seiten gesehen.`;

// ── The big screen ──────────────────────────────────────────────────────────────────────────────
export const olympus = 'Der große Bildschirm';
export const olympusOpen = 'Olymp offen: Ein Großbildschirm zeigt alles.';
export const olympusDoes =
  'Der Olymp zeigt einem ganzen Raum das wahre Meer, für alle, die nur zuschauen. Er öffnet sich, wenn Gastgeber und Poseidon es beide erlauben, und jeder Bildschirm sagt es an.';
export const olympusAllow = 'Den großen Bildschirm erlauben';
export const olympusAsHost = 'Dein Wort als Gastgeber. Poseidon muss es auch erlauben, in jedem Spiel neu.';
export const olympusAsPoseidon =
  'Dein Wort als Poseidon, für dieses Spiel. Die Navigatoren dürfen diesen Bildschirm nicht sehen.';
export const olympusAsBoth =
  'Du bist Gastgeber und Poseidon: Dein Wort genügt, für dieses Spiel. Die Navigatoren dürfen diesen Bildschirm nicht sehen.';
export const olympusOptions = ['Nein', 'Ja'] as const;
export const olympusSummary = { off: 'Aus', half: 'Poseidon hat ihn noch nicht erlaubt', on: 'Erlaubt' };
export const olympusLink = 'Der Link zum großen Bildschirm';
export const olympusOpenThere = 'Öffne diese Adresse auf dem großen Bildschirm.';
export const olympusQr = 'QR-Code des großen Bildschirms';
export const olympusLater = 'Poseidon erlaubt es im Menü, sobald das Spiel läuft.';
export const olympusWaiting = 'Der Olymp ist geschlossen';
export const olympusNoGame =
  'Wenn ein Spiel läuft und Gastgeber und Poseidon es beide erlauben, zeigt dieser Bildschirm das wahre Meer.';
/** Who won stands between the two. */
export const olympusOver = 'Das Spiel ist zu Ende';
export const olympusAgain =
  'Der Olymp öffnet sich wieder beim nächsten Spiel, wenn Gastgeber und Poseidon es beide erlauben.';
export const olympusMissing = (host: boolean, poseidon: boolean) =>
  host
    ? 'Poseidon hat es noch nicht erlaubt: Der Schalter ist in Poseidons Menü.'
    : poseidon
      ? 'Der Gastgeber hat es noch nicht erlaubt: Der Schalter ist im Hafen und im Menü.'
      : 'Gastgeber und Poseidon haben es noch nicht erlaubt: Beide haben einen Schalter im Menü.';
/** Why this device does not show it, though it is open. */
export const olympusBarredTitle = 'Nicht auf diesem Gerät';
export const olympusBarred: Readonly<Record<Barred, string>> = {
  navigator:
    'Auf diesem Gerät hat in diesem Spiel ein Navigator gespielt. Darum zeigt es das wahre Meer nicht. Öffne den Olymp auf einem anderen Gerät.',
  'no-device': 'Diese Seite ist zu alt, um das wahre Meer zu zeigen. Lade sie neu.',
  'too-many': 'Dieses Spiel war schon auf zu vielen Bildschirmen zu sehen. Nimm einen von ihnen.',
};

// ── The chart, open to onlookers ────────────────────────────────────────────────────────────────
export const openChart = {
  fold: 'Zuschauen',
  now: { closed: 'Ohne Karte', open: 'Mit Karte' },
  name: 'Wer zuschaut, sieht die Karte',
  options: ['Nein', 'Ja'],
  does: 'Wer zuschaut, darf den Navigatoren über die Schulter sehen: auf Vermutungen und Merksteine, nie auf die Schiffe.',
  agree: 'Sprecht euch ab: Poseidons eigenes Gerät zeigt sie nie, ein zweites Handy von Poseidon aber schon.',
  /** To who may not change it. */
  byWhom: 'Das entscheidet, wer spielt.',
};

// ── News ────────────────────────────────────────────────────────────────────────────────────────
export const news = {
  came: (name: string) => `${name} ist an den Tisch gekommen.`,
  left: (name: string) => `${name} ist nicht mehr am Tisch.`,
  freed: (name: string) => `Der Platz von ${name} ist jetzt frei.`,
  freedMine: 'Dein Platz ist freigegeben worden.',
  letIn: (name: string, by: string) => `${by} hat ${name} hereingelassen.`,
  letInMine: (by: string) => `${by} hat dich hereingelassen.`,
  locked: 'Der Gastgeber hat den Tisch abgeschlossen.',
  unlocked: 'Der Tisch ist wieder offen.',
  goesOn: (name: string) => `${name} möchte doch weiterspielen.`,
  device: (name: string) => `${name} spielt jetzt auf einem anderen Gerät.`,
  deviceBy: (name: string, by: string) =>
    `${name} spielt jetzt auf einem anderen Gerät, mit einem Schlüssel von ${by}.`,
  /** After the sentence about the device. */
  deviceKnows: 'Dieses Gerät hat in diesem Spiel die andere Seite gesehen.',
  sat: (name: string, side: Side) =>
    side === 'poseidon' ? `${name} ist jetzt Poseidon.` : `${name} sitzt jetzt bei den Navigatoren.`,
  knowing: (name: string, side: Side) =>
    side === 'poseidon'
      ? `${name} ist jetzt Poseidon und hat in diesem Spiel die Seite der Navigatoren gesehen.`
      : `${name} sitzt jetzt bei den Navigatoren und hat in diesem Spiel Poseidons Seite gesehen.`,
  host: (name: string) => `Der Gastgeber war tagelang nicht da. Jetzt ist ${name} Gastgeber.`,
  hostMine: 'Der Gastgeber war tagelang nicht da. Jetzt bist du Gastgeber.',
  seriesBegan: 'Eine Serie hat begonnen.',
  seriesEnded: 'Die Serie ist beendet.',
  abandoned: 'Das Spiel ist abgebrochen.',
};
