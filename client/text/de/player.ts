/** A player: the name that they give, and what stands beside it. */

export const name = 'Dein Name';
export const nameHint = 'So, wie die anderen ihn sehen';
export const nameMissing = 'Bitte gib einen Namen ein.';
export const nameTaken =
  'So heißt hier schon jemand, oder fast so. Füge etwas hinzu, damit man euch unterscheiden kann.';
export const you = 'du';
export const host = 'Gastgeber';
export const here = 'verbunden';
export const away = 'nicht verbunden';
