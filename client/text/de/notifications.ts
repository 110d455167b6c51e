import type { Catalogue } from '../translation.ts';

const tellMe = 'Sag mir, wenn ich dran bin';

export const notifications: Catalogue['notifications'] = {
  tellMe,
  tellMeDoes: 'Eine Mitteilung von diesem Tisch, solange Odyssey zu ist.',
  quiet: 'Ruhezeit',
  quietDoes: 'Keine Mitteilungen in dieser Zeit des Tages.',
  from: 'Von',
  until: 'Bis',

  notNow: 'Jetzt nicht',
  isOn: 'Du bekommst eine Mitteilung, wenn du dran bist. Abschalten kannst du das im Menü.',

  states: {
    blocked: 'Blockiert',
    'home-screen': 'Vom Home-Bildschirm aus',
    'not-secure': 'Nicht unter dieser Adresse',
    unsupported: 'Nicht in diesem Browser',
  },
  explained: {
    blocked: 'Mitteilungen von Odyssey sind auf diesem Gerät blockiert. So erlaubst du sie:',
    'home-screen':
      'Auf iPhone und iPad können nur Apps auf dem Home-Bildschirm Mitteilungen zeigen. So kommt Odyssey dorthin:',
    'not-secure':
      'Browser erlauben Mitteilungen nur, wenn die Adresse der Seite mit https beginnt. Diese beginnt mit http, wie meist im Heimnetz. Wer diesen Server betreibt, kann https einrichten.',
    unsupported:
      'Dieser Browser kann keine Mitteilungen von Webseiten zeigen, oder kann es in einem privaten Fenster nicht. Versuch es mit einem anderen Browser.',
  },
  blockedSteps: [
    'Tippe auf das Symbol neben der Adresse der Seite.',
    'Erlaube Benachrichtigungen. Sie stehen vielleicht unter „Berechtigungen“ oder „Website-Einstellungen“.',
    'Komm zu dieser Seite zurück.',
  ],
  blockedAppSteps: [
    'Öffne die Einstellungen deines Geräts.',
    'Wähle unter „Mitteilungen“ oder „Apps“ Odyssey aus und erlaube Mitteilungen.',
    'Komm zu Odyssey zurück.',
  ],
  homeScreenSteps: (code) => [
    'Erstelle einen Link zur Rückkehr und notier seinen Schlüssel. Die App auf dem Home-Bildschirm kennt deinen Platz noch nicht.',
    'Tippe auf die Teilen-Taste des Browsers, dann auf „Zum Home-Bildschirm“.',
    `Öffne Odyssey vom Home-Bildschirm. Gib den Code ${code} ein, dann den Schlüssel.`,
    `Schalte dort „${tellMe}“ ein.`,
  ],
  noSubscription:
    'Dieser Browser konnte keine Mitteilungen einrichten. Versuch es später noch einmal oder mit einem anderen Browser.',
};
