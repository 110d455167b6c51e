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
export const ways: Readonly<Record<Side, Readonly<Record<Opponent, string>>>> = {
  navigators: {
    elpenor: 'nach Augenmaß',
    eurylochus: 'mit Merksteinen',
    palinurus: 'nach den Sternen',
    triton: 'nach Augenmaß',
    proteus: 'mit Merksteinen',
    charybdis: 'nach den Sternen',
  },
  poseidon: {
    elpenor: 'launisch',
    eurylochus: 'listig',
    palinurus: 'zornig',
    triton: 'launisch',
    proteus: 'listig',
    charybdis: 'zornig',
  },
};
export const lines: Readonly<Record<Side, Readonly<Record<Opponent, string>>>> = {
  navigators: {
    elpenor: 'Jung und sorglos. Schaut sich einmal um und setzt die Segel.',
    eurylochus: 'Überlässt nichts dem Zufall. Legt einen Merkstein auf jedes Feld, das infrage kommt.',
    palinurus: 'Seit vierzig Jahren Steuermann. Jeden Kurs wägt er zweimal ab.',
    triton: 'Kennt das Meer von unten. Hier oben schaut er sich einmal um und segelt los.',
    proteus: 'Zählt jeden Mittag seine Robben. Wo ein Schiff sein könnte, legt er einen Merkstein hin.',
    charybdis: 'Kennt die Strömungen, die meisten sind ihre eigenen. Und diesmal zieht sie für euch.',
  },
  poseidon: {
    elpenor: 'Schickt Stürme, wie er alles tut: ohne zweimal hinzusehen.',
    eurylochus: 'War dabei, als der Windsack aufging, und hat daraus gelernt.',
    palinurus: 'Seit vierzig Jahren Steuermann. Er weiß, wovor sich jeder am Ruder fürchtet.',
    triton: 'Bläst ins Muschelhorn, wann er will, und weiß selbst kaum, wohin der Sturm zieht.',
    proteus: 'Wechselt die Gestalt und führt eure Schiffe in die Irre.',
    charybdis: 'Hat alles bedacht, was ihr tun könntet. Und dann zieht sie.',
  },
};
export const others: Readonly<Record<Side, string>> = {
  poseidon: 'Auch Navigatoren können Poseidon sein',
  navigators: 'Auch Götter und Ungeheuer segeln',
};
export const here = 'Spielt hier schon mit';
export const ships = 'Eigene Schiffe';
export const shipsByLot = 'das Los entscheidet';
export const shipsDoes =
  'Markiere die Schiffe, die der Computer führen soll. Was sich niemand wünscht, verteilt das Los.';
export const mark = 'Gegenspieler';
export const removeText = (name: string) => `${name} verlässt den Tisch. Du kannst ${name} wieder holen.`;
export const says = (name: string) => `${name}:`;
/** What somebody is called who plays alone and has given no name. */
export const you = 'Du';
/** While a game alone is being made. */
export const starting = 'Das Spiel beginnt…';
