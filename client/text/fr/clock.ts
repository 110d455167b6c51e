import type { Catalogue } from '../translation.ts';

export const clock: Catalogue['clock'] = {
  name: 'Le chrono',
  kinds: { none: 'Aucun', relaxed: 'Tranquille', brisk: 'Vif', days: 'Au fil des jours' },
  offDoes: 'Du temps pour chaque tour de Poséidon et pour chaque ordre des Navigateurs.',
  times: (poseidon, order) => `${poseidon} pour un tour de Poséidon, ${order} pour chaque ordre.`,
  own: (poseidon, order) => `${poseidon} / ${order}`,
  overDaysDoes: 'Chacun joue quand il a le temps. Le chrono tourne jour et nuit, même sans personne.',
  turnTime: 'Temps par tour',
  turnTimeDoes:
    'Pour chaque tour de Poséidon, et pour tous les ordres des Navigateurs d’une manche ensemble.',
  eachTurn: (time) => `${time} par tour`,
  atZero: 'Quand le temps est écoulé',
  atZeroOptions: {
    sign: 'Un signal',
    'random move': 'Un coup au hasard',
    opponent: 'Un adversaire joue',
  },
  atZeroDoes: {
    sign: 'Il n’y a qu’un signal\u202f: rien ne se joue sans toi.',
    'random move': 'Un coup permis est joué au hasard à ta place.',
    opponent: 'Un adversaire joue à ta place jusqu’à ton retour.',
  },

  timeLeft: (time) => `Temps restant\u202f: ${time}`,
  warnings: {
    half: 'La moitié du temps est passée.',
    short: 'Il reste peu de temps.',
    up: 'Temps écoulé',
  },
};
