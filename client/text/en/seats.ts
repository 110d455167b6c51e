/** Texts about keeping a seat and getting it back. */
import { list } from './words.ts';

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'This browser can’t keep your seat.';
export const notKeptText =
  'Its storage for this site is full or switched off. If you reload or close this page during a game, this device loses your seat. Allow this site to store data, or keep a recovery link: you’ll find it in the table’s menu.';
export const understood = 'I understand';

// ── Back at the door, without a seat ────────────────────────────────────────────────────────────
export const whoAreYou = 'Already playing here?';
export const whoAreYouDoes = 'If this device has lost your seat, say who you are. The others will be asked.';
export const iAm = (name: string) => `I’m ${name}`;
export const waitingAs = (name: string) => `You have knocked as ${name}`;
/** @param names the players at the table who can give the seat back */
export const asked = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} has been asked to give you the seat back.`
    : `${list(names)} have been asked to give you the seat back. One yes is enough.`;
export const returnsSoon = (seconds: number) =>
  `Nobody who can give you the seat back is here. If nobody comes, it is yours after ${seconds} seconds, and everyone at the table will be told.`;
export const returnsNever =
  'Nobody who can give you the seat back is here. As soon as one of the players comes, they will be asked. If you kept your recovery link, open it here, or type its letters below as a key.';
export const noneToAsk =
  'None of the players is connected. As soon as one of them comes, they will be asked.';
export const refusedText =
  'The others would rather not give you this seat just now. Talk to them, and ask again.';
export const askedFor = (name: string) => `You have asked for ${name}’s seat.`;

// ── Giving a seat back ──────────────────────────────────────────────────────────────────────────
export const saysIs = (name: string) => `Somebody says they are ${name}, on another device.`;
export const giveBack = 'Give the seat back';
/** Shown to everyone at the table, and kept in the table's record. */
export const returned = (name: string, by: string | null) =>
  by === null
    ? `${name} came back on another device while none of the others were there.`
    : `${by} gave ${name} the seat back on another device.`;

// ── A recovery link ─────────────────────────────────────────────────────────────────────────────
export const recovery = 'Recovery link';
export const recoveryFor = (name: string) => `${name}: recovery link`;
export const recoveryText = (name: string) =>
  `It brings ${name} back even if this device loses everything: open the link, or type the key when joining the table. The key works at any address of the server.`;
export const recoveryGood =
  'Works once, for as long as the table exists. Anyone who has it can take the seat, so keep it private.';
export const makeRecovery = 'Create a link';
export const makeAnother = 'Create a new one';
export const recoveryVoid = 'A new link replaces the earlier one.';
export const recoveryKey = 'Key';
export const recoveryLink = 'Your recovery link';
export const recoveryQr = 'QR code of your recovery link';
/** A brief notice when a game starts. */
export const recoveryOffer = 'In case you lose your seat, save your recovery link from the menu.';
export const recoveryUsed = 'Your recovery link has been used. Create a new one in the menu.';
