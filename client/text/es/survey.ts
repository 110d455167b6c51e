import type { Ship } from '../../../shared/board/board.ts';
import { replyTeller } from '../reply.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theOne, theShip, either } from './words.ts';

const { headings } = common;
/**
 * A ship has at most eight squares around it. The word for "one" depends on the gender of its noun, so each phrase has
 * its own.
 */
const NUMBERS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);
const theShips = (ships: readonly Ship[]) => list(ships.map((ship) => theShip[ship]));

const teller = replyTeller({
  onIsland: {
    woody: 'Estás en una isla arbolada',
    rocky: 'Estás en una isla rocosa',
    sacred: 'Has llegado a la Isla Sagrada',
  },
  atLighthouse: {
    unlit: 'Estás al pie de un faro',
    yellow: 'Estás al pie del faro de luz amarilla',
    red: 'Estás al pie del faro de luz roja',
  },
  inFogBank: 'Estás en un banco de niebla',
  inDeepSea: 'Estás en aguas profundas',
  withShips: (ships) => `con ${theShips(ships)}`,
  shipsHere: (ships) =>
    ships.length === 1
      ? `${capital(theShips(ships))} está aquí contigo.`
      : `${capital(theShips(ships))} están aquí contigo.`,
  islands: (count) => (count === 1 ? 'una isla' : `${number(count)} islas`),
  islandsOf: {
    woody: (count) => (count === 1 ? 'una isla arbolada' : `${number(count)} islas arboladas`),
    rocky: (count) => (count === 1 ? 'una isla rocosa' : `${number(count)} islas rocosas`),
    sacred: () => 'la Isla Sagrada',
  },
  ships: (count) => {
    if (count === 'some') return 'al menos un barco';
    return count === 1 ? 'un barco' : `${number(count)} barcos`;
  },
  theShip,
  lighthouses: (count) => (count === 1 ? 'un faro' : `${number(count)} faros`),
  fogBanks: (count) => (count === 1 ? 'un banco de niebla' : `${number(count)} bancos de niebla`),
  coastline: 'la costa',
  youSee: (seen) => `Ves ${list(seen)}.`,
  youSeeNothing: 'No ves nada.',
  edge: 'No puedes seguir: este es el borde del tablero.',
});

export const survey: Catalogue['survey'] = {
  ...teller,

  order: (ship, heading) =>
    heading
      ? `${capital(theOne[ship])} navega al ${headings[heading]}`
      : `${capital(theOne[ship])} otea el mar`,

  spoken: (ship, heading, reply) => `${survey.order(ship, heading)}. ${teller.sentence(reply)}`,

  arrived: {
    red: 'El barco rojo está a salvo.',
    green: 'El barco verde está a salvo.',
    white: 'El barco blanco está a salvo.',
    yellow: 'El barco amarillo está a salvo.',
  },
  area: 'Mostrar en el tablero de qué casillas habla este informe',
  caught: '¡Atrapado en un remolino!',
  forgotten: 'Se juega de memoria: lo que vio ya no figura aquí.',

  elsewhere: 'en otra parte',
  reasoned: (ship, reply, squares) => {
    const where = either(squares);
    if (!reply) return `${capital(theOne[ship])} antes: ${where}`;
    const seen = teller.inSight(reply.sighting);
    return seen.length === 0
      ? `Antes, ${theOne[ship]} no vio nada, así que ${where}`
      : `Antes, ${theOne[ship]} vio ${list(seen)}, así que ${where}`;
  },

  times: (count) => `×${count}`,
  atLeastOne: '1+',

  help: {
    name: 'Ayuda con las respuestas',
    options: { none: 'Ninguna', squares: 'Casillas', guesses: 'Y conjeturas' },
    does: {
      none: 'Los Navegantes comparan ellos mismos las respuestas con el mapa.',
      squares:
        'Señala una casilla, o mantenla pulsada, y dice qué informaría de lo impreso un barco que estuviera allí.',
      guesses:
        'Las casillas dicen qué informaría un barco allí, y se marca la conjetura que no encaja con su último informe.',
    },
    inGame: {
      none: 'Sin ayuda con las respuestas',
      squares: 'Las casillas dicen qué informaría un barco',
      guesses: 'Las conjeturas se comparan con las respuestas',
    },
    byItself: 'Con las reglas «Primer viaje» se da entera, si nadie elige otra cosa.',
    from: (square) => `Desde ${square}, sin contar barcos:`,
  },
};
