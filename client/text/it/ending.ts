import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theMonster, theRed, toTheRed, toward } from './ships.ts';

const { colours, tiles } = common;
const NEEDED = [
  'Non doveva arrivarne a casa nessuna.',
  'Doveva arrivarne a casa una.',
  'Dovevano arrivarne a casa due.',
  'Dovevano arrivarne a casa tre.',
  'Dovevano arrivare a casa tutte e quattro.',
] as const;
const names = (ships: readonly Ship[]) => list(ships.map((ship) => theRed[ship]));
const squares = (count: number) => (count === 1 ? '1\u00a0casella' : `${count}\u00a0caselle`);

const HOME = [
  'Nessuna nave è a casa',
  'Una nave è a casa',
  'Due navi sono a casa',
  'Tre navi sono a casa',
  'Tutte e quattro a casa',
];
const itsOwn = (name: string, ships: readonly Ship[]) => {
  const those = list(ships.map((ship) => colours[ship].toLowerCase()));
  return ships.length === 1
    ? `La nave ${those} di ${name} è arrivata a casa`
    : `Le navi ${those} di ${name} sono arrivate a casa`;
};
const theirs: Readonly<Record<Ship, string>> = {
  red: 'la loro rossa',
  green: 'la loro verde',
  white: 'la loro bianca',
  yellow: 'la loro gialla',
};
const COUNTS = [
  'Zero',
  'Un',
  'Due',
  'Tre',
  'Quattro',
  'Cinque',
  'Sei',
  'Sette',
  'Otto',
  'Nove',
  'Dieci',
  'Undici',
  'Dodici',
];

export const ending: Catalogue['ending'] = {
  winner: {
    navigators: 'Vincono i Navigatori',
    poseidon: 'Vince Poseidone',
  },
  tally: (arrived, all) => `${arrived} su ${all} a casa`,

  verdict: {
    navigators: {
      navigators: (arrived) => `${HOME[arrived]}!`,
      poseidon: () => 'Sono sfuggiti alle tue tempeste',
      onlookers: () => 'L’Isola Sacra è raggiunta',
    },
    poseidon: {
      poseidon: (arrived) => (arrived === 0 ? 'Non te n’è sfuggita nessuna' : 'Il mare le ha tenute con sé'),
      navigators: (arrived) => (arrived === 0 ? 'Il mare non perdona' : 'Il mare non molla la presa'),
      onlookers: () => 'Al mare l’ultima parola',
    },
  },

  home: (arrivals) => {
    const phrases = arrivals.map(({ ships, round }, i) => {
      if (i > 0) return `${names(ships)} nel round ${round}`;
      const come = ships.length === 1 ? 'è arrivata a casa' : 'sono arrivate a casa';
      return `${capital(names(ships))} ${come} nel round ${round}`;
    });
    return phrases.length === 0 ? 'Nessuna nave è arrivata a casa.' : `${phrases.join(', ')}.`;
  },
  short: (failures) => {
    const phrases = failures.map(({ ships, squares: count }, i) => {
      const whom = list(ships.map((ship) => toTheRed[ship]));
      if (i > 0) return `${whom}\u00a0${count}`;
      return `${capital(whom)} ${count === 1 ? 'mancava' : 'mancavano'} ${squares(count)} per arrivare a casa`;
    });
    return phrases.length === 0 ? '' : `${phrases.join('; ')}.`;
  },
  needed: (count) => NEEDED[count] ?? `Dovevano arrivarne a casa ${count}.`,
  youWinToo: (ships) =>
    ships.length === 1
      ? `La tua nave ${colours[ships[0] ?? 'red'].toLowerCase()} è arrivata a casa: vinci anche tu.`
      : 'Le tue navi sono arrivate a casa: vinci anche tu.',
  winsToo: (name, ships) => `${itsOwn(name, ships)}: vince anche ${name}.`,
  farthest: {
    alone: (ship, count, round) =>
      `L’ipotesi peggiore: ${theRed[ship]}, ${squares(count)} di scarto nel round ${round}`,
    tied: (ship, count, round) =>
      `Le ipotesi peggiori: prima ${theRed[ship]}, ${squares(count)} di scarto nel round ${round}`,
  },

  boardLabel: 'Le vere navi e le ipotesi',
  filmLabel: 'Il film della partita',
  fleetLabel: 'Navi da mostrare',
  moment: 'Momento della partita',
  momentOf: (round, now, all) => `${round}, ${now} di ${all}`,
  beginning: 'L’inizio',
  roundTitle: (round) => `Round ${round}`,
  play: 'Avvia',
  pause: 'Pausa',
  previousRound: 'Round precedente',
  nextRound: 'Round successivo',
  previousMoment: 'Un passo indietro',
  nextMoment: 'Un passo avanti',
  showRounds: 'Diario',
  showRoundsLabel: 'Mostra i round al posto del tabellone',
  roundsLabel: 'Round per round',
  truth: 'verità',
  guess: 'ipotesi',
  stormy: 'spinta',
  error: 'scarto',

  off: (count) => (count === 0 ? 'ipotesi esatta' : `ipotesi a ${squares(count)}`),
  shortOff: (count) => (count === 0 ? 'esatta' : `a ${count}`),
  atHome: 'a casa',
  shipOff: (ship, state) => `${colours[ship]}: ${state}`,

  trueShip: (ship) => `${colours[ship]}, la verità`,
  guessShip: (ship) => `${colours[ship]}, l’ipotesi`,

  start: 'Le navi salpano. Verità e ipotesi sono ancora la stessa cosa.',
  storm: (tile, faceDown) => (faceDown ? `${tiles[tile]}, coperta.` : `${tiles[tile]}.`),
  monster: (tile, ship) => `${capital(theMonster[tile])} trattiene ${theRed[ship]}.`,
  arrives: (ship, heading) => `${capital(theRed[ship])} fa rotta ${toward[heading]} ed è a casa.`,
  caught: (ship, heading) => `${capital(theRed[ship])} fa rotta ${toward[heading]}, dentro un vortice.`,
  thrown: (ship, heading) => `Il vortice scaglia ${theRed[ship]} ${toward[heading]}.`,
  corrected: (moves) =>
    `I Navigatori spostano ${list(
      moves.map(({ ship, square }, i) => `${i === 0 ? theirs[ship] : theRed[ship]} in ${square}`),
    )}.`,

  points: 'Punti',
  pointsOfGame: 'Punti di questa partita',
  pointsOfSeries: 'Punti della serie',
  player: 'Giocatore',
  why: 'Per che cosa',
  mostPoints: (names, points) => {
    const count = COUNTS[points] ?? points;
    if (names === null) return `${count} punti per te`;
    return names.length === 1
      ? `${count} punti per ${list(names)}`
      : `${count} punti a testa per ${list(names)}`;
  },
  pointsButton: (title, lines) =>
    `${title}: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Mostra per che cosa`,
  scored: {
    failed: (ships, count) =>
      `${count} per ${names(ships)}, ${ships.length === 1 ? 'rimasta' : 'rimaste'} in mare`,
    own: (ships, count) => `${count} per ${names(ships)} a casa`,
    cooperative: (ships, count) => `${count} per ${names(ships)}, la nave comune, a casa`,
  },
  nothingScored: {
    poseidon: 'Nessuna nave è rimasta in mare',
    navigators: 'Nessuna sua nave è arrivata a casa',
  },
  seriesPoints: (now, all) =>
    now === 1 ? `La serie dopo 1 partita su ${all}` : `La serie dopo ${now} partite su ${all}`,
  seriesWon: (players) =>
    players.length === 1 ? `${list(players)} vince la serie!` : `${list(players)} vincono insieme la serie!`,

  look: 'Analizza',
  again: 'Ancora così',
  againTitle: 'Iniziare la prossima partita?',
  againText:
    'Inizia subito, con gli stessi posti e le stesse impostazioni, su ogni dispositivo di questo tavolo. Questo film resta nel resoconto della serata.',
  againSeaText:
    'Inizia subito, con gli stessi posti e le stesse impostazioni, su un altro mare. Questo film resta nel resoconto della serata.',
  againConfirm: 'Inizia',
  nextGame: 'Nuova partita',
  nextGameText: (poseidon) =>
    poseidon === null
      ? 'Poseidone sei tu. Inizia subito, su ogni dispositivo di questo tavolo. Questo film resta nel resoconto della serata.'
      : `Poseidone è ${poseidon}. Inizia subito, su ogni dispositivo di questo tavolo. Questo film resta nel resoconto della serata.`,
  nextTurn: (poseidon) =>
    poseidon === null ? 'Il prossimo Poseidone sei tu.' : `Il prossimo Poseidone è ${poseidon}.`,
  toHarbour: 'Al porto',
  toLobby: 'Cambia qualcosa',
  toLobbyTitle: 'Al porto, per cambiare posti, tabellone o regole',
  toLobbyOnlooker: 'Al porto',
  onlookerHint: 'La prossima partita la inizia chi ha un posto. Al porto puoi prenderne uno.',
  dailyResult: 'Il tuo risultato',
};
