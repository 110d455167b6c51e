import type { Square } from '../../../shared/board/squares.ts';
import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { capital, list, theRed } from './ships.ts';

const { square } = common;
const names = (squares: readonly Square[]) => list(squares.map((one) => square(one).replace(' ', '\u00a0')));

export const puzzles: Catalogue['puzzles'] = {
  title: 'Dove sono?',
  line: 'Le tempeste sono passate, le navi hanno riferito. Scopri dove sono: ogni enigma ha una sola soluzione, e si può dimostrare.',

  next: 'Prossimo enigma',
  which: (number, level) => `N.\u00a0${number} · ${level}`,
  streak: (count) => `Di fila: ${count}`,
  best: (count) => `Record: ${count}`,
  done: (count, all) => `Fatti: ${count} di ${all}`,
  theme: 'Ragionamento',
  any: 'Tutti',
  levels: {
    1: 'Facilissimo',
    2: 'Facile',
    3: 'Medio',
    4: 'Difficile',
    5: 'Difficilissimo',
  },
  themes: {
    islands: 'Isole contate',
    landfall: 'Su un’isola',
    coastline: 'La costa',
    deepSea: 'Acque profonde',
    shipsInSight: 'Navi in vista',
    landmark: 'Una nave come riferimento',
    greatStorm: 'Dopo una Grande Tempesta',
    faceDown: 'Tempeste coperte',
    edge: 'Oltre il bordo',
    longDoubt: 'Un lungo dubbio',
    monster: 'Trattenuta dal mostro',
    lighthouse: 'I fari',
    fog: 'Un banco di nebbia',
    caught: 'Presa da un vortice',
  },
  theList: 'Gli enigmi',
  item: (board, level, result) => `Tabellone ${board}, ${level}, ${result}`,
  results: { open: 'da fare', clean: 'trovato', helped: 'trovato con aiuto', shown: 'mostrato' },
  allDone: 'Questi li hai fatti tutti.',
  showAll: 'Mostra tutti gli enigmi',
  missing: 'A questo indirizzo non c’è nessun enigma. Ecco gli altri.',

  all: 'Tutti gli enigmi',
  question: (kind, ships) => {
    const names = list(ships.map((ship) => theRed[ship]));
    if (kind === 'squares') return `Dove può essere ${names}?`;
    return ships.length === 1 ? `Dov’è ${names}?` : `Dove sono ${names}?`;
  },
  task: (kind, ships) => {
    if (kind === 'squares') return 'Leggi le risposte e tocca ogni casella in cui la nave può essere adesso.';
    return ships === 1
      ? 'Leggi le risposte e metti la nave dov’è adesso.'
      : 'Leggi le risposte e metti ogni nave dov’è adesso.';
  },
  beginning: 'Nell’anello tratteggiato: dov’era una nave all’inizio.',
  others: 'Navigano anche altre navi. Quello che riferiscono qui non dice di più.',
  log: 'Diario',
  variant: (name) => `Variante: ${name}`,
  place: (ship) => `Metti ${theRed[ship]}`,
  pencil: 'Annota',
  pencilDoes: 'Con un tocco segni le caselle che ritieni possibili.',
  check: 'Controlla',
  hint: (given, all) => `Indizio ${given} di ${all}`,
  show: 'Mostrami',
  share: 'Link',
  shareTitle: 'Il link di questo enigma',
  shareText: 'Dove sono? Un enigma di Odyssey.',

  board: 'Il tabellone dell’enigma',
  things: {
    beginning: (ship) => `${theRed[ship]} all’inizio`,
    answer: (ship) => `${theRed[ship]}, la tua risposta`,
    note: (ship) => `${theRed[ship]}, annotata`,
    lit: 'illuminata',
  },

  ways: {
    islands:
      'Prendi ogni casella in cui la tempesta può aver spinto la nave, esegui l’ordine da lì e conta le isole intorno.',
    landfall: 'Una nave su un’isola lo dice, e dice di che tipo è. Restano poche caselle.',
    coastline: 'Chi vede la costa è sul bordo. Chi non la vede non è in nessuna casella del bordo.',
    deepSea:
      'Le acque profonde si riferiscono solo dalla propria casella. Se non sono nominate, la nave non c’è.',
    shipsInSight:
      'Due navi che si vedono sono al massimo a una casella. Così l’una dice qualcosa dell’altra.',
    landmark: 'Una delle navi è certa. Chi la vede, o non la vede, dice se le è vicino.',
    greatStorm:
      'Una Grande Tempesta sposta ogni nave di una casella. Poi ci sono fino a otto caselle da guardare.',
    faceDown:
      'Nessuno dice chi è stato colpito. Ogni nave forse è rimasta ferma, forse si è spostata di una casella.',
    edge: 'Un ordine oltre il bordo dice che la nave è su quel bordo, e lì resta.',
    longDoubt:
      'Tieni tutte le caselle possibili e portale avanti insieme. Una risposta successiva le distingue.',
    monster: 'Una nave trattenuta non si muove, ma riferisce. Riferisce dunque dalla stessa casella.',
    lighthouse: 'Dov’è il faro lo sanno tutti. Chi lo vede è in una casella accanto.',
    fog: 'Un banco di nebbia nasconde ciò che copre. Si vedono allora meno isole di quelle stampate.',
    caught: 'Una nave presa riferisce prima dal vortice. Poi è spinta una casella più in là.',
  },
  print: (round, ship) =>
    `Da quali caselle ${theRed[ship]} può aver riferito questo nel round ${round}? Sono illuminate quelle adatte secondo il tabellone stampato.`,
  left: (round, ship, squares) =>
    `Dopo la risposta del round ${round}, ${theRed[ship]} può essere qui: ${names(squares)}.`,

  right: 'Trovato!',
  shown: 'Era così.',
  counted: (how, streak) =>
    ({
      clean: `Giusto al primo controllo: ora sono ${streak} di fila.`,
      hinted: `Con un indizio, quindi la serie resta a ${streak}.`,
      missed: 'Non al primo controllo, quindi la serie ricomincia.',
      shown: 'È stato mostrato, quindi la serie ricomincia.',
      again: 'Questo lo avevi già fatto: non conta di nuovo.',
    })[how],
  more: 'Queste sono tutte possibili, ma ce ne sono altre.',
  wrong: (ship, at) => `${capital(theRed[ship])} non è in ${names([at])}.`,
  wrongNow: (round) => `La risposta del round ${round} non corrisponde a quella casella.`,
  wrongOrder: (round) => `L’ordine del round ${round} non porta lì.`,
  wrongBefore: (round, squares) =>
    squares.length <= 4
      ? `Allora nel round ${round} era qui: ${names(squares)}. La sua risposta non corrisponde.`
      : `La risposta del round ${round} non è possibile su nessuna via fin lì.`,
  wrongBeginning: (from) =>
    `All’inizio era in ${names([from])}. Gli ordini e le tempeste non possono averla portata lì.`,
  wrongWay: (from, round, isLast) =>
    isLast
      ? `All’inizio era in ${names([from])}. La risposta del round ${round} non è possibile su nessuna via da lì.`
      : `All’inizio era in ${names([from])}. Le risposte dal round ${round} in poi non sono possibili su nessuna via da lì.`,
  wrongTogether: 'Le sue risposte lo permettono, senza le altre navi. Guarda chi vede chi.',
  wrongOthers: 'Le sue risposte lo permettono, ma non insieme a quelle delle altre navi.',
  proof: 'La dimostrazione',
  proofBegins: 'Tocca una riga: prima vedi le caselle dopo aver navigato, poi quelle che la risposta lascia.',
  step: ({ round, sailed }, by, before, after) => {
    const now = after.length <= 6 ? names(after) : `${after.length} caselle`;
    return by === null
      ? `Round ${round}: ${before} caselle ${sailed ? 'dopo aver navigato' : 'prima della risposta'}; con la risposta, ${now}.`
      : `Round ${round}, da quello che riferisce ${theRed[by]}: prima ${before} caselle, poi ${now}.`;
  },
};
