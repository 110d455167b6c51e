/** Keeping a seat, and coming back to it. */

// ── A browser that keeps nothing ────────────────────────────────────────────────────────────────
export const notKeptTitle = 'This browser can’t keep your seat.';
export const notKeptText =
  'Its storage for this site is full or switched off. If you reload or close this page during a game, your seat is lost here. Allow this site to store data, or keep a recovery link: you find it in the table’s menu.';
export const understood = 'I understand';
