/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'Es gibt eine neue Version von Odyssey.';
export const loadAnew = 'Neu laden';
export const later = 'Später';
export const install = 'Odyssey installieren';
export const nowhereTitle = 'Jenseits der Karte';
export const nowhereText =
  'Unter dieser Adresse gibt es nichts. Der Link zu einem Tisch endet mit seinem Code.';
export const awayRetry = 'Noch einmal';
/** A screen whose files could not be fetched. */
export const partMissing = 'Dieser Teil der Seite ist nicht gekommen';
export const partMissingText =
  'Vielleicht war das Netz kurz weg, oder es gibt eine neuere Version von Odyssey. Nichts ist verloren: Dein Platz bleibt dir.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Auf dieser Seite ist etwas kaputtgegangen';
export const brokenText =
  'Der Fehler liegt bei uns, und nichts ist verloren: Der Server behält Tisch, Platz und Spiel. Lade die Seite neu, dann geht es weiter, wo du warst.';
