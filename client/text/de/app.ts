/** The page as an app: installed, with a newer version, without its server. */

export const newVersion = 'Es gibt eine neue Version von Odyssey.';
export const loadAnew = 'Neu laden';
export const later = 'Später';
export const install = 'Odyssey installieren';
export const nowhereTitle = 'Jenseits der Karte';
export const nowhereText =
  'Unter dieser Adresse gibt es nichts. Der Link zu einem Tisch endet mit seinem Code.';
export const awayTitle = 'Keine Antwort aus dem Hafen';
export const awayText =
  'Odyssey läuft auf einem eurer Computer, und dieses Gerät kann ihn gerade nicht erreichen. Prüft bitte, ob';
export const awayNeeds = [
  'der Computer an ist und Odyssey auf ihm läuft,',
  'dieses Gerät im selben Netz ist (im selben WLAN),',
  'die Adresse noch die ist, die der Computer beim Start von Odyssey zeigt.',
] as const;
export const awayLooking = 'Wir rufen weiter';
export const awayAfter = 'Sobald er antwortet, geht es weiter, wo du warst. Nichts ist verloren.';
export const awayRetry = 'Noch einmal';
/** A screen whose files could not be fetched. */
export const partMissing = 'Dieser Teil der Seite ist nicht gekommen';
export const partMissingText =
  'Vielleicht war das Netz kurz weg, oder es gibt eine neuere Version von Odyssey. Nichts ist verloren: Dein Platz bleibt dir.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Auf dieser Seite ist etwas kaputtgegangen';
export const brokenText =
  'Der Fehler liegt bei uns, und nichts ist verloren: Der Server behält Tisch, Platz und Spiel. Lade die Seite neu, dann geht es weiter, wo du warst.';
