/** Texts about notifications: switching them on, and what to do where a browser can’t show them. */

export const tellMe = 'Tell me when it’s my turn';
export const tellMeDoes = 'A notification from this table while Odyssey is closed.';
export const quiet = 'Quiet hours';
export const quietDoes = 'No notifications during this time of the day.';
export const from = 'From';
export const until = 'Until';

// ── The offer in a game over days ───────────────────────────────────────────────────────────────
export const notNow = 'Not now';
export const isOn = 'You’ll get a notification when it’s your turn. You can switch it off in the menu.';

// ── Where it isn’t possible ─────────────────────────────────────────────────────────────────────
/** The state of the setting, in a word or two. */
export const states = {
  blocked: 'Blocked',
  'home-screen': 'From the home screen',
  'not-secure': 'Not at this address',
  unsupported: 'Not in this browser',
};
export const explained = {
  blocked: 'Notifications from Odyssey are blocked on this device. To allow them:',
  'home-screen':
    'On an iPhone or iPad, only apps on the home screen can show notifications. To put Odyssey there:',
  'not-secure':
    'Browsers allow notifications only if the page’s address starts with https. This one starts with http, as usual in a home network. The person who runs this server can set up https.',
  unsupported:
    'This browser can’t show notifications from web pages, or can’t in a private window. Try another browser.',
};
export const blockedSteps = [
  'Tap the icon beside the page’s address.',
  'Allow notifications. They may be under “Permissions” or “Site settings”.',
  'Come back to this page.',
];
/** The steps for an installed app. */
export const blockedAppSteps = [
  'Open the settings of your device.',
  'Under “Notifications” or “Apps”, choose Odyssey and allow notifications.',
  'Come back to Odyssey.',
];
export const homeScreenSteps = (code: string) => [
  'Create a recovery link, and note its key. The app on the home screen doesn’t know your seat yet.',
  'Tap the browser’s Share button, then “Add to Home Screen”.',
  `Open Odyssey from the home screen. Enter the code ${code}, then the key.`,
  `Switch on “${tellMe}” there.`,
];
export const noSubscription =
  'This browser couldn’t set up notifications. Try again later, or use another browser.';
