import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list } from './words.ts';

const { colours } = common;

export const talk: Catalogue['talk'] = {
  phrases: {
    hello: () => 'Hallo zusammen!',
    'back-soon': () => 'Ich bin bald wieder da.',
    wait: () => 'Moment, ich denke noch nach.',
    'go-ahead': () => 'Nur zu!',
    agreed: () => 'Einverstanden.',
    'not-sure': () => 'Da bin ich mir nicht so sicher.',
    'which-storm': () => 'Welcher Sturm war das?',
    'well-sailed': () => 'Gut gesegelt!',
    'good-game': () => 'Schönes Spiel, danke!',
    'where-is': ({ ship }) => `Wo ist ${colours[ship]}?`,
    'sail-next': ({ ship }) => `Segeln wir als Nächstes mit ${colours[ship]}.`,
    beware: ({ square }) => `Vorsicht bei ${square}!`,
    certain: ({ ship, square }) => `${colours[ship]} ist ganz sicher auf ${square}.`,
    'may-be': ({ ship, square }) => `${colours[ship]} könnte auf ${square} sein.`,
    'not-there': ({ ship, square }) => `${colours[ship]} ist nicht auf ${square}.`,
    'north-of': ({ ship, square }) => `Ich glaube, ${colours[ship]} ist nördlich von ${square}.`,
    'east-of': ({ ship, square }) => `Ich glaube, ${colours[ship]} ist östlich von ${square}.`,
    'south-of': ({ ship, square }) => `Ich glaube, ${colours[ship]} ist südlich von ${square}.`,
    'west-of': ({ ship, square }) => `Ich glaube, ${colours[ship]} ist westlich von ${square}.`,
    'steer-for': ({ ship, square }) => `Steuern wir mit ${colours[ship]} auf ${square} zu.`,
  },

  title: 'Gespräch',
  unread: (button, count) =>
    count === 1 ? `${button}: eine neue Nachricht` : `${button}: ${count} neue Nachrichten`,
  whom: 'Gespräch mit',
  tabs: { crew: 'Crew', table: 'Tisch' },
  crewReads: (open) =>
    open
      ? 'Das lesen die Navigatoren und alle, die beim Zuschauen ihre Karte sehen. Poseidon liest es nach dem Spiel.'
      : 'Das lesen nur die Navigatoren. Alle anderen können es nach dem Spiel im Film lesen.',
  tableReads: 'Das lesen alle am Tisch.',
  messages: 'Nachrichten',
  empty: 'Hier hat noch niemand etwas gesagt.',
  said: (name, words) => `${name}: ${words}`,
  unknown: 'Diese Nachricht kann die Seite nicht zeigen. Lade sie neu, um sie zu lesen.',
  removed: 'Vom Gastgeber entfernt.',
  hidden: (name, count) =>
    count === 1
      ? `${name} ist stumm: eine Nachricht verborgen.`
      : `${name} ist stumm: ${count} Nachrichten verborgen.`,

  writeAs: 'Wer schreibt?',
  field: 'Deine Nachricht',
  send: 'Senden',
  left: (count) => (count === 1 ? 'Noch ein Zeichen' : `Noch ${count} Zeichen`),
  ready: 'Fertige Sätze',
  about: 'Über ein Schiff oder ein Feld',
  chooseAbout: 'Wähle ein Schiff, ein Feld oder beides, dann den Satz.',
  whichShip: 'Schiff',
  whichSquare: 'Feld',
  onlyPhrasesHere: 'An diesem Tisch gibt es nur fertige Sätze. Der Gastgeber kann das ändern.',
  onlyReading: 'Du kannst das lesen, aber hier nicht schreiben.',

  settings: 'Einstellungen',
  mute: (name) => `${name} stummschalten`,
  muteDoes:
    'Dieses Gerät zeigt dann nicht mehr, was sie schreiben. Sie erfahren es nicht, und alle anderen lesen es weiterhin.',
  writing: {
    name: 'Was man schreiben darf',
    does: 'An einem Tisch mit Fremden sind fertige Sätze sicherer. Jedes Gerät zeigt sie in seiner eigenen Sprache.',
    options: ['Alles', 'Nur fertige Sätze'],
  },
  removing: 'Eine Nachricht entfernen',
  removeOne: (name, words) => `Entfernen, was ${name} geschrieben hat: ${words}`,
  removeTitle: 'Diese Nachricht entfernen?',
  removeText: (name, words) =>
    `${name} hat geschrieben: „${words}“ Danach kann das niemand mehr lesen. Das lässt sich nicht rückgängig machen.`,
  removeConfirm: 'Entfernen',
  mutedNow: (names) => (names.length === 0 ? '' : `Stumm: ${list(names)}`),
};
