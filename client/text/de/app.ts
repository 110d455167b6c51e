import type { Catalogue } from '../translation.ts';

export const app: Catalogue['app'] = {
  newVersion: 'Es gibt eine neue Version von Odyssey.',
  loadAnew: 'Neu laden',
  later: 'Später',
  install: 'Odyssey installieren',
  nowhereTitle: 'Jenseits der Karte',
  nowhereText: 'Unter dieser Adresse gibt es nichts. Der Link zu einem Tisch endet mit seinem Code.',
  awayRetry: 'Noch einmal',
  partMissing: 'Dieser Teil der Seite ist nicht gekommen',
  partMissingText:
    'Vielleicht war das Netz kurz weg, oder es gibt eine neuere Version von Odyssey. Nichts ist verloren: Dein Platz bleibt dir.',
  brokenTitle: 'Auf dieser Seite ist etwas kaputtgegangen',
  brokenText:
    'Der Fehler liegt bei uns, und nichts ist verloren: Der Server behält Tisch, Platz und Spiel. Lade die Seite neu, dann geht es weiter, wo du warst.',
};
