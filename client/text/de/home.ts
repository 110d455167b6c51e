/** The first page. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: ein Spiel von Stürmen und Vermutungen';
export const line =
  'Einer von euch ist Poseidon und bringt die Schiffe vom Kurs ab. Die anderen müssen heimfinden.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'Ein neuer Tisch';
export const make = 'Tisch eröffnen';
export const playAs = 'Du spielst als';
export const change = 'Ändern';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'Ein Tisch von Freunden';
export const code = 'Code';
export const codeHint = 'Buchstaben und Ziffern vom anderen Bildschirm';
export const join = 'Los';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Gib den Code ein, den der andere Bildschirm zeigt.'
    : `„${typed}“ kann kein Code sein: Er hat mindestens vier Zeichen, zum Beispiel M7KP oder RH7 N2K.`;
export const severalCodes = (codes: readonly string[]) =>
  `Darin steht mehr als ein Code: ${codes.join(', ')}. Gib den ein, den du meinst.`;
export const noSuchTable = (code: string) =>
  `Es gibt keinen Tisch ${code}. Vergleiche den Code mit dem anderen Bildschirm.`;

// ── Tables known here ───────────────────────────────────────────────────────────────────────────
export const goOnHeading = 'Weiterspielen';
export const goOn = (code: string) => `Weiter an Tisch ${code}`;
export const state: Readonly<Record<Looked['game'], string>> = {
  none: 'Im Hafen',
  running: 'Ein Spiel läuft',
  over: 'Bereit für das nächste Spiel',
};
export const seat = (side: Side | null) =>
  side === null ? 'ohne Platz' : side === 'poseidon' ? 'als Poseidon' : 'als Navigator';
export const company = (names: readonly string[]) => names.join(', ');
export const looking = 'Wird gesucht …';
export const older = (count: number) => (count === 1 ? 'Ein älterer Tisch' : `${count} ältere Tische`);

// ── For newcomers ───────────────────────────────────────────────────────────────────────────────
export const newHere = 'Neu hier?';
export const voyageNavigators = 'Lernen: Navigatoren';
export const voyagePoseidon = 'Lernen: Poseidon';
export const puzzles = 'Rätsel';

// ── Alone ───────────────────────────────────────────────────────────────────────────────────────
export const alone = 'Allein spielen';
export const daily = 'Die Fahrt des Tages';
