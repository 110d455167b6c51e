/** Keeping a seat, and coming back to it. */
import { list } from './words.ts';

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'This browser can’t keep your seat.';
export const notKeptText =
  'Its storage for this site is full or switched off. If you reload or close this page during a game, your seat is lost here. Allow this site to store data, or keep a recovery link: you find it in the table’s menu.';
export const understood = 'I understand';

// ── Back at the door, without a seat ────────────────────────────────────────────────────────────
export const whoAreYou = 'Do you play here already?';
export const whoAreYouDoes = 'If this device has lost your seat, say who you are. The others are asked.';
export const iAm = (name: string) => `I’m ${name}`;
export const waitingAs = (name: string) => `You have knocked as ${name}`;
/** Who of those who could give the seat back is there. */
export const asked = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} is asked to give you the seat back.`
    : `${list(names)} are asked to give you the seat back. One yes is enough.`;
export const returnsSoon = (seconds: number) =>
  `None of the others is here who could give you the seat back. If nobody comes, it is yours after ${seconds} seconds. Everybody at the table is told of it.`;
export const returnsNever =
  'None of the others is here who could give you the seat back. As soon as one of them comes, they are asked. Or use your recovery link, if you have kept one: open it here, or type its letters below as a key.';
export const noneToAsk = 'None of those who play is connected. As soon as one of them comes, they are asked.';
export const refusedText =
  'The others would rather not give you this seat just now. Talk to them, and ask again.';
export const askedFor = (name: string) => `You have asked for the seat of ${name}.`;

// ── Giving a seat back ──────────────────────────────────────────────────────────────────────────
export const saysIs = (name: string) => `Somebody says they are ${name}, on another device.`;
export const giveBack = 'Give the seat back';
/** For all, and for good. */
export const returned = (name: string, by: string | null) =>
  by === null
    ? `${name} came back on another device while none of the others was there.`
    : `${by} gave ${name} the seat back on another device.`;

// ── A recovery link ─────────────────────────────────────────────────────────────────────────────
export const recovery = 'Recovery link';
export const recoveryFor = (name: string) => `${name}: recovery link`;
export const recoveryText = (name: string) =>
  `With it ${name} comes back even if this device loses everything: open the link, or type the key at the table’s door. The key works at any address of the server.`;
export const recoveryGood =
  'Good once, and for as long as the table is there. Whoever has it can take the seat: keep it where only you look.';
export const makeRecovery = 'Make a link';
export const makeAnother = 'Make a new one';
export const recoveryVoid = 'Making a new one makes an earlier one void.';
export const recoveryKey = 'Key';
export const recoveryLink = 'The link that brings you back';
export const recoveryQr = 'QR code that brings you back';
/** In passing, when a game begins. */
export const recoveryOffer = 'You can keep a way back to your seat: “Recovery link”, in the menu.';
export const recoveryUsed = 'Your recovery link is used up. Make a new one in the menu.';
