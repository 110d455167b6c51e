/** What stands between the page and the server, and what to do about it. */

/** Nobody answers. */
export const silentTitle = 'No answer from the harbour';
export const silentText =
  'Odyssey is played through the computer that runs it, and this device can’t reach it now. Please check that';
export const silentNeeds = [
  'that computer is on, and Odyssey is running on it,',
  'this device is in the same network (the same Wi-Fi),',
  'the address is still the one that the computer shows when Odyssey starts.',
] as const;
export const looking = 'Still calling';
export const after = 'As soon as it answers, you go on where you were. Nothing is lost.';

/** Something does. The origin is the page’s own. */
export const texts = {
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
