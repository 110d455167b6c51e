/** The connection to the server. */

export const connecting = 'Der Server wird gesucht …';
export const lost = 'Die Verbindung ist weg. Sie wird gesucht …';
export const outdated = 'Es gibt eine neuere Version von Odyssey.';
export const notLoaded = 'Ein Teil der Seite konnte nicht geladen werden.';
export const reload = 'Neu laden';
export const noAnswer = 'Der Server antwortet nicht. Bitte versuch es gleich noch einmal.';
