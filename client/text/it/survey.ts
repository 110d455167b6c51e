import type { Ship } from '../../../shared/board/board.ts';
import { replyTeller } from '../reply.ts';
import type { Catalogue } from '../translation.ts';
import { capital, list, theRed, theShip, toward, either } from './ships.ts';

/**
 * A ship has at most eight squares around it. The word for "one" depends on the gender of its noun, so each phrase has
 * its own.
 */
const NUMBERS = ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto'] as const;
const number = (count: number): string => NUMBERS[count] ?? String(count);
const theShips = (ships: readonly Ship[]) => list(ships.map((ship) => theShip[ship]));

const teller = replyTeller({
  onIsland: {
    woody: 'Sei su un’isola boscosa',
    rocky: 'Sei su un’isola rocciosa',
    sacred: 'Hai raggiunto l’Isola Sacra',
  },
  atLighthouse: {
    unlit: 'Sei ai piedi di un faro',
    yellow: 'Sei ai piedi del faro dalla luce gialla',
    red: 'Sei ai piedi del faro dalla luce rossa',
  },
  inFogBank: 'Sei in un banco di nebbia',
  inDeepSea: 'Sei in acque profonde',
  withShips: (ships) => `con ${theShips(ships)}`,
  shipsHere: (ships) => `${capital(theShips(ships))} ${ships.length === 1 ? 'è' : 'sono'} qui con te.`,
  islands: (count) => (count === 1 ? 'un’isola' : `${number(count)} isole`),
  islandsOf: {
    woody: (count) => (count === 1 ? 'un’isola boscosa' : `${number(count)} isole boscose`),
    rocky: (count) => (count === 1 ? 'un’isola rocciosa' : `${number(count)} isole rocciose`),
    sacred: () => 'l’Isola Sacra',
  },
  ships: (count) => {
    if (count === 'some') return 'almeno una nave';
    return count === 1 ? 'una nave' : `${number(count)} navi`;
  },
  theShip,
  lighthouses: (count) => (count === 1 ? 'un faro' : `${number(count)} fari`),
  fogBanks: (count) => (count === 1 ? 'un banco di nebbia' : `${number(count)} banchi di nebbia`),
  coastline: 'la costa',
  youSee: (seen) => `Vedi ${list(seen)}.`,
  youSeeNothing: 'Non vedi nulla.',
  edge: 'Non puoi andare oltre: qui finisce il tabellone.',
});

export const survey: Catalogue['survey'] = {
  ...teller,

  order: (ship, heading) =>
    heading
      ? `${capital(theRed[ship])} fa rotta ${toward[heading]}`
      : `${capital(theRed[ship])} sta di vedetta`,

  spoken: (ship, heading, reply) => `${survey.order(ship, heading)}. ${teller.sentence(reply)}`,

  arrived: {
    red: 'La nave rossa è in salvo.',
    green: 'La nave verde è in salvo.',
    white: 'La nave bianca è in salvo.',
    yellow: 'La nave gialla è in salvo.',
  },
  area: 'Mostra sul tabellone di quali caselle parla questa risposta',
  caught: 'Presa in un vortice!',
  forgotten: 'Si gioca a memoria: quello che ha visto qui non c’è più.',

  elsewhere: 'altrove',
  reasoned: (ship, reply, squares) => {
    const where = either(squares);
    if (!reply) return `${capital(theRed[ship])} prima: ${where}`;
    const seen = teller.inSight(reply.sighting);
    return seen.length === 0
      ? `Prima ${theRed[ship]} non aveva visto nulla, quindi ${where}`
      : `Prima ${theRed[ship]} aveva visto ${list(seen)}, quindi ${where}`;
  },

  times: (count) => `×${count}`,
  atLeastOne: '1+',

  help: {
    name: 'Aiuto con le risposte',
    options: { none: 'Nessuno', squares: 'Caselle', guesses: 'E ipotesi' },
    does: {
      none: 'I Navigatori confrontano da soli le risposte con la carta.',
      squares:
        'Indica una casella, o tienila premuta: dice che cosa riferirebbe da lì una nave di ciò che è stampato.',
      guesses:
        'Le caselle dicono che cosa riferirebbe una nave, e un’ipotesi è segnata se l’ultima risposta non le si addice.',
    },
    inGame: {
      none: 'Nessun aiuto con le risposte',
      squares: 'Le caselle dicono che cosa riferirebbe una nave',
      guesses: 'Le ipotesi sono confrontate con le risposte',
    },
    byItself: 'Con le regole «Primo viaggio» c’è per intero, se non scegliete altro.',
    from: (square) => `Da ${square}, navi a parte:`,
  },
};
