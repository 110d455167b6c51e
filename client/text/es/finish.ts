import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const finish: Catalogue['finish'] = {
  won: '¡Victoria!',
  wonOn: 'Hay tres barcos en casa. ¿Terminar aquí o seguir navegando por el cuarto?',
  wonPoints: 'Hay tres barcos en casa. El cuarto todavía vale puntos.',
  lost: 'Hay tres barcos en casa. Has perdido esta partida.',
  lostOn: 'Los Navegantes aún pueden navegar por el cuarto barco.',
  seen: 'Hay tres barcos en casa. Los Navegantes han ganado.',
  endHere: 'Terminar aquí',
  sailOn: 'Seguir navegando',
  endTitle: '¿Terminar aquí la partida?',
  endText: 'La victoria de los Navegantes y los puntos se conservan.',
  endAskText:
    'Si están de acuerdo todos los Navegantes, la partida termina. Vuestra victoria y los puntos se conservan.',
  othersEnd: (names) =>
    names.length === 1
      ? `${list(names)} quiere terminar aquí la partida.`
      : `${list(names)} quieren terminar aquí la partida.`,
  iEnd: (missing) => `Quieres terminar aquí. Falta el sí de ${list(missing)}.`,
  concede: 'Rendirse',
  concedeTitle: '¿Rendirse en esta partida?',
  concedeText: {
    poseidon: 'La partida termina para todos y ganan los Navegantes.',
    navigators: 'La partida termina para todos y gana Poseidón.',
  },
  concedeAsk: 'Proponer rendirse',
  concedeAskTitle: '¿Proponer a los demás rendirse?',
  concedeAskText: 'Si están de acuerdo todos los Navegantes, la partida termina y gana Poseidón.',
  othersConcede: (names) =>
    names.length === 1 ? `${list(names)} quiere rendirse.` : `${list(names)} quieren rendirse.`,
  iConcede: (missing) => `Quieres rendirte. Falta el sí de ${list(missing)}.`,
  tooFar: 'En las rondas que quedan, tres barcos ya no pueden llegar a casa.',
  conceded: {
    poseidon: (round) => `Poseidón se rindió en la ronda ${round}`,
    navigators: (round) => `Los Navegantes se rindieron en la ronda ${round}`,
  },
};
