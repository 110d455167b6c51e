/** Keeping a seat, and coming back to it. */
import { list } from './words.ts';

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'Dieser Browser kann deinen Platz nicht behalten.';
export const notKeptText =
  'Sein Speicher für diese Seite ist voll oder abgeschaltet. Wenn du die Seite während eines Spiels neu lädst oder schließt, ist dein Platz hier verloren. Erlaube der Seite, Daten zu speichern, oder behalte einen Link zur Rückkehr: Er steht im Menü des Tisches.';
export const understood = 'Verstanden';

// ── Back at the door, without a seat ────────────────────────────────────────────────────────────
export const whoAreYou = 'Spielst du hier schon mit?';
export const whoAreYouDoes =
  'Hat dieses Gerät deinen Platz verloren, dann sag, wer du bist. Die anderen werden gefragt.';
export const iAm = (name: string) => `Ich bin ${name}`;
export const waitingAs = (name: string) => `Du hast als ${name} angeklopft`;
/** Who of those who could give the seat back is there. */
export const asked = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} wird gefragt, ob du den Platz zurückbekommst.`
    : `${list(names)} werden gefragt, ob du den Platz zurückbekommst. Ein Ja genügt.`;
export const returnsSoon = (seconds: number) =>
  `Von den anderen ist niemand da, der dir den Platz zurückgeben könnte. Kommt niemand, gehört er dir nach ${seconds} Sekunden. Alle am Tisch erfahren davon.`;
export const returnsNever =
  'Von den anderen ist niemand da, der dir den Platz zurückgeben könnte. Sobald jemand kommt, wird gefragt. Oder nimm deinen Link zur Rückkehr, wenn du einen behalten hast: Öffne ihn hier, oder tippe seine Buchstaben unten als Schlüssel ein.';
export const noneToAsk = 'Von denen, die spielen, ist niemand verbunden. Sobald jemand kommt, wird gefragt.';
export const refusedText =
  'Die anderen möchten dir diesen Platz gerade nicht geben. Sprich mit ihnen, und frag noch einmal.';
export const askedFor = (name: string) => `Du hast um den Platz von ${name} gebeten.`;

// ── Giving a seat back ──────────────────────────────────────────────────────────────────────────
export const saysIs = (name: string) => `Jemand sagt, er oder sie sei ${name}, an einem anderen Gerät.`;
export const giveBack = 'Platz zurückgeben';
/** For all, and for good. */
export const returned = (name: string, by: string | null) =>
  by === null
    ? `${name} ist an einem anderen Gerät zurückgekommen, als von den anderen niemand da war.`
    : `${by} hat ${name} den Platz an einem anderen Gerät zurückgegeben.`;

// ── A recovery link ─────────────────────────────────────────────────────────────────────────────
export const recovery = 'Link zur Rückkehr';
export const recoveryFor = (name: string) => `${name}: Link zur Rückkehr`;
export const recoveryText = (name: string) =>
  `Damit kommt ${name} zurück, auch wenn dieses Gerät alles verliert: Öffne den Link, oder tippe den Schlüssel an der Tür des Tisches ein. Der Schlüssel gilt unter jeder Adresse des Servers.`;
export const recoveryGood =
  'Gilt einmal, und so lange es den Tisch gibt. Wer ihn hat, kann den Platz übernehmen: Bewahre ihn auf, wo nur du nachsiehst.';
export const makeRecovery = 'Link erstellen';
export const makeAnother = 'Neuen erstellen';
export const recoveryVoid = 'Ein neuer macht einen früheren ungültig.';
export const recoveryKey = 'Schlüssel';
export const recoveryLink = 'Der Link, der dich zurückbringt';
export const recoveryQr = 'QR-Code, der dich zurückbringt';
/** In passing, when a game begins. */
export const recoveryOffer =
  'Du kannst dir den Rückweg zu deinem Platz sichern: „Link zur Rückkehr“ im Menü.';
export const recoveryUsed = 'Dein Link zur Rückkehr ist verbraucht. Erstelle im Menü einen neuen.';
