import type { Catalogue } from '../translation.ts';
import { list } from './ships.ts';

export const clock: Catalogue['clock'] = {
  name: 'L’orologio',
  kinds: { none: 'Senza', relaxed: 'Calmo', brisk: 'Veloce', days: 'Su più giorni' },
  offDoes: 'Tempo per ogni turno di Poseidone e per ogni ordine dei Navigatori.',
  times: (poseidon, order) => `${poseidon} per un turno di Poseidone, ${order} per ogni ordine.`,
  own: (poseidon, order) => `${poseidon} / ${order}`,
  overDaysDoes: 'Ognuno gioca quando ha tempo. L’orologio va giorno e notte, anche se non c’è nessuno.',
  turnTime: 'Tempo per turno',
  turnTimeDoes: 'Per ogni turno di Poseidone e per tutti gli ordini dei Navigatori di un round insieme.',
  eachTurn: (time) => `${time} per turno`,
  atZero: 'Quando il tempo scade',
  atZeroOptions: {
    sign: 'Un segnale',
    'random move': 'Mossa a caso',
    opponent: 'Gioca un avversario',
  },
  atZeroDoes: {
    sign: 'Arriva solo un segnale: nessuno decide al posto tuo.',
    'random move': 'Al posto tuo vengono fatte mosse valide a caso.',
    opponent: 'Un avversario gioca al posto tuo finché non torni.',
  },

  timeLeft: (time) => `Tempo rimasto: ${time}`,
  warnings: {
    half: 'È passata metà del tempo.',
    short: 'Resta poco tempo.',
    up: 'Tempo scaduto',
  },

  askForTime: 'Chiedi più tempo',
  askedForTime: 'Hai chiesto più tempo',
  iAskForTime: 'Hai chiesto più tempo per questo turno.',
  timeWanted: (names) =>
    names.length === 1
      ? `${list(names)} vorrebbe più tempo per questo turno.`
      : `${list(names)} vorrebbero più tempo per questo turno.`,
  giveTime: (time) => `Concedi ${time}`,

  standsIn: {
    poseidon: 'Il tempo di Poseidone era scaduto. Un avversario gioca finché non torna.',
    navigators: 'Il tempo dei Navigatori era scaduto. Un avversario gioca finché non torna uno di loro.',
  },
  standsInForYou: 'Il tuo tempo era scaduto, perciò un avversario gioca al posto tuo.',
  finishesForYou: 'Il tuo tempo era scaduto, perciò un avversario finisce questo turno.',
  back: 'Sono di nuovo qui',
  stoodIn: (side, from, to) => {
    const whom = side === 'poseidon' ? 'di Poseidone' : 'dei Navigatori';
    return from === to
      ? `Un avversario ha giocato al posto ${whom} nel round ${from}.`
      : `Un avversario ha giocato al posto ${whom} nei round da ${from} a ${to}.`;
  },
};
