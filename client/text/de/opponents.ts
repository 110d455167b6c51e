import type { Catalogue } from '../translation.ts';

export const opponents: Catalogue['opponents'] = {
  letPlay: 'Computer spielt',
  who: {
    poseidon: 'Wer spielt Poseidon?',
    navigators: 'Wer segelt mit?',
  },
  strengths: {
    1: 'Unbeschwert',
    2: 'Erfahren',
    3: 'Meisterhaft',
  },
  ways: {
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
  },
  lines: {
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
  },
  others: {
    poseidon: 'Auch Navigatoren können Poseidon sein',
    navigators: 'Auch Götter und Ungeheuer segeln',
  },
  here: 'Spielt hier schon mit',
  ships: 'Eigene Schiffe',
  shipsByLot: 'das Los entscheidet',
  shipsDoes:
    'Markiere die Schiffe, die der Computer führen soll. Was sich niemand wünscht, verteilt das Los.',
  mark: 'Gegenspieler',
  removeText: (name) => `${name} verlässt den Tisch. Du kannst ${name} wieder holen.`,
  says: (name) => `${name}:`,
  you: 'Du',
  starting: 'Das Spiel beginnt…',
};
