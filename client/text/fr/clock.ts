import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

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
    'random move': 'Des coups permis sont joués au hasard à ta place.',
    opponent: 'Un adversaire joue à ta place jusqu’à ton retour.',
  },

  timeLeft: (time) => `Temps restant\u202f: ${time}`,
  warnings: {
    half: 'La moitié du temps est passée.',
    short: 'Il reste peu de temps.',
    up: 'Temps écoulé',
  },

  askForTime: 'Demander plus de temps',
  askedForTime: 'Plus de temps demandé',
  iAskForTime: 'Tu as demandé plus de temps pour ce tour.',
  timeWanted: (names) =>
    names.length === 1
      ? `${list(names)} voudrait plus de temps pour ce tour.`
      : `${list(names)} voudraient plus de temps pour ce tour.`,
  giveTime: (time) => `Accorder ${time}`,

  standsIn: {
    poseidon: 'Le temps de Poséidon était écoulé. Un adversaire joue jusqu’à son retour.',
    navigators: 'Le temps des Navigateurs était écoulé. Un adversaire joue jusqu’au retour de l’un d’eux.',
  },
  standsInForYou: 'Ton temps était écoulé\u202f: un adversaire joue à ta place.',
  finishesForYou: 'Ton temps était écoulé\u202f: un adversaire termine ce tour.',
  back: 'Je suis de retour',
  stoodIn: (side, from, to) => {
    const whom = side === 'poseidon' ? 'de Poséidon' : 'des Navigateurs';
    return from === to
      ? `Un adversaire a joué à la place ${whom} à la manche ${from}.`
      : `Un adversaire a joué à la place ${whom} des manches ${from} à ${to}.`;
  },
};
