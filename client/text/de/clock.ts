import type { Catalogue } from '../translation.ts';
import { list } from './words.ts';

export const clock: Catalogue['clock'] = {
  name: 'Die Uhr',
  kinds: { none: 'Keine', relaxed: 'Gemütlich', brisk: 'Flott', days: 'Über Tage' },
  offDoes: 'Zeit für jeden Zug von Poseidon und für jeden Befehl der Navigatoren.',
  times: (poseidon, order) => `${poseidon} für einen Zug von Poseidon, ${order} für jeden Befehl.`,
  own: (poseidon, order) => `${poseidon} / ${order}`,
  overDaysDoes: 'Ihr spielt, wann ihr Zeit habt. Die Uhr läuft Tag und Nacht, auch wenn niemand da ist.',
  turnTime: 'Zeit für einen Zug',
  turnTimeDoes: 'Für jeden Zug von Poseidon und für alle Befehle der Navigatoren in einer Runde zusammen.',
  eachTurn: (time) => `${time} je Zug`,
  atZero: 'Wenn die Zeit um ist',
  atZeroOptions: {
    sign: 'Ein Zeichen',
    'random move': 'Ein Zufallszug',
    opponent: 'Ein Gegenspieler spielt',
  },
  atZeroDoes: {
    sign: 'Es gibt nur ein Zeichen: Niemand nimmt dir etwas aus der Hand.',
    'random move': 'Zufällige erlaubte Züge werden für dich gemacht.',
    opponent: 'Ein Gegenspieler spielt für dich, bis du wieder da bist.',
  },

  timeLeft: (time) => `Noch ${time}`,
  warnings: {
    half: 'Die Hälfte der Zeit ist um.',
    short: 'Die Zeit wird knapp.',
    up: 'Die Zeit ist um',
  },

  askForTime: 'Um mehr Zeit bitten',
  askedForTime: 'Um mehr Zeit gebeten',
  iAskForTime: 'Du hast um mehr Zeit für diesen Zug gebeten.',
  timeWanted: (names) =>
    names.length === 1
      ? `${list(names)} hätte gern mehr Zeit für diesen Zug.`
      : `${list(names)} hätten gern mehr Zeit für diesen Zug.`,
  giveTime: (time) => `${time} geben`,

  standsIn: {
    poseidon: 'Poseidons Zeit war um. Ein Gegenspieler spielt, bis Poseidon wieder da ist.',
    navigators:
      'Die Zeit der Navigatoren war um. Ein Gegenspieler spielt, bis jemand von ihnen wieder da ist.',
  },
  standsInForYou: 'Deine Zeit war um, darum spielt ein Gegenspieler für dich.',
  finishesForYou: 'Deine Zeit war um, darum beendet ein Gegenspieler diesen Zug.',
  back: 'Ich bin wieder da',
  stoodIn: (side, from, to) => {
    const whom = side === 'poseidon' ? 'Poseidon' : 'die Navigatoren';
    return from === to
      ? `Ein Gegenspieler spielte in Runde ${from} für ${whom}.`
      : `Ein Gegenspieler spielte in den Runden ${from} bis ${to} für ${whom}.`;
  },
};
