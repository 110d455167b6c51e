/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'There is a new version of Odyssey.';
export const loadAnew = 'Reload';
export const later = 'Later';
export const install = 'Install Odyssey';
export const nowhereTitle = 'Off the chart';
export const nowhereText = 'There is nothing at this address. A table’s link ends with its code.';
export const awayRetry = 'Try again';
/** A screen whose files could not be fetched. */
export const partMissing = 'This part of the page has not come';
export const partMissingText =
  'Perhaps the network was away for a moment, or there is a newer version of Odyssey. Nothing is lost: a seat that you have stays yours.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Something on this page broke';
export const brokenText =
  'The fault is ours, and nothing is lost: the server keeps your table, your seat and your game. Reload to go on where you were.';
