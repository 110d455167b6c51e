import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theMonster, theShips } from './words.ts';

const { colours, headings, tiles } = common;
const names = (ships: readonly Ship[]) => list(ships.map((ship) => colours[ship]));
const squares = (count: number) => (count === 1 ? '1\u00a0Feld' : `${count}\u00a0Felder`);

const HOME = [
  'Kein Schiff ist daheim!',
  'Ein Schiff ist daheim!',
  'Zwei Schiffe sind daheim!',
  'Drei Schiffe sind daheim!',
  'Alle vier sind daheim!',
];
const NEEDED = [
  'Keines musste heimkommen.',
  'Eines musste heimkommen.',
  'Zwei mussten heimkommen.',
  'Drei mussten heimkommen.',
  'Alle vier mussten heimkommen.',
];
const itsOwn = (name: string, ships: readonly Ship[]) =>
  `${capital(theShips(ships))} von ${name} ${ships.length === 1 ? 'kam' : 'kamen'} heim`;
const youToo: Readonly<Record<Ship, string>> = {
  red: 'Dein eigenes rotes Schiff kam heim: Auch du gewinnst.',
  green: 'Dein eigenes grünes Schiff kam heim: Auch du gewinnst.',
  white: 'Dein eigenes weißes Schiff kam heim: Auch du gewinnst.',
  yellow: 'Dein eigenes gelbes Schiff kam heim: Auch du gewinnst.',
};
const COUNTS = [
  'Null',
  'Ein',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
];

export const ending: Catalogue['ending'] = {
  winner: {
    navigators: 'Die Navigatoren gewinnen',
    poseidon: 'Poseidon gewinnt',
  },
  tally: (arrived, all) => `${arrived} von ${all} daheim`,

  verdict: {
    navigators: {
      navigators: (arrived) => HOME[arrived] ?? '',
      poseidon: () => 'Sie sind deinen Stürmen entkommen',
      onlookers: () => 'Die Heilige Insel ist erreicht',
    },
    poseidon: {
      poseidon: (arrived) => (arrived === 0 ? 'Nicht eines ist dir entkommen' : 'Das Meer hat sie behalten'),
      navigators: (arrived) =>
        arrived === 0 ? 'Das Meer ließ niemanden gehen' : 'Das Meer wollte euch nicht gehen lassen',
      onlookers: () => 'Das Meer hat das letzte Wort',
    },
  },

  home: (arrivals) => {
    const phrases = arrivals.map(({ ships, round }, i) => {
      if (i > 0) return `${names(ships)} in Runde ${round}`;
      return `${names(ships)} ${ships.length === 1 ? 'kam' : 'kamen'} in Runde ${round} heim`;
    });
    return phrases.length === 0 ? 'Kein Schiff kam heim.' : `${phrases.join(', ')}.`;
  },
  short: (failures) => {
    const phrases = failures.map(({ ships, squares: count }, i) => {
      if (i > 0) return `${names(ships)}\u00a0${count}`;
      return `Bis daheim ${count === 1 ? 'fehlte' : 'fehlten'} ${names(ships)} noch ${squares(count)}`;
    });
    return phrases.length === 0 ? '' : `${phrases.join('; ')}.`;
  },
  needed: (count) => NEEDED[count] ?? `${count} mussten heimkommen.`,
  youWinToo: (ships) =>
    ships.length === 1 ? youToo[ships[0] ?? 'red'] : 'Deine eigenen Schiffe kamen heim: Auch du gewinnst.',
  winsToo: (name, ships) => `${itsOwn(name, ships)}: Auch ${name} gewinnt.`,
  farthest: {
    alone: (ship, count, round) =>
      `Größter Irrtum: ${colours[ship]}, ${squares(count)} daneben in Runde ${round}`,
    tied: (ship, count, round) =>
      `Größte Irrtümer: erst ${colours[ship]}, ${squares(count)} in Runde ${round}`,
  },

  boardLabel: 'Die wahren Schiffe und die Vermutungen',
  filmLabel: 'Der Film des Spiels',
  fleetLabel: 'Schiffe, die zu sehen sind',
  moment: 'Moment des Spiels',
  momentOf: (round, now, all) => `${round}, ${now} von ${all}`,
  beginning: 'Der Anfang',
  roundTitle: (round) => `Runde ${round}`,
  play: 'Abspielen',
  pause: 'Pause',
  previousRound: 'Vorige Runde',
  nextRound: 'Nächste Runde',
  previousMoment: 'Einen Schritt zurück',
  nextMoment: 'Einen Schritt weiter',
  showRounds: 'Logbuch',
  showRoundsLabel: 'Statt des Bretts die Runden zeigen',
  roundsLabel: 'Runde für Runde',
  truth: 'Wahrheit',
  guess: 'Vermutung',
  stormy: 'getrieben',
  error: 'daneben',

  off: (count) => (count === 0 ? 'Vermutung stimmt' : `Vermutung ${squares(count)} daneben`),
  shortOff: (count) => (count === 0 ? 'genau' : `${count} daneben`),
  atHome: 'daheim',
  shipOff: (ship, state) => `${colours[ship]}: ${state}`,

  trueShip: (ship) => `${colours[ship]}, in Wahrheit`,
  guessShip: (ship) => `${colours[ship]}, vermutet`,

  start: 'Die Schiffe legen ab. Noch sind Wahrheit und Vermutung eins.',
  storm: (tile, faceDown) => (faceDown ? `${tiles[tile]}, verdeckt.` : `${tiles[tile]}.`),
  monster: (tile, ship) => `${capital(theMonster[tile])} hält ${colours[ship]} fest.`,
  arrives: (ship, heading) => `${colours[ship]} segelt nach ${headings[heading]} und ist daheim.`,
  caught: (ship, heading) => `${colours[ship]} segelt nach ${headings[heading]}, in einen Strudel.`,
  thrown: (ship, heading) => `Der Strudel schleudert ${colours[ship]} nach ${headings[heading]}.`,
  corrected: (moves) =>
    `Die Navigatoren vermuten jetzt ${list(moves.map(({ ship, square }) => `${colours[ship]} auf ${square}`))}.`,

  points: 'Punkte',
  pointsOfGame: 'Punkte dieses Spiels',
  pointsOfSeries: 'Punkte der Serie',
  player: 'Wer',
  why: 'Wofür',
  mostPoints: (names, points) => {
    const count = COUNTS[points] ?? `${points}`;
    if (names === null) return `${count} Punkte für dich`;
    return names.length === 1
      ? `${count} Punkte für ${list(names)}`
      : `Je ${count.toLowerCase()} Punkte für ${list(names)}`;
  },
  pointsButton: (title, lines) =>
    `${title}: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Zeigen, wofür`,
  scored: {
    failed: (ships, count) => `${count} für ${names(ships)}, auf See geblieben`,
    own: (ships, count) => `${count} für ${names(ships)}, daheim`,
    cooperative: (ships, count) => `${count} für ${names(ships)}, das gemeinsame Schiff, daheim`,
  },
  nothingScored: {
    poseidon: 'Kein Schiff blieb auf See',
    navigators: 'Kein eigenes Schiff kam heim',
  },
  seriesPoints: (now, all) => `Die Serie nach ${now} von ${all} Spielen`,
  seriesWon: (players) =>
    players.length === 1
      ? `${list(players)} hat die Serie gewonnen!`
      : `${list(players)} teilen sich den Sieg in der Serie!`,

  look: 'Rückblick',
  again: 'Noch einmal so',
  againTitle: 'Das nächste Spiel beginnen?',
  againText:
    'Es beginnt sofort, mit denselben Plätzen und Einstellungen, auf allen Geräten an diesem Tisch. Dieser Film bleibt in der Chronik des Abends.',
  againSeaText:
    'Es beginnt sofort, mit denselben Plätzen und Einstellungen, auf einem anderen Meer. Dieser Film bleibt in der Chronik des Abends.',
  againConfirm: 'Beginnen',
  nextGame: 'Nächstes Spiel',
  nextGameText: (poseidon) =>
    poseidon === null
      ? 'Du bist Poseidon. Es beginnt sofort, auf allen Geräten an diesem Tisch. Dieser Film bleibt in der Chronik des Abends.'
      : `${poseidon} ist Poseidon. Es beginnt sofort, auf allen Geräten an diesem Tisch. Dieser Film bleibt in der Chronik des Abends.`,
  nextTurn: (poseidon) =>
    poseidon === null ? 'Als Nächstes bist du Poseidon.' : `Als Nächstes ist ${poseidon} Poseidon.`,
  toHarbour: 'Zum Hafen',
  toLobby: 'Etwas ändern',
  toLobbyTitle: 'Zum Hafen: Plätze, Brett oder Regeln ändern',
  toLobbyOnlooker: 'Zum Hafen',
  onlookerHint: 'Wer einen Platz hat, beginnt das nächste Spiel. Im Hafen kannst du dir einen nehmen.',
  dailyResult: 'Dein Ergebnis',
};
