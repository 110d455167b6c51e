/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'There is a new version of Odyssey.';
export const loadAnew = 'Reload';
export const later = 'Later';
export const install = 'Install Odyssey';
export const nowhereTitle = 'Off the chart';
export const nowhereText = 'There is nothing at this address. A table’s link ends with its code.';
export const awayTitle = 'No answer from the harbour';
export const awayText =
  'Odyssey is played through the computer that runs it, and this device can’t reach it now. Please check that';
export const awayNeeds = [
  'that computer is on, and Odyssey is running on it,',
  'this device is in the same network (the same Wi-Fi),',
  'the address is still the one that the computer shows when Odyssey starts.',
] as const;
export const awayLooking = 'Still calling';
export const awayAfter = 'As soon as it answers, you go on where you were. Nothing is lost.';
export const awayRetry = 'Try again';
/** What stands in the way, and what to do about it. The origin is the page’s own. */
export const obstacles = {
  refused: (origin: string) =>
    `Odyssey is running and answers, but it accepts no pages from ${origin}. Your device and your network are fine. Whoever runs the server can set ODYSSEY_ORIGIN=${origin}, or have the proxy pass on the Host header unchanged.`,
  stopping: () =>
    'The server answers that it is about to stop. As soon as it is back, you go on where you were. Nothing is lost.',
  busy: () =>
    'The server answers, but too many connections have come from your network in a short time. This page tries again by itself: wait a minute.',
  gateway: () =>
    'A proxy answers at this address, but it cannot reach Odyssey. Perhaps Odyssey is restarting. If this lasts, tell whoever runs the server.',
  stranger: () =>
    'This address answers, but not with Odyssey. On a public Wi-Fi you may have to log in first: open another web page. Otherwise check the address.',
};
/** A screen whose files could not be fetched. */
export const partMissing = 'This part of the page has not come';
export const partMissingText =
  'Perhaps the network was away for a moment, or there is a newer version of Odyssey. Nothing is lost: a seat that you have stays yours.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Something on this page broke';
export const brokenText =
  'The fault is ours, and nothing is lost: the server keeps your table, your seat and your game. Reload to go on where you were.';
