import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { theRed, toTheRed, toward } from './ships.ts';

const { colours } = common;
const squares = (count: number) => (count === 1 ? 'una casella' : `${count} caselle`);

export const analysis: Catalogue['analysis'] = {
  title: 'La partita rivista',
  working: (now, all) => `Calcolo in corso: ${now} di ${all}`,
  failed: 'Non è stato possibile analizzare questa partita.',
  inexact:
    'Qui sembra possibile più di quanto lo fosse: i Navigatori hanno sentito troppo per calcolarlo tutto.',

  result: {
    poseidon: (count, round) =>
      `Ha vinto Poseidone: ${count} navi su 4 a casa entro il round ${round}, ne servivano tre.`,
    navigators: (count, round) =>
      `Hanno vinto i Navigatori: ${count} navi su 4 a casa entro il round ${round}.`,
  },
  brokenOff: (round) => `Questa partita è stata interrotta nel round ${round}.`,
  cameHome: (ships) =>
    `A casa: ${ships.map(({ ship, round }) => `${theRed[ship]} nel round ${round}`).join(', ')}.`,
  fellShort: (ships) =>
    `Non arrivate: ${ships.map(({ ship, squares: count }) => `${theRed[ship]}, a ${squares(count)}`).join('; ')}.`,

  seenBy: 'Vista da',
  views: {
    open: 'Tutto',
    navigators: 'Navigatori',
    poseidon: 'Poseidone',
  },
  oracle: 'Oracolo',
  oracleDoes: 'Ombreggia dove poteva essere ogni nave',
  shipsLabel: 'Navi da mostrare',
  boardLabel: {
    open: 'Le vere navi, le ipotesi e ciò che si poteva sapere',
    navigators: 'Le ipotesi e ciò che si poteva sapere',
    poseidon: 'Le vere navi',
  },
  trueShip: (ship) => `${colours[ship]}, in verità`,
  guessShip: (ship) => `${colours[ship]}, per ipotesi`,
  could: (ship, percent) => `${theRed[ship]} possibile: ${percent}`,
  open: (count) => (count === 1 ? '1 casella' : `${count} caselle`),
  home: 'a casa',

  closer: 'Guardare da vicino',
  legend: {
    played: 'che cosa si è giocato',
    better: 'che cosa era meglio',
    betterForPoseidon: 'che cosa era meglio per Poseidone',
    corners: 'le caselle di ogni nave, nel suo angolo',
    truth: 'la vera nave',
    guess: 'l’ipotesi',
    others: 'le altre navi',
    shade: 'dove poteva essere, e con che probabilità',
    home: 'casa, l’Isola Sacra',
    likeliest: 'la casella più probabile',
  },
  justBefore: 'Appena prima della mossa',
  justAfter: 'Appena dopo la mossa',

  stepper: 'Momento della partita',
  previous: 'Un passo indietro',
  next: 'Un passo avanti',
  previousRound: 'Round precedente',
  nextRound: 'Round seguente',

  playOn: (number) => `Riprendi dal round ${number}`,
  playOnHint: 'Gli stessi avversari riprendono da lì. Questa partita resta com’era.',

  decided: 'Che cosa ha deciso',
  moved: 'Che cosa ha cambiato di più le probabilità',
  ahead: (reader, winner, percent) => {
    if (reader === winner)
      return winner === 'poseidon'
        ? `Hai condotto dall’inizio alla fine: la tua probabilità di vittoria non è mai scesa sotto il ${percent}.`
        : `Avete condotto dall’inizio alla fine: la vostra probabilità di vittoria non è mai scesa sotto il ${percent}.`;
    if (winner === 'poseidon')
      return `Poseidone ha condotto dall’inizio alla fine: la ${reader ? 'vostra probabilità di vittoria' : 'probabilità di vittoria dei Navigatori'} non ha mai superato il ${percent}.`;
    return `I Navigatori hanno condotto dall’inizio alla fine: la ${reader ? `tua probabilità di vittoria non ha mai superato il ${percent}` : `loro probabilità di vittoria non è mai scesa sotto il ${percent}`}.`;
  },
  wholeGame: 'Tutta la partita',
  chanceWhat: 'Che cos’è la probabilità di vittoria',
  chanceMeans: (reader) =>
    `La probabilità di vittoria è una stima: con le navi dove sono davvero, e altrettanti ordini e tempeste a venire, ${reader === 'poseidon' ? 'vinci' : reader ? 'vincete' : 'i Navigatori vincono'} tante partite su cento. Prima di un ordine conta su ciò che si ordina di solito; con quello giusto, quella dei Navigatori può essere più alta.`,
  noMistake:
    'Nessun ordine era lontano dal migliore, per quel che si poteva sapere. Sono state le tempeste di Poseidone, e la sfortuna.',
  others: 'Altri momenti',
  none: 'In questa partita nessun momento spicca sugli altri.',
  round: (number) => `Round ${number}`,
  beginning: 'L’inizio',

  ask: 'Chiedimelo',
  askDoes: 'Prima trovi da te l’ordine o la tempesta migliore, poi la vedi',
  askOrder: (ship) => `Che cosa avresti ordinato ${toTheRed[ship]}?`,
  askStorm: 'Quale nave avresti spinto, e dove?',
  askHint: 'Il tabellone mostra com’era appena prima.',
  shipToDrive: 'Nave da spingere',
  yours: (heading) => `Tu: ${toward[heading]}`,
  verdicts: {
    best: 'Giusto: di meglio non c’era.',
    near: 'Bene: quasi nulla era meglio.',
    better: 'Meglio che nella partita, ma si poteva di più.',
    worse: 'Non era questo.',
  },
  chanceHome: (yours, done, best) =>
    `Probabilità della nave di arrivare a casa: ${yours} (giocato: ${done}, il meglio: ${best}).`,
  chanceWin: (reader, yours, done, best) =>
    `${reader === 'poseidon' ? 'La tua probabilità di vittoria' : reader ? 'La vostra probabilità di vittoria' : 'Probabilità di vittoria dei Navigatori'}: ${yours} (giocato: ${done}, il meglio: ${best}).`,
  tryAgain: 'Riprova',
  show: 'Fammi vedere',

  graph: 'Quanto non si sapeva, round per round',
  graphHint: 'Più alta è la linea, meno si poteva sapere di quella nave. Tocca per andarci.',
  measure: 'Misurato in',
  measures: { squares: 'Caselle', bits: 'Bit', winning: 'Vittoria' },
  bitsHint: 'Un bit è un dimezzamento: tre bit sono otto caselle, tutte ugualmente probabili.',
  winningHint: (reader) =>
    `Quanto è probabile che ${reader === 'poseidon' ? 'tu vinca' : reader ? 'vinciate' : 'vincano i Navigatori'}, con le navi dove sono davvero. È una stima.`,
  asTable: 'Come tabella',
  whole: (reader) => (reader === 'poseidon' ? 'Vinci' : reader ? 'Vincete' : 'Vincono i Navigatori'),

  scores: 'Come avete giocato',
  deduction: 'Deduzione',
  confusion: 'Confusione',
  scoreOf: (points) => `${points} su 100`,
  nothingToJudge: 'nulla da valutare',
  deductionText: (orders) =>
    `Il voto dei Navigatori, dagli ordini a navi su cui c’erano stati dubbi: ${orders}. Un’ipotesi vale tutto se, per quel che si poteva sapere, nessuna era in media più vicina alla nave. Una casella di troppo vale la metà, due un terzo. La fortuna non conta.`,
  confusionText: (storms) =>
    `Il voto di Poseidone, dalle sue tempeste: ${storms}. Per ognuna: quanto ha nascosto le navi spinte alla loro prossima risposta, tra il peggio (0) e il meglio (100) che poteva giocare.`,
  noPoints: 'Sono un riconoscimento. Non danno punti.',
  reckoned: 'Come si calcola',
  reckonedText: [
    'L’oracolo sa ciò che è stato detto ai Navigatori, e nient’altro. Una casella che non ombreggia era impossibile.',
    'Per le probabilità suppone che Poseidone spinga ogni nave su ogni casella permessa con la stessa frequenza.',
    'L’ordine migliore è quello con più probabilità di arrivare a casa: caselle da fare, ordini e tempeste che restano, e il dubbio che lascia la risposta della nave. Le altre navi in vista non contano.',
  ],
};
