import type { Square } from '../../../shared/board/squares.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { list } from './words.ts';

const { colours, square } = common;
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));

export const puzzles: Catalogue['puzzles'] = {
  title: 'Wo sind sie?',
  line: 'Stürme sind gekommen, die Schiffe haben gemeldet. Finde heraus, wo sie sind: Jedes Rätsel hat eine Lösung, und man kann sie beweisen.',

  next: 'Nächstes Rätsel',
  which: (number, level) => `Nr. ${number} · ${level}`,
  streak: (count) => `Serie: ${count}`,
  best: (count) => `Beste: ${count}`,
  done: (count, all) => `Gelöst: ${count} von ${all}`,
  theme: 'Überlegung',
  any: 'Alle',
  levels: {
    1: 'Sehr leicht',
    2: 'Leicht',
    3: 'Mittel',
    4: 'Schwer',
    5: 'Sehr schwer',
  },
  themes: {
    islands: 'Inseln gezählt',
    landfall: 'Auf einer Insel',
    coastline: 'Die Küste',
    deepSea: 'Tiefe See',
    shipsInSight: 'Schiffe in Sicht',
    landmark: 'Ein Schiff als Anhalt',
    greatStorm: 'Nach einem Großen Sturm',
    faceDown: 'Verdeckte Stürme',
    edge: 'Über den Rand',
    longDoubt: 'Ein langer Zweifel',
    monster: 'Vom Ungeheuer gehalten',
    lighthouse: 'Leuchttürme',
    fog: 'Eine Nebelbank',
    caught: 'Im Strudel gefangen',
  },
  theList: 'Die Rätsel',
  item: (board, level, result) => `Brett ${board}, ${level}, ${result}`,
  results: { open: 'offen', clean: 'gefunden', helped: 'mit Hilfe gefunden', shown: 'gezeigt' },
  allDone: 'Von diesen hast du alle gemacht.',
  showAll: 'Alle Rätsel zeigen',
  missing: 'Unter dieser Adresse ist kein Rätsel. Hier sind die anderen.',

  all: 'Alle Rätsel',
  question: (kind, ships) => {
    const names = list(ships.map((ship) => colours[ship]));
    if (kind === 'squares') return `Wo kann ${names} sein?`;
    return ships.length === 1 ? `Wo ist ${names}?` : `Wo sind ${names}?`;
  },
  task: (kind, ships) => {
    if (kind === 'squares')
      return 'Lies die Meldungen und tippe auf jedes Feld, auf dem das Schiff jetzt sein kann.';
    return ships === 1
      ? 'Lies die Meldungen und setze das Schiff dorthin, wo es jetzt ist.'
      : 'Lies die Meldungen und setze jedes Schiff dorthin, wo es jetzt ist.';
  },
  beginning: 'Im gestrichelten Ring: wo ein Schiff am Anfang war.',
  others: 'Auch andere Schiffe segeln. Was sie melden, sagt hier nichts Neues.',
  log: 'Logbuch',
  variant: (name) => `Variante: ${name}`,
  place: (ship) => `${colours[ship]} setzen`,
  pencil: 'Notieren',
  pencilDoes: 'Tippen merkt Felder vor, die du für möglich hältst.',
  check: 'Prüfen',
  hint: (given, all) => `Hinweis ${given} von ${all}`,
  show: 'Zeig es mir',
  share: 'Link',
  shareTitle: 'Der Link zu diesem Rätsel',
  shareText: 'Wo sind sie? Ein Rätsel aus Odyssey.',

  board: 'Das Brett des Rätsels',
  things: {
    beginning: (ship) => `${colours[ship]} am Anfang`,
    answer: (ship) => `${colours[ship]}, deine Antwort`,
    note: (ship) => `${colours[ship]} vorgemerkt`,
    lit: 'beleuchtet',
  },

  ways: {
    islands:
      'Nimm jedes Feld, auf das der Sturm das Schiff getrieben haben kann, führe den Befehl von dort aus und zähle die Inseln ringsum.',
    landfall: 'Auf einer Insel sagt ein Schiff das, und auch, welcher Art sie ist. Da bleiben wenige Felder.',
    coastline: 'Wer die Küste sieht, steht am Rand. Wer sie nicht sieht, steht auf keinem Feld des Randes.',
    deepSea: 'Tiefe See meldet ein Schiff nur vom eigenen Feld. Sagt es nichts davon, ist es nicht darin.',
    shipsInSight:
      'Schiffe, die einander sehen, sind höchstens ein Feld entfernt. So verrät eines etwas vom anderen.',
    landmark: 'Eines der Schiffe steht fest. Wer es sieht oder nicht sieht, verrät, wie nah er ist.',
    greatStorm: 'Ein Großer Sturm bewegt jedes Schiff um ein Feld. Dann sind bis zu acht Felder anzusehen.',
    faceDown:
      'Niemand sagt, wen der Sturm traf. Jedes Schiff ist vielleicht geblieben, vielleicht ein Feld weiter.',
    edge: 'Ein Befehl über den Rand sagt, dass das Schiff an diesem Rand steht. Und dort bleibt es.',
    longDoubt:
      'Behalte alle möglichen Felder und führe sie alle mit. Eine spätere Meldung unterscheidet sie.',
    monster:
      'Ein Schiff, das festgehalten wird, bleibt stehen und meldet doch. Es meldet also vom selben Feld.',
    lighthouse: 'Wo der Leuchtturm steht, wissen alle. Wer ihn sieht, ist auf einem Feld daneben.',
    fog: 'Eine Nebelbank verbirgt, was unter ihr liegt. Man sieht dann weniger Inseln, als gedruckt sind.',
    caught: 'Ein gefangenes Schiff meldet erst aus dem Strudel. Dann wird es ein Feld weiter geschleudert.',
  },
  print: (round, ship) =>
    `Von welchen Feldern kann ${colours[ship]} das in Runde ${round} gemeldet haben? Die nach dem gedruckten Brett passen, sind beleuchtet.`,
  left: (round, ship, squares) =>
    `Nach der Meldung in Runde ${round} kann ${colours[ship]} hier sein: ${names(squares)}.`,

  right: 'Gefunden!',
  shown: 'So war es.',
  counted: (how, streak) =>
    ({
      clean: `Bei der ersten Prüfung richtig: Deine Serie ist jetzt ${streak}.`,
      hinted: `Mit einem Hinweis, darum bleibt deine Serie bei ${streak}.`,
      missed: 'Nicht bei der ersten Prüfung, darum beginnt deine Serie neu.',
      shown: 'Es wurde gezeigt, darum beginnt deine Serie neu.',
      again: 'Dieses hattest du schon gemacht: Es zählt nicht noch einmal.',
    })[how],
  more: 'Diese sind alle möglich, aber es gibt noch mehr.',
  wrong: (ship, at) => `${colours[ship]} ist nicht auf ${names([at])}.`,
  wrongNow: (round) => `Die Meldung in Runde ${round} passt nicht zu diesem Feld.`,
  wrongOrder: (round) => `Der Befehl in Runde ${round} führt nicht dorthin.`,
  wrongBefore: (round, squares) =>
    squares.length <= 4
      ? `Dann war es in Runde ${round} hier: ${names(squares)}. Dazu passt die Meldung nicht.`
      : `Zu keinem Weg dorthin passt die Meldung in Runde ${round}.`,
  wrongBeginning: (from) =>
    `Am Anfang war es auf ${names([from])}. Befehle und Stürme können es nicht dorthin gebracht haben.`,
  wrongWay: (from, round, isLast) =>
    isLast
      ? `Am Anfang war es auf ${names([from])}. Zu keinem Weg von dort passt die Meldung in Runde ${round}.`
      : `Am Anfang war es auf ${names([from])}. Zu keinem Weg von dort passen die Meldungen ab Runde ${round}.`,
  wrongTogether:
    'Seine eigenen Meldungen erlauben es, von anderen Schiffen abgesehen. Achte darauf, wer wen sieht.',
  wrongOthers: 'Seine eigenen Meldungen erlauben es, aber nicht zusammen mit denen der anderen Schiffe.',
  proof: 'Der Beweis',
  proofBegins:
    'Tippe auf eine Zeile: erst siehst du die Felder nach dem Segeln, dann die, die zur Meldung passen.',
  step: ({ round, sailed }, by, before, after) => {
    const now = after.length <= 6 ? names(after) : `${after.length} Felder`;
    return by === null
      ? `Runde ${round}: ${sailed ? 'nach dem Segeln' : 'vor der Meldung'} ${before} Felder, mit der Meldung ${now}.`
      : `Runde ${round}: vor der Meldung von ${colours[by]} ${before} Felder, mit ihr ${now}.`;
  },
};
