import type { Catalogue } from '../translation.ts';

export const help: Catalogue['help'] = {
  about: (name) => `Was ist das? ${name}`,
  more: 'In den Regeln',

  topics: {
    red: {
      name: 'Roter Sturm',
      text: 'Er treibt das rote Schiff ein Feld weit, wohin Poseidon mag, aber nie auf die Heilige Insel. Es gibt zwei davon.',
    },
    green: {
      name: 'Grüner Sturm',
      text: 'Er treibt das grüne Schiff ein Feld weit, wohin Poseidon mag, aber nie auf die Heilige Insel. Es gibt zwei davon.',
    },
    white: {
      name: 'Weißer Sturm',
      text: 'Er treibt das weiße Schiff ein Feld weit, wohin Poseidon mag, aber nie auf die Heilige Insel. Es gibt zwei davon.',
    },
    yellow: {
      name: 'Gelber Sturm',
      text: 'Er treibt das gelbe Schiff ein Feld weit, wohin Poseidon mag, aber nie auf die Heilige Insel. Es gibt zwei davon.',
    },
    great: {
      name: 'Großer Sturm',
      text: 'Er treibt jedes Schiff, das noch nicht daheim ist, ein Feld weit. Es gibt drei davon, nie zwei in zwei Runden hintereinander.',
    },
    leviathan: {
      name: 'Leviathan',
      text: 'Ein Seeungeheuer, statt eines Sturms gegen ein Schiff gespielt: In dieser Runde kann es nicht segeln, aber es meldet. Dafür kann das Spiel eine Runde länger dauern.',
    },
    kraken: {
      name: 'Krake',
      text: 'Ein Seeungeheuer, statt eines Sturms gegen ein Schiff gespielt: In dieser Runde kann es nicht segeln, aber es meldet. Dafür kann das Spiel eine Runde länger dauern.',
    },
    harderDeduction: {
      name: 'Schwerer kombinieren',
      text: 'Poseidons Stürme liegen verdeckt: Die Navigatoren erfahren, dass einer gespielt wurde und wie viele noch da sind. Jedes Schiff kann bewegt worden sein.',
    },
    easierDeduction: {
      name: 'Leichter kombinieren',
      text: 'Schiffe melden auch die Arten der Inseln und die Farben der Schiffe ringsum. In welcher Richtung, sagen sie auch jetzt nie.',
    },
    useYourMemory: {
      name: 'Aus dem Gedächtnis',
      text: 'Es gibt keine Merksteine, und was Schiffe in früheren Runden gemeldet haben, sieht niemand mehr. Die Kartenschiffe bleiben.',
    },
    shipsInSight: {
      name: 'Schiffe ungezählt',
      text: 'Ein Schiff meldet, ob andere in Sicht sind, nicht wie viele. Schiffe auf seinem eigenen Feld nennt es wie immer.',
    },
    seaMonsters: {
      name: 'Seeungeheuer',
      text: 'Statt eines Sturms darf Poseidon ein Ungeheuer spielen: Es hält ein Schiff eine Runde lang fest. Jedes gespielte verlängert das Spiel um eine Runde, und das hilft den Navigatoren.',
    },
    lighthouses: {
      name: 'Leuchttürme',
      text: 'Wo einer steht, wählen die Navigatoren vor der ersten Runde, und Poseidon sieht es. Ein Schiff meldet einen Leuchtturm in Sicht und weiß dadurch, wo es ist.',
    },
    maelstroms: {
      name: 'Strudel',
      text: 'Wo einer liegt, bestimmt Poseidon heimlich vor der ersten Runde, nur in offenem Wasser. Ein Schiff, das hineinsegelt, meldet erst und wird dann ein Feld weit geschleudert, wohin Poseidon mag.',
    },
    fogBanks: {
      name: 'Nebelbänke',
      text: 'Wo eine liegt, bestimmt Poseidon heimlich vor der ersten Runde. Nebel wird gemeldet, aber nicht, was darin liegt: keine Insel, keine tiefe See, kein Schiff.',
    },
    guess: {
      name: 'Kartenschiff',
      text: 'Es steht, wo die Navigatoren ihr Schiff vermuten, und zieht bei einem Befehl mit. Versetzt es jederzeit, wohin ihr mögt: An der Wahrheit ändert es nichts.',
    },
    reminder: {
      name: 'Merksteine und Kreuze',
      text: 'Ein Merkstein markiert ein Feld, auf dem ein Schiff sein kann (es gibt vier in jeder Farbe), ein Kreuz eines, auf dem es nicht ist. Tippe auf eine Farbe, dann auf Felder: Jedes Tippen ändert das Zeichen.',
    },
    marker: {
      name: 'Marker',
      text: 'Er zeigt, wo die Navigatoren einen Strudel oder eine Nebelbank vermuten. Es gibt einen für jedes im Spiel, und an der Wahrheit ändert er nichts.',
    },
    lighthouse: {
      name: 'Leuchtturm',
      text: 'Ein Schiff daneben sieht einen Leuchtturm, eines auf seinem Feld meldet, dass es an ihm liegt. Gibt es zwei, erfährt nur ein Schiff auf dem Feld, ob sein Licht gelb oder rot ist.',
    },
    maelstrom: {
      name: 'Strudel',
      text: 'Kein Schiff sieht ihn je. Segelt eines hinein, meldet es erst und wird dann von Poseidon ein Feld weit geschleudert; eines, das ein Sturm hineintreibt, ist nicht gefangen.',
    },
    fogBank: {
      name: 'Nebelbank',
      text: 'Ein Schiff daneben sieht eine Nebelbank, ein Schiff darin weiß, dass es in einer ist. Was im Nebel liegt, wird nicht gemeldet, und kein Schiff sieht dort ein anderes.',
    },
    sacredIsland: {
      name: 'Die Heilige Insel',
      text: 'Ein Schiff, das dorthin segelt, ist daheim, und kein Sturm bewegt es mehr. Von Weitem sieht sie aus wie jede andere Insel.',
    },
    deepSea: {
      name: 'Tiefe See',
      text: 'Ein Schiff meldet tiefe See, wenn es auf ihr ist, nie von Weitem. So verrät sie genau, auf welchen Feldern es sein kann.',
    },
    coastline: {
      name: 'Die Küste',
      text: 'Die Felder am Rand des Bretts. Ein Schiff auf einem davon meldet immer die Küste, ein Schiff weiter innen nie.',
    },
    oracle: {
      name: 'Das Orakel',
      text: 'Ein Feld, das es auslässt, ist nach allen Meldungen unmöglich, und ein Kreuz steht auf dem, was nicht stimmen kann. Jedes Schiff hat eigene Striche, dunkler, wo es wahrscheinlicher ist, wenn Poseidon überallhin gleich gern treibt; ist eines gewählt, sieht man nur seine.',
    },
    survey: {
      name: 'Die Ausschau',
      text: 'Nach seinem Befehl meldet ein Schiff sein eigenes Feld genau, und wie viele Inseln und Schiffe auf den acht Feldern ringsum liegen. In welcher Richtung, sagt es nie.',
    },
    surveyHelp: {
      name: 'Hilfe bei Meldungen',
      text: 'Zeig auf ein Feld der Karte oder halte es gedrückt: Es sagt, was ein Schiff dort vom gedruckten Brett und von den Leuchttürmen melden würde. Andere Schiffe und Nebel bleiben außer Acht, also wird nichts Geheimes verraten.',
    },
    openChart: {
      name: 'Die offene Karte',
      text: 'Wer zuschaut, darf Vermutungen und Merksteine der Navigatoren sehen, nie die Schiffe. Ein Gerät, das Poseidons Meer gesehen hat, bekommt sie nicht gezeigt, ein zweites Handy von Poseidon aber schon: Sprecht euch also ab.',
    },
    foretelling: {
      name: 'Vorhersagen',
      text: 'Sag, wie viele Inseln ein Schiff sichten wird, bevor es meldet; bis dahin darfst du es dir anders überlegen. Niemand sonst sieht es, und am Ende heißt du nach jemandem, der weit sah.',
    },
    seas: {
      name: 'Meere',
      text: 'Ein Meer ist ein Brett, das Odyssey zeichnet: Derselbe Code steht immer für dasselbe Meer, und mit ihm kannst du es noch einmal befahren oder es Freunden nennen. Auf der Seite eines selbst gezeichneten Bretts können Gegenspieler 200 Spiele spielen: Sie zeigen, wie schwer und wie fair es ist.',
    },
    days: {
      name: 'Spiele über mehrere Tage',
      text: 'Jeder Zug hat 12 Stunden bis 7 Tage, und die Uhr läuft auch, wenn niemand da ist. Ist die Zeit um, wird zufällig gespielt oder ein Gegenspieler springt ein; vorher kannst du um mehr Zeit bitten.',
    },
    open: {
      name: 'Offene Tische',
      text: 'Ein offener Tisch steht auf der Startseite des Servers, wo alle mit einem Tippen mitspielen oder zuschauen können. Bleibt eine Seite leer, kann ein Gegenspieler sie übernehmen, und wo Fremde den Tisch finden können, gibt es nur fertige Sätze, außer der Gastgeber erlaubt mehr.',
    },
    notices: {
      name: 'Mitteilungen',
      text: 'Dein Gerät sagt dir, wenn du dran bist, wenn deine Zeit abläuft und wenn das Spiel aus ist, auch solange Odyssey zu ist. Eine Mitteilung nennt den Tisch, nie, was dort geschehen ist.',
    },
    talk: {
      name: 'Gespräch',
      text: 'Was an die Crew geschrieben wird, lesen bis zum Ende des Spiels nur die Navigatoren; was an den Tisch geschrieben wird, lesen alle. Der Gastgeber kann nur fertige Sätze zulassen und Nachrichten entfernen, und du kannst andere auf deinem Gerät stummschalten.',
    },
  },
};
