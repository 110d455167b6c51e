/** The opponents: characters who play where nobody else does. */
import type { Side } from '../../../shared/game/game.ts';
import type { Opponent, Rung } from '../../../shared/opponents/opponents.ts';

export const letPlay = 'Computer spielt';
export const who: Readonly<Record<Side, string>> = {
  poseidon: 'Wer spielt Poseidon?',
  navigators: 'Wer segelt mit?',
};
export const strengths: Readonly<Record<Rung, string>> = {
  1: 'Unbeschwert',
  2: 'Erfahren',
  3: 'Meisterhaft',
};
export const ways: Readonly<Record<Opponent, string>> = {
  elpenor: 'nach Augenmaß',
  eurylochus: 'mit Merksteinen',
  palinurus: 'nach den Sternen',
  triton: 'launisch',
  proteus: 'listig',
  charybdis: 'zornig',
};
export const lines: Readonly<Record<Opponent, string>> = {
  elpenor: 'Jung und sorglos. Schaut sich einmal um und setzt die Segel.',
  eurylochus: 'Überlässt nichts dem Zufall. Legt einen Merkstein auf jedes Feld, das infrage kommt.',
  palinurus: 'Seit vierzig Jahren Steuermann. Jeden Kurs wägt er zweimal ab.',
  triton: 'Bläst ins Muschelhorn, wann er will, und weiß selbst kaum, wohin der Sturm zieht.',
  proteus: 'Wechselt die Gestalt und führt eure Schiffe in die Irre.',
  charybdis: 'Hat alles bedacht, was ihr tun könntet. Und dann zieht sie.',
};
export const others: Readonly<Record<Side, string>> = {
  poseidon: 'Auch Navigatoren können Poseidon sein',
  navigators: 'Auch Götter und Ungeheuer segeln',
};
export const here = 'Spielt hier schon mit';
export const ships = 'Eigene Schiffe';
export const shipsByLot = 'das Los entscheidet';
export const shipsDoes =
  'Markiere die Schiffe, die dieser Gegner führen soll. Was sich niemand wünscht, verteilt das Los.';
export const mark = 'Gegenspieler';
export const removeText = (name: string) =>
  `${name} verlässt den Tisch. Du kannst denselben Gegenspieler wieder holen.`;
export const says = (name: string) => `${name}:`;
/** What somebody is called who plays alone and has given no name. */
export const you = 'Du';
/** While a game alone is being made. */
export const starting = 'Das Spiel beginnt…';
