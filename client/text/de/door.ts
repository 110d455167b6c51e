/** The door of a table: joining, knocking while a game runs, letting in, and the lock. */
import { list } from './words.ts';

/** Before a table's code. */
export const title = 'Komm an Tisch';
/** For who has never played. */
export const whatItIs =
  'Einer von euch ist Poseidon und treibt vier Schiffe vom Kurs; die anderen bringen sie heim, nach dem, was die Schiffe melden.';
export const firstVoyage = 'Neu hier? Mach die erste Fahrt.';
export const whoIsHere = 'Wer da ist';
export const nobodyHere = 'Gerade ist niemand da.';
export const yourSeat = 'Dein Platz';
export const seatTaken = (name: string) => `Hier sitzt ${name}`;
export const seatFree = 'Frei';
export const decideLater = 'Später wählen';
export const join = 'An den Tisch';
export const watch = 'Nur zuschauen';
export const running =
  'Ein Spiel läuft. Klopf an, und wer mitspielt, lässt dich als Navigator herein. Oder schau zu.';
export const runningNoPoseidon =
  'Ein Spiel wartet: Poseidons Platz ist leer. Setz dich dorthin, oder schau zu.';
export const runningCompeting =
  'Ein Spiel um Punkte läuft, und alle Schiffe haben ihren Kapitän. Du kannst zuschauen und beim nächsten mitspielen.';
export const seriesRunning = 'Eine Serie läuft. Kommst du jetzt dazu, schaust du bis zur nächsten zu.';
export const joinAsPoseidon = 'Als Poseidon dazu';
export const haveKey = 'Ich habe einen Schlüssel';
export const keyHint =
  'Acht Zeichen, von deinem anderen Gerät oder vom Gastgeber. Ein Schlüssel zur Rückkehr hat zwanzig.';
export const key = 'Schlüssel';
export const useKey = 'Aufschließen';
export const notAKey =
  'Ein Schlüssel hat acht Zeichen, zum Beispiel M7KP-X2RT, und einer zur Rückkehr zwanzig.';
export const severalKeys = 'Darin steht mehr als ein Schlüssel. Gib den für deinen Platz ein.';
export const fullRunning =
  'Alle fünf Plätze dieses Tisches sind besetzt, und ein Spiel läuft. Du kannst zuschauen.';
export const full =
  'Alle fünf Plätze dieses Tisches sind besetzt. Sobald jemand geht, lässt dich diese Seite hinein.';

// ── A locked table ──────────────────────────────────────────────────────────────────────────────
export const lock = 'Die Tür';
export const lockDoes = 'Ist der Tisch abgeschlossen, kommt niemand mehr dazu. Wer schon da ist, bleibt.';
export const lockOptions = ['Offen', 'Abgeschlossen'] as const;
export const locked = 'Abgeschlossen';
export const lockedHere =
  'Der Gastgeber hat diesen Tisch abgeschlossen: Niemand kann mehr dazukommen. Sobald er wieder offen ist, lässt dich diese Seite hinein.';
export const lockedRunning =
  'Der Gastgeber hat diesen Tisch abgeschlossen, und ein Spiel läuft. Dazukommen kannst du gerade nicht, zuschauen schon.';
export const lockedInvite = 'Der Tisch ist abgeschlossen: Gerade kann niemand dazukommen.';

// ── Knocking ────────────────────────────────────────────────────────────────────────────────────
export const ask = 'Anklopfen';
export const askToSit = 'Um einen Platz bitten';
export const waitingTitle = 'Du hast angeklopft';
/** Who of those who could let somebody in is there. */
export const asked = (names: readonly string[]) => {
  if (names.length === 0) return 'Gerade ist niemand verbunden, der dich hereinlassen kann.';
  return names.length === 1
    ? `${list(names)} wird gefragt.`
    : `${list(names)} werden gefragt. Ein Ja genügt.`;
};
export const waitHint = 'Lass diese Seite offen: Es geht von selbst weiter.';
export const watchMeanwhile = 'Solange zuschauen';
export const refusedTitle = 'Gerade nicht';
export const refusedText =
  'Die anderen möchten im Moment unter sich bleiben. Schau eine Weile zu, oder klopf später noch einmal an.';
export const askAgain = 'Nochmal anklopfen';
/** Over the screen of whoever looks on meanwhile. */
export const knockedToJoin = 'Du hast angeklopft.';
export const knockedToSit = 'Du hast um einen Platz gebeten.';
export const notNowSaid = 'Gerade lieber nicht.';

// ── Letting in ──────────────────────────────────────────────────────────────────────────────────
export const wantsIn = (name: string) => `${name} klopft an.`;
export const wantsSeat = (name: string) => `${name} möchte mitspielen.`;
export const moreKnock = (count: number) =>
  count === 1 ? 'Noch jemand klopft an.' : `Noch ${count} klopfen an.`;
export const letIn = 'Hereinlassen';
export const notNow = 'Jetzt nicht';
