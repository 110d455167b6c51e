import type { Catalogue } from '../translation.ts';

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
    'random move': 'Ein zufälliger erlaubter Zug wird für dich gemacht.',
    opponent: 'Ein Gegenspieler spielt für dich, bis du wieder da bist.',
  },

  timeLeft: (time) => `Noch ${time}`,
  warnings: {
    half: 'Die Hälfte der Zeit ist um.',
    short: 'Die Zeit wird knapp.',
    up: 'Die Zeit ist um',
  },
};
