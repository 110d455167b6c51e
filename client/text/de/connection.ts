import type { Catalogue } from '../translation.ts';

export const connection: Catalogue['connection'] = {
  connecting: 'Der Server wird gesucht …',
  lost: 'Die Verbindung ist weg. Sie wird gesucht …',
  outdated: 'Auf dem Server läuft eine andere Version von Odyssey.',
  notLoaded: 'Ein Teil der Seite konnte nicht geladen werden.',
  reload: 'Neu laden',
  noAnswer: 'Der Server antwortet nicht. Bitte versuch es gleich noch einmal.',
  notNeeded: 'Nicht verbunden. Was auf diesem Gerät ist, geht trotzdem.',
  obstacles: {
    refused: 'Der Server lehnt diese Adresse ab',
    stopping: 'Der Server fährt gerade herunter',
    busy: 'Zu viele Verbindungen aus eurem Netz',
    gateway: 'Odyssey antwortet seinem Proxy nicht',
    stranger: 'Hier antwortet etwas anderes',
  },
};
