import { replyTeller } from '../reply.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theShip, theShips, withTheShips, either } from './words.ts';

const { colours, headings } = common;
const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);

const teller = replyTeller({
  onIsland: {
    woody: 'Du bist auf einer Waldinsel',
    rocky: 'Du bist auf einer Felsinsel',
    sacred: 'Du bist auf der Heiligen Insel',
  },
  atLighthouse: {
    unlit: 'Du bist an einem Leuchtturm',
    yellow: 'Du bist am Leuchtturm mit dem gelben Licht',
    red: 'Du bist am Leuchtturm mit dem roten Licht',
  },
  inFogBank: 'Du bist in einer Nebelbank',
  inDeepSea: 'Du bist auf tiefer See',
  withShips: (ships) => `zusammen mit ${withTheShips(ships)}`,
  shipsHere: (ships) => `${capital(theShips(ships))} ${ships.length === 1 ? 'ist' : 'sind'} hier bei dir.`,
  islands: (count) => (count === 1 ? 'eine Insel' : `${number(count)} Inseln`),
  islandsOf: {
    woody: (count) => (count === 1 ? 'eine Waldinsel' : `${number(count)} Waldinseln`),
    rocky: (count) => (count === 1 ? 'eine Felsinsel' : `${number(count)} Felsinseln`),
    sacred: () => 'die Heilige Insel',
  },
  ships: (count) => {
    if (count === 'some') return 'mindestens ein Schiff';
    return count === 1 ? 'ein Schiff' : `${number(count)} Schiffe`;
  },
  theShip,
  lighthouses: (count) => (count === 1 ? 'einen Leuchtturm' : `${number(count)} Leuchttürme`),
  fogBanks: (count) => (count === 1 ? 'eine Nebelbank' : `${number(count)} Nebelbänke`),
  coastline: 'die Küste',
  youSee: (seen) => `Du siehst ${list(seen)}.`,
  youSeeNothing: 'Du siehst nichts.',
  edge: 'Weiter geht es nicht: Hier ist der Rand des Bretts.',
});

export const survey: Catalogue['survey'] = {
  ...teller,

  order: (ship, heading) =>
    heading ? `${colours[ship]} segelt nach ${headings[heading]}` : `${colours[ship]} hält Ausschau`,

  spoken: (ship, heading, reply) => `${survey.order(ship, heading)}. ${teller.sentence(reply)}`,

  arrived: {
    red: 'Das rote Schiff ist in Sicherheit.',
    green: 'Das grüne Schiff ist in Sicherheit.',
    white: 'Das weiße Schiff ist in Sicherheit.',
    yellow: 'Das gelbe Schiff ist in Sicherheit.',
  },
  area: 'Auf dem Brett zeigen, von welchen Feldern diese Meldung spricht',
  caught: 'Im Strudel gefangen!',
  forgotten: 'Aus dem Gedächtnis gespielt: Was es sah, steht hier nicht mehr.',

  elsewhere: 'anderswo',
  reasoned: (ship, reply, squares) => {
    const where = either(squares);
    if (!reply) return `${colours[ship]} vorher: ${where}`;
    const seen = teller.inSight(reply.sighting);
    return seen.length === 0
      ? `Vorher sah ${colours[ship]} nichts, also ${where}`
      : `Vorher sah ${colours[ship]} ${list(seen)}, also ${where}`;
  },

  times: (count) => `×${count}`,
  atLeastOne: '1+',

  help: {
    name: 'Hilfe bei Meldungen',
    options: { none: 'Keine', squares: 'Felder', guesses: 'Auch Vermutungen' },
    does: {
      none: 'Die Navigatoren vergleichen Meldungen selbst mit der Karte.',
      squares:
        'Zeig auf ein Feld oder halte es gedrückt: Es sagt, was ein Schiff dort vom Gedruckten melden würde.',
      guesses:
        'Felder sagen, was ein Schiff dort melden würde, und eine Vermutung ist markiert, wenn die letzte Meldung nicht zu ihr passt.',
    },
    inGame: {
      none: 'Keine Hilfe bei Meldungen',
      squares: 'Felder sagen, was ein Schiff melden würde',
      guesses: 'Vermutungen werden mit Meldungen verglichen',
    },
    byItself: 'Mit den Regeln „Erste Fahrt“ gibt es sie ganz, wenn ihr nichts anderes wählt.',
    from: (square) => `Von ${square}, ohne Schiffe:`,
  },
};
