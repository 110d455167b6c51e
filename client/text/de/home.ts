/** The first page, and the banner of the connection. */
import type { Looked } from '../../../shared/wire/protocol.ts';
import type { Side } from '../../../shared/game/game.ts';

export const title = 'Odyssey: ein Spiel von Stürmen und Vermutungen';
export const line =
  'Einer von euch ist Poseidon und bringt die Schiffe vom Kurs ab. Die anderen müssen heimfinden.';

// ── A new table ─────────────────────────────────────────────────────────────────────────────────
export const makeHeading = 'Ein neuer Tisch';
export const make = 'Tisch eröffnen';
export const name = 'Dein Name';
export const nameHint = 'So, wie die anderen ihn sehen';
export const nameMissing = 'Bitte gib einen Namen ein, damit die anderen dich erkennen.';
export const nameTaken = 'So heißt hier schon jemand. Füge etwas hinzu, damit man euch unterscheiden kann.';
export const playAs = 'Du spielst als';
export const change = 'Ändern';

// ── A friend's table ────────────────────────────────────────────────────────────────────────────
export const joinHeading = 'Ein Tisch von Freunden';
export const code = 'Code';
export const codeHint = 'Vier Zeichen, sie stehen auf dem anderen Bildschirm';
export const join = 'Los';
export const notACode = (typed: string) =>
  typed === ''
    ? 'Gib die vier Zeichen ein, die der andere Bildschirm zeigt.'
    : `„${typed}“ kann kein Code sein: Er hat vier Zeichen, zum Beispiel M7KP.`;
export const noSuchTable = (code: string) =>
  `Es gibt keinen Tisch ${code}. Vergleiche den Code mit dem anderen Bildschirm.`;
export const noAnswer = 'Der Server antwortet nicht. Bitte versuch es gleich noch einmal.';

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

// ── Nowhere ─────────────────────────────────────────────────────────────────────────────────────
export const nowhereTitle = 'Jenseits der Karte';
export const nowhereText =
  'Unter dieser Adresse gibt es nichts. Der Link zu einem Tisch endet mit seinen vier Zeichen.';
export const wayHome = 'Zur Startseite';

// ── The connection ──────────────────────────────────────────────────────────────────────────────
export const connecting = 'Der Server wird gesucht …';
export const lost = 'Die Verbindung ist weg. Sie wird gesucht …';
export const outdated = 'Es gibt eine neuere Version von Odyssey.';
export const notLoaded = 'Ein Teil der Seite konnte nicht geladen werden.';
export const reload = 'Neu laden';

// ── For newcomers, and this device ──────────────────────────────────────────────────────────────
export const newHere = 'Neu hier?';
export const voyageNavigators = 'Erste Fahrt: Navigatoren';
export const voyagePoseidon = 'Erste Fahrt: Poseidon';
export const rules = 'Die Regeln';
export const language = 'Sprache';
