import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const open: Catalogue['open'] = {
  heading: 'Offene Tische',
  company: (host, others) => (others.length === 0 ? host : `${host}, mit ${list(others)}`),
  free: (poseidon, navigators) => {
    const crew = navigators === 1 ? '1 Navigator' : `${navigators} Navigatoren`;
    return `Frei: ${[...(poseidon ? ['Poseidon'] : []), ...(navigators > 0 ? [crew] : [])].join(', ') || 'kein Platz'}`;
  },
  running: 'Ein Spiel läuft',
  join: 'Mitspielen',
  watch: 'Zuschauen',
  more: (count) => (count === 1 ? 'Ein weiterer Tisch' : `${count} weitere Tische`),

  listing: 'Auf der Startseite',
  listingDoes: {
    home: 'Alle zu Hause sehen diesen Tisch auf der Startseite von Odyssey und können ohne Code mitspielen oder zuschauen.',
    public:
      'Alle auf diesem Server sehen diesen Tisch mit euren Namen auf der Startseite und können mitspielen oder zuschauen.',
    closed: 'Nur wer den Code oder den Link hat, kann mitspielen oder zuschauen.',
  },
  listingOptions: ['Nicht zeigen', 'Zeigen'],
  wait: 'Wenn eine Seite leer bleibt',
  waitDoes: (time) =>
    time === null
      ? 'Sie bleibt frei, bis jemand Platz nimmt.'
      : `Nach dieser Zeit (${time}) spielt dort ein Gegenspieler, und das Spiel beginnt. Die Zeit läuft, sobald jemand von euch Platz genommen hat.`,
  keepWaiting: 'Warten',

  sign: 'Dieser Tisch steht auf der Startseite des Servers: Alle können mitspielen oder zuschauen.',
  coming: (side, time) =>
    side === 'poseidon'
      ? `Wenn niemand Poseidon spielt, übernimmt ihn in ${time} ein Gegenspieler.`
      : `Wenn niemand Navigator spielt, übernimmt das in ${time} ein Gegenspieler.`,
  listed: 'Der Tisch steht jetzt auf der Startseite.',
  unlisted: 'Der Tisch steht nicht mehr auf der Startseite.',
};
