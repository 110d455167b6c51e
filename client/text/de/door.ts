import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const door: Catalogue['door'] = {
  title: 'Komm an Tisch',
  whatItIs:
    'Einer von euch ist Poseidon und treibt vier Schiffe vom Kurs; die anderen bringen sie heim, nach dem, was die Schiffe melden.',
  firstVoyage: 'Neu hier? Mach die Einführung.',
  whoIsHere: 'Wer da ist',
  nobodyHere: 'Gerade ist niemand da.',
  yourSeat: 'Dein Platz',
  seatTaken: (name) => `Hier sitzt ${name}`,
  seatFree: 'Frei',
  decideLater: 'Später wählen',
  join: 'An den Tisch',
  watch: 'Nur zuschauen',
  running: 'Ein Spiel läuft. Klopf an, und wer mitspielt, lässt dich als Navigator herein. Oder schau zu.',
  runningNoPoseidon: 'Ein Spiel wartet: Poseidons Platz ist leer. Setz dich dorthin, oder schau zu.',
  runningCompeting:
    'Ein Spiel um Punkte läuft, und alle Schiffe haben ihren Kapitän. Du kannst zuschauen und beim nächsten mitspielen.',
  seriesRunning: 'Eine Serie läuft. Kommst du jetzt dazu, schaust du bis zur nächsten zu.',
  joinAsPoseidon: 'Als Poseidon dazu',
  haveKey: 'Ich habe einen Schlüssel',
  keyHint:
    'Acht Zeichen, von deinem anderen Gerät oder vom Gastgeber. Ein Schlüssel zur Rückkehr hat zwanzig.',
  key: 'Schlüssel',
  useKey: 'Aufschließen',
  notAKey: 'Ein Schlüssel hat acht Zeichen, zum Beispiel M7KP-X2RT, und einer zur Rückkehr zwanzig.',
  severalKeys: 'Darin steht mehr als ein Schlüssel. Gib den für deinen Platz ein.',
  fullRunning: 'Alle fünf Plätze dieses Tisches sind besetzt, und ein Spiel läuft. Du kannst zuschauen.',
  full: 'Alle fünf Plätze dieses Tisches sind besetzt. Sobald jemand geht, lässt dich diese Seite hinein.',

  lock: 'Zugang zum Tisch',
  lockDoes: 'Ist der Tisch abgeschlossen, kommt niemand mehr dazu. Wer schon da ist, bleibt.',
  lockOptions: ['Offen', 'Abgeschlossen'],
  locked: 'Abgeschlossen',
  lockedHere:
    'Der Gastgeber hat diesen Tisch abgeschlossen: Niemand kann mehr dazukommen. Sobald er wieder offen ist, lässt dich diese Seite hinein.',
  lockedRunning:
    'Der Gastgeber hat diesen Tisch abgeschlossen, und ein Spiel läuft. Dazukommen kannst du gerade nicht, zuschauen schon.',
  lockedInvite: 'Der Tisch ist abgeschlossen: Gerade kann niemand dazukommen.',

  ask: 'Anklopfen',
  askToSit: 'Um einen Platz bitten',
  waitingTitle: 'Du hast angeklopft',
  asked: (names) => {
    if (names.length === 0) return 'Gerade ist niemand verbunden, der dich hereinlassen kann.';
    return names.length === 1
      ? `${list(names)} wird gefragt.`
      : `${list(names)} werden gefragt. Ein Ja genügt.`;
  },
  waitHint: 'Lass diese Seite offen: Es geht von selbst weiter.',
  watchMeanwhile: 'Solange zuschauen',
  refusedTitle: 'Gerade nicht',
  refusedText:
    'Die anderen möchten im Moment unter sich bleiben. Schau eine Weile zu, oder klopf später noch einmal an.',
  askAgain: 'Nochmal anklopfen',
  knockedToJoin: 'Du hast angeklopft.',
  knockedToSit: 'Du hast um einen Platz gebeten.',
  notNowSaid: 'Gerade lieber nicht.',

  wantsIn: (name) => `${name} klopft an.`,
  wantsSeat: (name) => `${name} möchte mitspielen.`,
  moreKnock: (count) => (count === 1 ? 'Noch jemand klopft an.' : `Noch ${count} klopfen an.`),
  letIn: 'Hereinlassen',
  notNow: 'Jetzt nicht',
};
