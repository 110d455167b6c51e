/** Texts about the app itself: installing it, updating it, and error messages. */

export const newVersion = 'A new version of Odyssey is available.';
export const loadAnew = 'Reload';
export const later = 'Later';
export const install = 'Install Odyssey';
export const nowhereTitle = 'Off the chart';
export const nowhereText = 'There is nothing at this address. A table’s link ends with its code.';
export const awayRetry = 'Try again';
/** Shown in place of a screen whose files could not be loaded. */
export const partMissing = 'This part of the page didn’t load';
export const partMissingText =
  'The network may have dropped for a moment, or there may be a new version of Odyssey. Nothing is lost: you keep your seat.';
/** Shown in place of a screen that failed with an error. */
export const brokenTitle = 'Something went wrong on this page';
export const brokenText =
  'It’s our fault, and nothing is lost: the server keeps your table, your seat and your game. Reload to carry on where you left off.';
