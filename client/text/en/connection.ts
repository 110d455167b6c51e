/** The connection to the server. */

export const connecting = 'Looking for the server…';
export const lost = 'The connection is lost. Looking for it…';
export const outdated = 'A newer version of Odyssey has come.';
export const notLoaded = 'A part of the page could not be loaded.';
export const reload = 'Reload';
export const noAnswer = 'The server does not answer. Please try again in a moment.';
