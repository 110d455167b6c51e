/** Texts about keeping a seat and getting it back. */
import { list } from './words.ts';

// ── A browser that can’t store seats ────────────────────────────────────────────────────────────
export const notKeptTitle = 'This browser can’t keep your seat.';
export const notKeptText =
  'Its storage for this site is full or switched off. If you reload or close this page during a game, this device will lose your seat. Allow this site to store data, or keep a recovery link: you’ll find it in the table’s menu.';
export const understood = 'I understand';

// ── Returning on a device that has lost the seat ────────────────────────────────────────────────
export const whoAreYou = 'Already playing here?';
export const whoAreYouDoes = 'If this device has lost your seat, say who you are. The others will be asked.';
export const iAm = (name: string) => `I’m ${name}`;
export const waitingAs = (name: string) => `You’ve asked to come back as ${name}`;
/** @param names the players at the table who can give the seat back */
export const asked = (names: readonly string[]) =>
  names.length === 1
    ? `${list(names)} has been asked to give you the seat back.`
    : `${list(names)} have been asked to give you the seat back. Only one of them has to agree.`;
export const returnsSoon = (seconds: number) =>
  `Nobody who can give you the seat back is here. If nobody turns up within ${seconds} seconds, the seat is yours, and everyone at the table will be told.`;
export const returnsNever =
  'Nobody who can give you the seat back is here. As soon as one of the players is back, they’ll be asked. If you kept your recovery link, open it here, or type its key below.';
export const noneToAsk = 'None of the players is connected. They’ll be asked as soon as one of them is back.';
export const refusedText =
  'The others don’t want to give you this seat at the moment. Talk to them, then ask again.';
export const askedFor = (name: string) => `You’ve asked for ${name}’s seat.`;

// ── Letting a player return ─────────────────────────────────────────────────────────────────────
export const saysIs = (name: string) => `Someone on another device says they’re ${name}.`;
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
  `It gives ${name} the seat back even if this device loses everything: open the link, or type the key when joining the table. The key works at any of the server’s addresses.`;
export const recoveryGood =
  'Works once, at any time while the table exists. Anyone who has it can take the seat, so keep it private.';
export const makeRecovery = 'Create a link';
export const makeAnother = 'Create a new one';
export const recoveryVoid = 'A new link replaces the earlier one.';
export const recoveryKey = 'Key';
export const recoveryLink = 'Your recovery link';
export const recoveryQr = 'QR code of your recovery link';
/** A brief notice when a game starts. */
export const recoveryOffer = 'In case you lose your seat, save your recovery link: it’s in the menu.';
export const recoveryUsed = 'Your recovery link has been used. Create a new one in the menu.';

export const swap = 'Swap sides';
/** The same button after this player has asked. It takes the request back. */
export const swapAsked = 'Asked to swap sides';
/** Shown to the other side. */
export const swapWanted = (names: readonly string[]) => `${list(names)} would like to swap sides with you.`;
