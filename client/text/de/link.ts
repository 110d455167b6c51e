/** A link to copy or to share. */

export const copy = 'Link kopieren';
export const copied = 'Der Link ist kopiert.';
export const copyByHand = 'Der Link ist markiert: Kopiere ihn von Hand.';
export const share = 'Teilen';
export const onlyHere =
  'Diese Adresse gilt nur auf diesem Computer: Öffne Odyssey unter der, die der Server beim Start gezeigt hat.';
/** The same in a few words. */
export const onlyHereShort = 'Gilt nur auf diesem Computer.';
