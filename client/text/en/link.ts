/** A link to copy or to share. */

export const copy = 'Copy the link';
export const copied = 'The link is copied.';
export const copyByHand = 'The link is marked: copy it by hand.';
export const share = 'Share';
export const onlyHere =
  'This address works on this computer only: open Odyssey at the one that its server printed.';
/** The same in a few words. */
export const onlyHereShort = 'Works on this computer only.';
