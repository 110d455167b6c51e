/** Texts that say why the page can’t reach the server, and what to do about it. */

/** Shown if the server does not answer. */
export const silentTitle = 'Can’t connect to Odyssey';
export const silentText =
  'Odyssey runs on a computer that this device can’t reach right now. Please check that';
export const silentNeeds = [
  'the computer is on and Odyssey is running,',
  'this device is on the same network (the same Wi-Fi),',
  'the address is still the one shown when Odyssey started.',
] as const;
export const looking = 'Still trying';
export const after = 'As soon as it answers, you’ll carry on where you left off. Nothing is lost.';

/** Other reasons why the page can't connect. `origin` is the page’s own origin. */
export const texts = {
  refused: (origin: string) =>
    `Odyssey is running, but it doesn’t accept pages from ${origin}. Your device and your network are fine. The person running the server can set ODYSSEY_ORIGIN=${origin}, or have the proxy pass on the Host header unchanged.`,
  stopping: () =>
    'The server says it is shutting down. As soon as it’s back, you’ll carry on where you left off. Nothing is lost.',
  busy: () =>
    'The server is running, but too many connections have come from your network in a short time. Wait a minute: this page will try again by itself.',
  gateway: () =>
    'A proxy answers at this address, but it can’t reach Odyssey. Odyssey may be restarting. If this continues, tell the person running the server.',
  stranger: () =>
    'Something answers at this address, but it isn’t Odyssey. On public Wi-Fi you may have to log in first: open another web page. Otherwise, check the address.',
};
