/** A player: the name that they give, and what stands beside it. */

export const name = 'Your name';
export const nameHint = 'As the others will see it';
export const nameMissing = 'Please give a name.';
export const nameTaken =
  'Somebody here has that name already, or one that looks like it. Add something to tell you apart.';
export const you = 'you';
export const host = 'host';
export const here = 'connected';
export const away = 'not connected';
