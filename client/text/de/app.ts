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
/** What stands in the way, and what to do about it. The origin is the page’s own. */
export const obstacles = {
  refused: (origin: string) =>
    `Odyssey läuft und antwortet, nimmt aber keine Seiten von ${origin} an. Dein Gerät und dein Netz sind in Ordnung. Wer den Server betreibt, kann ODYSSEY_ORIGIN=${origin} setzen oder den Proxy die Kopfzeile Host unverändert weitergeben lassen.`,
  stopping: () =>
    'Der Server antwortet, dass er gleich anhält. Sobald er wieder da ist, geht es weiter, wo du warst. Nichts ist verloren.',
  busy: () =>
    'Der Server antwortet, aber aus eurem Netz kamen in kurzer Zeit zu viele Verbindungen. Diese Seite versucht es von selbst wieder: Warte eine Minute.',
  gateway: () =>
    'Unter dieser Adresse antwortet ein Proxy, aber er erreicht Odyssey nicht. Vielleicht startet Odyssey gerade neu. Wenn es so bleibt, sag es dem, der den Server betreibt.',
  stranger: () =>
    'Unter dieser Adresse antwortet etwas, aber nicht Odyssey. In einem öffentlichen WLAN musst du dich vielleicht erst anmelden: Öffne eine andere Webseite. Sonst prüf die Adresse.',
};
/** A screen whose files could not be fetched. */
export const partMissing = 'Dieser Teil der Seite ist nicht gekommen';
export const partMissingText =
  'Vielleicht war das Netz kurz weg, oder es gibt eine neuere Version von Odyssey. Nichts ist verloren: Dein Platz bleibt dir.';
/** A screen that could not be built or went wrong. */
export const brokenTitle = 'Auf dieser Seite ist etwas kaputtgegangen';
export const brokenText =
  'Der Fehler liegt bei uns, und nichts ist verloren: Der Server behält Tisch, Platz und Spiel. Lade die Seite neu, dann geht es weiter, wo du warst.';
