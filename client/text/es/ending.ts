import type { Ship } from '../../../shared/board/board.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, hue, list, ofTheOne, theMonster, theOne, toTheOne } from './words.ts';

const { colours, headings, tiles } = common;
const NUMBERS = ['ninguno', 'uno', 'dos', 'tres', 'los cuatro'] as const;
const theOnes = (ships: readonly Ship[]) => list(ships.map((ship) => theOne[ship]));
const toTheOnes = (ships: readonly Ship[]) => list(ships.map((ship) => toTheOne[ship]));
const squares = (count: number) => (count === 1 ? '1\u00a0casilla' : `${count}\u00a0casillas`);

const HOME = [
  'Ningún barco en casa',
  '¡Un barco en casa!',
  '¡Dos barcos en casa!',
  '¡Tres barcos en casa!',
  '¡Los cuatro en casa!',
];
const itsOwn = (name: string, ships: readonly Ship[]) => {
  const those = list(ships.map((ship) => hue[ship]));
  return ships.length === 1
    ? `El barco ${those} de ${name} llegó a casa`
    : `Los barcos ${those} de ${name} llegaron a casa`;
};
const COUNTS = [
  'Cero',
  'Un',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
  'Diez',
  'Once',
  'Doce',
];

export const ending: Catalogue['ending'] = {
  winner: {
    navigators: 'Ganan los Navegantes',
    poseidon: 'Gana Poseidón',
  },
  tally: (arrived, all) => `${arrived} de ${all} en casa`,

  verdict: {
    navigators: {
      navigators: (arrived) => HOME[arrived] ?? '',
      poseidon: () => 'Se te escaparon entre las tormentas',
      onlookers: () => 'Han alcanzado la Isla Sagrada',
    },
    poseidon: {
      poseidon: (arrived) => (arrived === 0 ? 'No se te escapó ninguno' : 'El mar se los ha quedado'),
      navigators: (arrived) => (arrived === 0 ? 'El mar no soltó a nadie' : 'El mar no quiso ceder'),
      onlookers: () => 'El mar tiene la última palabra',
    },
  },

  home: (arrivals) => {
    const phrases = arrivals.map(({ ships, round }, i) => {
      if (i > 0) return `${theOnes(ships)} en la ronda ${round}`;
      const came = ships.length === 1 ? 'llegó' : 'llegaron';
      return `${capital(theOnes(ships))} ${came} a casa en la ronda ${round}`;
    });
    return phrases.length === 0 ? 'Ningún barco llegó a casa.' : `${phrases.join(', ')}.`;
  },
  short: (failures) => {
    const phrases = failures.map(({ ships, squares: count }, i) => {
      if (i > 0) return `${toTheOnes(ships)},\u00a0${count}`;
      const missed = count === 1 ? 'le faltó' : 'le faltaron';
      const missedThem = count === 1 ? 'les faltó' : 'les faltaron';
      return `${capital(toTheOnes(ships))} ${ships.length === 1 ? missed : missedThem} ${squares(count)} hasta casa`;
    });
    return phrases.length === 0 ? '' : `${phrases.join('; ')}.`;
  },
  needed: (count) =>
    count === 1 ? 'Tenía que llegar uno a casa.' : `Tenían que llegar ${NUMBERS[count] ?? count} a casa.`,
  youWinToo: (ships) =>
    ships.length === 1
      ? `Tu barco ${hue[ships[0] ?? 'red']} llegó a casa: también ganas.`
      : 'Tus propios barcos llegaron a casa: también ganas.',
  winsToo: (name, ships) => `${itsOwn(name, ships)}: ${name} también gana.`,
  farthest: {
    alone: (ship, count, round) =>
      `La peor conjetura: ${theOne[ship]}, a ${squares(count)} en la ronda ${round}`,
    tied: (ship, count, round) =>
      `Peores conjeturas: primero ${theOne[ship]}, a ${squares(count)} en la ronda ${round}`,
  },

  boardLabel: 'Los barcos verdaderos y las conjeturas',
  filmLabel: 'La película de la partida',
  fleetLabel: 'Barcos que se muestran',
  moment: 'Momento de la partida',
  momentOf: (round, now, all) => `${round}, ${now} de ${all}`,
  beginning: 'El comienzo',
  roundTitle: (round) => `Ronda ${round}`,
  play: 'Reproducir',
  pause: 'Pausa',
  previousRound: 'Ronda anterior',
  nextRound: 'Ronda siguiente',
  previousMoment: 'Un paso atrás',
  nextMoment: 'Un paso adelante',
  showRounds: 'Diario',
  showRoundsLabel: 'Mostrar las rondas en lugar del tablero',
  roundsLabel: 'Ronda a ronda',
  truth: 'verdad',
  guess: 'conjetura',
  stormy: 'empujado',
  error: 'desvío',

  off: (count) => (count === 0 ? 'conjetura exacta' : `conjetura a ${squares(count)}`),
  shortOff: (count) => (count === 0 ? 'exacta' : `a ${count}`),
  atHome: 'en casa',
  shipOff: (ship, state) => `${colours[ship]}: ${state}`,

  trueShip: (ship) => `${colours[ship]}, de verdad`,
  guessShip: (ship) => `${colours[ship]}, según la conjetura`,

  start: 'Los barcos zarpan. La verdad y la conjetura aún son lo mismo.',
  storm: (tile, faceDown) => (faceDown ? `${tiles[tile]}, boca abajo.` : `${tiles[tile]}.`),
  monster: (tile, ship) => `${capital(theMonster[tile])} retiene ${toTheOne[ship]}.`,
  arrives: (ship, heading) => `${capital(theOne[ship])} navega al ${headings[heading]} y está en casa.`,
  caught: (ship, heading) =>
    `${capital(theOne[ship])} navega al ${headings[heading]} y entra en un remolino.`,
  thrown: (ship, heading) => `El remolino lanza ${theOne[ship]} al ${headings[heading]}.`,
  corrected: (moves) =>
    `Los Navegantes ponen ${list(
      moves.map(({ ship, square }, i) =>
        i === 0 ? `la conjetura ${ofTheOne[ship]} en ${square}` : `la ${ofTheOne[ship]} en ${square}`,
      ),
    )}.`,

  points: 'Puntos',
  pointsOfGame: 'Puntos de esta partida',
  pointsOfSeries: 'Puntos de la serie',
  player: 'Quién',
  why: 'Por qué',
  mostPoints: (names, points) => {
    const count = COUNTS[points] ?? `${points}`;
    if (names === null) return `${count} puntos para ti`;
    return names.length === 1
      ? `${count} puntos para ${list(names)}`
      : `${list(names)}: ${count.toLowerCase()} puntos cada uno`;
  },
  pointsButton: (title, lines) =>
    `${title}: ${lines.map((line) => `${line.name} ${line.points}`).join(', ')}. Mostrar por qué`,
  scored: {
    failed: (ships, count) =>
      ships.length === 1
        ? `${count} por ${theOnes(ships)}, perdido en el mar`
        : `${count} por ${theOnes(ships)}, perdidos en el mar`,
    own: (ships, count) => `${count} por ${theOnes(ships)}, en casa`,
    cooperative: (ships, count) => `${count} por ${theOnes(ships)}, el barco común, en casa`,
  },
  nothingScored: {
    poseidon: 'Llegaron todos a casa',
    navigators: 'Ningún barco propio llegó a casa',
  },
  seriesPoints: (now, all) => `La serie tras ${now} de ${all} partidas`,
  seriesWon: (players) =>
    players.length === 1
      ? `¡${list(players)} ha ganado la serie!`
      : `¡${list(players)} comparten la victoria en la serie!`,

  look: 'Analizar',
  again: 'Otra igual',
  againTitle: '¿Empezar otra partida?',
  againText:
    'Empieza enseguida, con los mismos asientos y ajustes, en todos los dispositivos de esta mesa. Esta película queda en la crónica de la velada.',
  againSeaText:
    'Empieza enseguida, con los mismos asientos y ajustes, en otro mar. Esta película queda en la crónica de la velada.',
  againConfirm: 'Empezar',
  nextGame: 'Otra partida',
  nextGameText: (poseidon) =>
    poseidon === null
      ? 'Eres Poseidón. Empieza enseguida, en todos los dispositivos de esta mesa. Esta película queda en la crónica de la velada.'
      : `${poseidon} es Poseidón. Empieza enseguida, en todos los dispositivos de esta mesa. Esta película queda en la crónica de la velada.`,
  nextTurn: (poseidon) =>
    poseidon === null ? 'Ahora te toca ser Poseidón.' : `Ahora le toca a ${poseidon} ser Poseidón.`,
  toHarbour: 'Al puerto',
  toLobby: 'Cambiar algo',
  toLobbyTitle: 'Al puerto, a cambiar asientos, tablero o reglas',
  toLobbyOnlooker: 'Al puerto',
  onlookerHint: 'Quien tiene asiento empieza la próxima partida. En el puerto puedes elegir uno.',
  dailyResult: 'Tu resultado',
};
