/** Texts about a player’s name, and the labels beside a name. */

export const name = 'Your name';
export const nameHint = 'As the others will see it';
export const nameMissing = 'Please enter a name.';
export const nameTaken =
  'Someone here already has that name, or one very like it. Add something so people can tell you apart.';
export const you = 'you';
export const host = 'host';
export const here = 'connected';
export const away = 'not connected';
