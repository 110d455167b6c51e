/** The connection to the server. */

export const connecting = 'Der Server wird gesucht …';
export const lost = 'Die Verbindung ist weg. Sie wird gesucht …';
export const outdated = 'Auf dem Server läuft eine andere Version von Odyssey.';
export const notLoaded = 'Ein Teil der Seite konnte nicht geladen werden.';
export const reload = 'Neu laden';
export const noAnswer = 'Der Server antwortet nicht. Bitte versuch es gleich noch einmal.';
/** Over a page that works without the server. */
export const notNeeded = 'Nicht verbunden. Was auf diesem Gerät ist, geht trotzdem.';
/** What stands in the way. */
export const obstacles = {
  refused: 'Der Server lehnt diese Adresse ab',
  stopping: 'Der Server fährt gerade herunter',
  busy: 'Zu viele Verbindungen aus eurem Netz',
  gateway: 'Odyssey antwortet seinem Proxy nicht',
  stranger: 'Hier antwortet etwas anderes',
};
