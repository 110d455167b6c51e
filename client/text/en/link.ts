/** Texts for a link that players can copy or share. */

export const copy = 'Copy the link';
export const copied = 'Link copied.';
export const copyByHand = 'The link is selected: copy it manually.';
export const share = 'Share';
export const onlyHere =
  'This address only works on this computer. Use the one the server showed when it started.';
