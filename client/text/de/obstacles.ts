import type { Catalogue } from '../translation.ts';

export const obstacles: Catalogue['obstacles'] = {
  silentTitle: 'Odyssey ist nicht erreichbar',
  silentText:
    'Odyssey läuft auf einem eurer Computer, und dieses Gerät kann ihn gerade nicht erreichen. Prüft bitte, ob',
  silentNeeds: [
    'der Computer an ist und Odyssey auf ihm läuft,',
    'dieses Gerät im selben Netz ist (im selben WLAN),',
    'die Adresse noch die ist, die der Computer beim Start von Odyssey zeigt.',
  ],
  looking: 'Wir rufen weiter',
  after: 'Sobald er antwortet, geht es weiter, wo du warst. Nichts ist verloren.',

  texts: {
    refused: (origin) =>
      `Odyssey läuft und antwortet, nimmt aber keine Seiten von ${origin} an. Dein Gerät und dein Netz sind in Ordnung. Wer den Server betreibt, kann ODYSSEY_ORIGIN=${origin} setzen oder den Proxy die Kopfzeile Host unverändert weitergeben lassen.`,
    stopping: () =>
      'Der Server antwortet, dass er gleich anhält. Sobald er wieder da ist, geht es weiter, wo du warst. Nichts ist verloren.',
    busy: () =>
      'Der Server antwortet, aber aus eurem Netz kamen in kurzer Zeit zu viele Verbindungen. Diese Seite versucht es von selbst wieder: Warte eine Minute.',
    gateway: () =>
      'Unter dieser Adresse antwortet ein Proxy, aber er erreicht Odyssey nicht. Vielleicht startet Odyssey gerade neu. Wenn es so bleibt, sag es dem, der den Server betreibt.',
    stranger: () =>
      'Unter dieser Adresse antwortet etwas, aber nicht Odyssey. In einem öffentlichen WLAN musst du dich vielleicht erst anmelden: Öffne eine andere Webseite. Sonst prüf die Adresse.',
  },
};
