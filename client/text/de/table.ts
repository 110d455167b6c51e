import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const table: Catalogue['table'] = {
  title: (code, where) => `${where} · ${code} · Odyssey`,
  places: {
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
    removed: 'Vom Tisch entfernt',
    olympus: 'Olymp',
    record: 'Die Chronik des Abends',
    taking: 'Auf diesem Gerät spielen',
  },

  menu: 'Menü',
  settings: 'Ton und Sprache',
  thisGame: 'Dieses Spiel',
  yourDevice: 'Dein Gerät',
  boardAndRules: 'Brett und Regeln',
  table: (code) => `Tisch ${code}`,
  codeHint: 'Mit diesem Code kommen andere dazu, oder über diese Adresse:',
  players: 'Wer wo spielt',
  onlookers: 'Schauen zu',
  toTable: 'Zum Tisch',
  backAgain: 'Geh noch einmal zurück, um das Spiel zu verlassen. Dein Platz bleibt dir.',
  seatKept: 'Zur Startseite und zurück: Dein Platz bleibt dir, mit „Weiterspielen“ bist du wieder da.',
  abandon: 'Spiel abbrechen',
  abandonTitle: 'Dieses Spiel abbrechen?',
  abandonText:
    'Das Spiel endet hier für alle, und niemand gewinnt. Der Tisch bleibt, und ihr könnt ein neues beginnen.',
  abandonAsk: 'Abbruch vorschlagen',
  abandonAskTitle: 'Den anderen den Abbruch vorschlagen?',
  abandonAskText: 'Wenn alle zustimmen, die mitspielen, endet das Spiel für alle, und niemand gewinnt.',
  abandonAskThem: 'Vorschlagen',
  abandonKeep: 'Weiterspielen',
  wouldAbandon: (names) =>
    names.length === 1
      ? `${list(names)} möchte das Spiel abbrechen.`
      : `${list(names)} möchten das Spiel abbrechen.`,
  iWouldAbandon: (agreed, missing) =>
    agreed.length === 0
      ? `Du möchtest abbrechen. Noch nicht dabei: ${list(missing)}.`
      : `Du und ${list(agreed)}, ihr möchtet abbrechen. Noch nicht dabei: ${list(missing)}.`,
  abandonAgree: 'Zustimmen',
  abandonTakeBack: 'Zurücknehmen',

  arriving: (code) => `Auf dem Weg zu Tisch ${code} …`,
  goneTitle: 'Kein solcher Tisch',
  goneText: (code) =>
    `Es gibt keinen Tisch mit dem Code ${code}. Vergleiche ihn mit dem anderen Bildschirm, oder eröffne selbst einen Tisch.`,
  damagedTitle: 'Dieser Tisch ist beschädigt',
  elsewhereTitle: 'Dein Platz ist anderswo offen',
  elsewhereText:
    'Ein anderer Tab oder ein anderes Gerät hat ihn übernommen. Nur an einer Stelle kannst du sitzen.',
  useHere: 'Hier weiterspielen',
  movedTitle: 'Du spielst jetzt auf einem anderen Gerät',
  movedText: 'Dieses hier ist ausgesperrt. Um zurückzukommen, gib deinen Platz vom anderen Gerät aus weiter.',
  deletedTitle: 'Dieser Tisch ist gelöscht',
  deletedText: 'Der Gastgeber hat ihn gelöscht, mit allem, was daran gespielt wurde.',
  removedTitle: 'Der Gastgeber hat dich vom Tisch entfernt',
  removedText: 'Du hast dort keinen Platz mehr. Wenn ein Spiel läuft, kannst du zuschauen.',

  notHere: 'Nicht da?',
  notHereFor: (name) => `${name} ist nicht da: Was tun?`,
  manage: 'Verwalten',
  manageFor: (name) => `${name}: Was du als Gastgeber tun kannst`,
  presentText: 'Als Gastgeber kannst du:',
  awayTitle: (name) => `${name} ist nicht verbunden`,
  awayText: 'Oft reicht es, zu warten: Ein Gerät kommt von selbst zurück. Du kannst aber auch helfen.',
  freeSeat: 'Platz freigeben',
  freeSeatTitle: (name) => `Den Platz von ${name} freigeben?`,
  freeSeatText: (name) => `Dann kann jemand anders dort sitzen. ${name} bleibt am Tisch.`,
  freeSeatRunning: {
    poseidon: (name) => `${name} bleibt am Tisch. Das Spiel wartet, bis jemand anders dort sitzt.`,
    navigators: (name) =>
      `${name} bleibt am Tisch. Das Spiel geht weiter, und die Schiffe sind für alle da, bis jemand anders dort sitzt.`,
  },
  removePlayer: 'Vom Tisch entfernen',
  removeTitle: (name) => `${name} vom Tisch entfernen?`,
  removeText: (name, side) => {
    if (side === null) return `${name} verliert den Platz an diesem Tisch und erfährt es.`;
    return side === 'poseidon'
      ? `${name} verliert den Platz an diesem Tisch. Das Spiel wartet, bis jemand anders Poseidon ist.`
      : `${name} verliert den Platz an diesem Tisch. Das Spiel geht weiter, und die Schiffe von ${name} sind für alle da, bis jemand anders dort sitzt.`;
  },
  removeOpen: 'Mit dem Code geht es zurück an den Tisch, aber als jemand Neues.',
  removeLocked: 'An einen abgeschlossenen Tisch kommt niemand, auch nicht zurück.',
  lockToo: 'Den Tisch auch abschließen',
  keyForAway: 'Schlüssel für anderes Gerät',
  keyForAwayDoes: (name) =>
    `Falls das Gerät von ${name} verloren oder leer ist, geht es so auf einem anderen weiter.`,

  anotherDevice: 'Auf anderem Gerät spielen',
  anotherDeviceFor: (name) => `${name}: auf anderem Gerät spielen`,
  offerText: (name) =>
    `Scanne das mit dem anderen Gerät, oder öffne den Tisch dort und gib den Schlüssel ein. ${name} spielt dann nur noch dort.`,
  offerKey: 'Schlüssel',
  offerQr: 'QR-Code, der den Platz übernimmt',
  offerLink: 'Der Link, der den Platz übernimmt',
  offerGood: 'Gilt einmal, zehn Minuten lang. Gib ihn sonst niemandem.',
  offerUsed: (name) => `${name} ist wieder da.`,
  offering: 'Der Schlüssel entsteht …',
  takeTitle: 'Auf diesem Gerät spielen?',
  takeText: (code) =>
    `Dieses Gerät übernimmt einen Platz an Tisch ${code}: den Namen, den Sitz, die Schiffe. Auf dem bisherigen Gerät geht es dann nicht weiter.`,
  takeFailed: 'Dieser Schlüssel passt nicht',
  take: 'Hier spielen',
  takeNot: 'Jetzt nicht: zum Tisch',
  taken: (name) => `Du spielst jetzt hier, als ${name}.`,

  poseidonEmpty: 'Poseidons Platz ist leer. Das Spiel wartet.',
  navigatorsEmpty: 'Kein Navigator ist mehr da. Das Spiel wartet.',
  sitDown: {
    poseidon: 'Poseidon sein',
    navigators: 'Navigator sein',
  },
  knowingTitle: 'Du hast die andere Seite gesehen',
  knowingText:
    'Dieses Gerät war in diesem Spiel schon auf der anderen Seite. Du darfst dich trotzdem setzen: Alle am Tisch erfahren es, und es bleibt beim Spiel vermerkt.',
  knowingDevice:
    'Dieses Gerät hat in diesem Spiel die andere Seite gesehen. Du darfst trotzdem hier spielen: Alle am Tisch erfahren es, und es bleibt beim Spiel vermerkt.',
  knowing: 'Trotzdem setzen',
  seenBoth: 'kennt beide Seiten',
  seenBothText: (names) =>
    names.length === 1
      ? `${list(names)} hat in diesem Spiel beide Seiten gesehen.`
      : `${list(names)} haben in diesem Spiel beide Seiten gesehen.`,

  olympus: 'Der große Bildschirm',
  olympusOpen: 'Olymp offen: Ein Großbildschirm zeigt alles.',
  olympusDoes:
    'Der Olymp zeigt einem ganzen Raum das wahre Meer, für alle, die nur zuschauen. Er öffnet sich, wenn Gastgeber und Poseidon es beide erlauben, und jeder Bildschirm sagt es an.',
  olympusAllow: 'Den großen Bildschirm erlauben',
  olympusAsHost: 'Dein Wort als Gastgeber. Poseidon muss es auch erlauben, in jedem Spiel neu.',
  olympusAsPoseidon:
    'Dein Wort als Poseidon, für dieses Spiel. Die Navigatoren dürfen diesen Bildschirm nicht sehen.',
  olympusAsBoth:
    'Du bist Gastgeber und Poseidon: Dein Wort genügt, für dieses Spiel. Die Navigatoren dürfen diesen Bildschirm nicht sehen.',
  olympusOptions: ['Nein', 'Ja'],
  olympusSummary: { off: 'Aus', half: 'Poseidon hat ihn noch nicht erlaubt', on: 'Erlaubt' },
  olympusLink: 'Der Link zum großen Bildschirm',
  olympusOpenThere: 'Öffne diese Adresse auf dem großen Bildschirm.',
  olympusQr: 'QR-Code des großen Bildschirms',
  olympusLater: 'Poseidon erlaubt es im Menü, sobald das Spiel läuft.',
  olympusWaiting: 'Der Olymp ist geschlossen',
  olympusNoGame:
    'Wenn ein Spiel läuft und Gastgeber und Poseidon es beide erlauben, zeigt dieser Bildschirm das wahre Meer.',
  olympusOver: 'Das Spiel ist zu Ende',
  olympusAgain:
    'Der Olymp öffnet sich wieder beim nächsten Spiel, wenn Gastgeber und Poseidon es beide erlauben.',
  olympusMissing: (host, poseidon) =>
    host
      ? 'Poseidon hat es noch nicht erlaubt: Der Schalter ist in Poseidons Menü.'
      : poseidon
        ? 'Der Gastgeber hat es noch nicht erlaubt: Der Schalter ist im Hafen und im Menü.'
        : 'Gastgeber und Poseidon haben es noch nicht erlaubt: Beide haben einen Schalter im Menü.',
  olympusBarred: {
    navigator:
      'Auf diesem Gerät hat in diesem Spiel ein Navigator gespielt. Darum zeigt es das wahre Meer nicht. Öffne den Olymp auf einem anderen Gerät.',
    'no-device': 'Diese Seite ist zu alt, um das wahre Meer zu zeigen. Lade sie neu.',
    'too-many': 'Dieses Spiel war schon auf zu vielen Bildschirmen zu sehen. Nimm einen von ihnen.',
  },

  openChart: {
    fold: 'Zuschauen',
    now: { closed: 'Ohne Karte', open: 'Mit Karte' },
    name: 'Wer zuschaut, sieht die Karte',
    options: ['Nein', 'Ja'],
    does: 'Wer zuschaut, darf den Navigatoren über die Schulter sehen: auf ihre Karte und auf das, was die Crew schreibt, nie auf die Schiffe.',
    agree:
      'Sprecht euch ab: Poseidons eigenes Gerät zeigt sie nie, ein zweites Handy von Poseidon aber schon.',
    byWhom: 'Das entscheidet, wer spielt.',
  },

  news: {
    came: (name) => `${name} ist an den Tisch gekommen.`,
    left: (name) => `${name} ist nicht mehr am Tisch.`,
    freed: (name) => `Der Platz von ${name} ist jetzt frei.`,
    freedMine: 'Dein Platz ist freigegeben worden.',
    letIn: (name, by) => `${by} hat ${name} hereingelassen.`,
    letInMine: (by) => `${by} hat dich hereingelassen.`,
    locked: 'Der Gastgeber hat den Tisch abgeschlossen.',
    unlocked: 'Der Tisch ist wieder offen.',
    goesOn: (name) => `${name} möchte doch weiterspielen.`,
    device: (name) => `${name} spielt jetzt auf einem anderen Gerät.`,
    deviceBy: (name, by) => `${name} spielt jetzt auf einem anderen Gerät, mit einem Schlüssel von ${by}.`,
    deviceKnows: 'Dieses Gerät hat in diesem Spiel die andere Seite gesehen.',
    sat: (name, side) =>
      side === 'poseidon' ? `${name} ist jetzt Poseidon.` : `${name} sitzt jetzt bei den Navigatoren.`,
    knowing: (name, side) =>
      side === 'poseidon'
        ? `${name} ist jetzt Poseidon und hat in diesem Spiel die Seite der Navigatoren gesehen.`
        : `${name} sitzt jetzt bei den Navigatoren und hat in diesem Spiel Poseidons Seite gesehen.`,
    host: (name) => `Jetzt ist ${name} Gastgeber.`,
    hostMine: 'Jetzt bist du Gastgeber.',
    seriesBegan: 'Eine Serie hat begonnen.',
    seriesEnded: 'Die Serie ist beendet.',
    abandoned: 'Das Spiel ist abgebrochen.',
  },
};
