import type { Catalogue } from '../translation.ts';
import { common } from './common.ts';
import { chart } from './chart.ts';
import { capital, ofTheShip, theMonster, theRed, theShip, to, either } from './ships.ts';

const { ships } = common;
export const navigators: Catalogue['navigators'] = {
  pageTitle: (title) => `${title} · Odyssey`,
  yoursToSail: (yours, all) =>
    yours === 1 ? `1 tua da muovere, ${all} in tutto` : `${yours} tue da muovere, ${all} in tutto`,
  waiting: {
    dangers: {
      title: 'Poseidone nasconde vortici e banchi di nebbia',
      text: 'Dovrai trovarli. Le tue navi sono alle loro isole di partenza.',
    },
    poseidon: {
      title: 'Poseidone sta scegliendo una tempesta',
      text: 'Cambia la carta come vuoi, o tocca una nave per prepararne l’ordine.',
    },
  },
  ashore: (ships) => {
    if (ships === 0) return 'Non hai navi. Puoi aiutare gli altri sulla carta.';
    const home = ships === 1 ? 'La tua nave è a casa' : 'Le tue navi sono a casa';
    return `${home}. Puoi ancora aiutare gli altri sulla carta.`;
  },
  stillToSail: (count, held) => {
    if (held && count === 0) return '1 nave bloccata';
    const ships = count === 1 ? '1 nave ancora da muovere' : `${count} navi ancora da muovere`;
    return held ? `${ships}, 1 bloccata` : ships;
  },

  crew: 'Navi',

  chooseFirst: 'Scegli una nave',
  chooseFirstHint:
    'Toccala sulla carta o qui sopra. Nell’ordine che vuoi: ciò che vede una nave può aiutare la prossima.',
  chooseNext: (ships) => `Continua con ${either(ships.map((ship) => theRed[ship]))}`,
  chooseFourth: (ship) => `Avete vinto. Torna a casa anche ${theRed[ship]}?`,
  whereTo: (ship) => `Dove va ${theRed[ship]}?`,
  pickHeading: 'Scegli la rotta',
  cantTakeBack: 'Un ordine non si ritira.',
  castOff: (ship) => `${capital(theRed[ship])} è salpata…`,
  leadsTo: (square, certain) => {
    const where = square === null ? 'Fuori dalla carta' : `In ${square}`;
    const led = certain ? `${where}.` : `${where}, se la tua ipotesi è giusta.`;
    if (square !== null) return led;
    return certain ? `${led} Resta e si guarda intorno.` : `${led} Allora resta e si guarda intorno.`;
  },
  held: {
    title: (ship, monster) => `${capital(theMonster[monster])} trattiene ${theShip[ship]}`,
    text: 'Non può navigare, ma può dirti che cosa vede.',
    too: (ship) => `${capital(theRed[ship])} è trattenuta, ma può dirti che cosa vede.`,
  },
  survey: 'Stai di vedetta',
  isSafe: (ship) => `${capital(theShip[ship])} è in salvo sull’Isola Sacra.`,
  notYours: (ship, owner) => `${capital(theShip[ship])} la comanda ${owner}.`,
  yourShip: 'La tua nave',
  anybodysShip: 'Questa nave la può muovere chiunque',
  handOver: (name) => `Nave di ${name}: passa il dispositivo ${to(name)}`,
  moveGuess: 'Cambia l’ipotesi',
  moveGuessOf: (ship) => `Cambia l’ipotesi ${ofTheShip[ship]}`,
  earlierIn: (round) => `Prima, nel round ${round}`,

  prepared: {
    note: 'Preparato. L’ordine lo dai tu, passata la tempesta.',
    since: 'L’hai preparato prima della tempesta.',
    state: (letter) => `${letter} deciso`,
    dropped: (ship, why) => `Il tuo ordine per ${theRed[ship]} non vale più. ${why}`,
  },

  chart: 'La tua carta: ipotesi e promemoria',
  trayWithMarkers: 'Segni e segnalini',
  reminderHeap: (ship, left) =>
    `${common.colours[ship]}, ${left} promemoria ancora ${left === 1 ? 'libero' : 'liberi'}`,
  markerHeap: (kind, left) => `${chart.dangers[kind]}, ${left} ancora da posare`,
  inHand: {
    ship: (ship) => `${capital(ships[ship])} in mano: tocca la sua casella.`,
    marker: (kind) => `${capital(chart.markers[kind])} in mano: tocca una casella.`,
  },
  leaveIt: 'Lascia',
  takeOff: 'Togli',
  done: 'Fatto',
  clear: (ship) => `Togli ${theRed[ship]}`,
  trayHint: 'Tocca un colore, poi le caselle dove può essere quella nave.',
  layingHint: 'Scegli una nave e potrai chiedere all’oracolo dove può essere.',
  fromMemory: 'Si gioca a memoria: niente promemoria né croci.',
  undo: 'Annulla',
  redo: 'Ripeti',
  backInTray: 'tolto',
  overtaken: (count) =>
    count === 1
      ? 'Non è stato possibile annullare o ripetere una modifica: nel frattempo qualcuno l’ha cambiata.'
      : `Non è stato possibile annullare o ripetere ${count} modifiche: nel frattempo qualcuno le ha cambiate.`,

  marks: {
    tap: (ship) => `Tocca le caselle per ${theRed[ship]}. Tocca ancora per cambiare il segno.`,
    maybe: 'può essere qui',
    not: 'non qui',
    none: 'nessun segno',
    now: (ship, mark) => `${capital(theRed[ship])}: ${navigators.marks[mark]}`,
    said: (square, ship, mark) => `${square}, ${theRed[ship]}: ${navigators.marks[mark]}`,
    noneLeft: (ship) =>
      `I quattro promemoria per ${theRed[ship]} sono sulla carta, quindi questa casella ha una croce.`,
    clear: (ship) => `Togli tutti i segni per ${theRed[ship]}`,
  },
  doubt:
    'Forse una tempesta l’ha spinta. Il «?» sparisce quando rimetti l’ipotesi, anche sulla stessa casella.',

  along: {
    asks: (ship) => `Spostare i segni insieme con ${theRed[ship]}?`,
    remembered: 'La risposta vale anche per gli ordini successivi.',
    move: 'Sposta',
    clear: 'Togli',
    did: {
      along: (ship) => `I segni si sono spostati con ${theRed[ship]}.`,
      clear: (ship) => `I segni per ${theRed[ship]} sono stati tolti.`,
    },
    instead: { along: 'Meglio spostare', clear: 'Meglio togliere' },
    leaving: (count) =>
      count === 1
        ? 'Da un promemoria uscirebbe dalla carta.'
        : `Da ${count} promemoria uscirebbe dalla carta.`,
  },

  placing: {
    header: (count) => (count === 1 ? 'Piazza il faro' : 'Piazza i fari'),
    title: (count) => (count === 1 ? 'Piazza il tuo faro' : 'Piazza i tuoi due fari'),
    text: (count) =>
      count === 1
        ? 'Una nave accanto al faro o sopra te lo dirà: così saprai dov’è. Lo vedrà anche Poseidone.'
        : 'Una nave accanto a un faro o sopra te lo dirà. Solo sulla sua casella dice la luce: gialla o rossa. Li vedrà anche Poseidone.',
    chart: (count) =>
      count === 1 ? 'La carta: scegli la casella per il faro' : 'La carta: scegli le caselle per i fari',
    towers: (count) => (count === 1 ? 'Il faro' : 'I fari'),
    tap: (lamp) => {
      if (lamp === 'unlit') return 'Tocca una casella segnata.';
      return `Tocca una casella segnata per la luce ${lamp === 'red' ? 'rossa' : 'gialla'}.`;
    },
    stand: (count) =>
      count === 1
        ? 'Per spostarlo, tocca il faro e poi un’altra casella.'
        : 'Ci sono tutti e due. Per spostarne uno, toccalo e poi tocca un’altra casella.',
    notYet: 'non ancora posato',
    here: 'Una nave qui riferisce:',
    random: 'Piazza a caso',
    again: (count) => (count === 1 ? 'Un’altra a caso' : 'Altre a caso'),
    buildHere: 'Costruisci',
    propose: 'Proponi queste caselle',
    agree: 'Ci sto',
    agreed: 'Ci sta',
    thinking: 'Ci pensa',
    youAgreed: 'Tu ci stai. Si aspettano gli altri.',
    proposed: 'È una proposta per tutti. Quando tutti ci stanno, si costruisce.',
    change: 'Sposta un faro per proporre un cambio.',
    who: 'Chi ci sta',
    squareFree: 'può ospitare un faro',
    lamp: { yellow: 'luce gialla', red: 'luce rossa', unlit: 'faro' },
  },

  signals: 'Conversazione e segnali',
  point: 'Indica una casella',
  pointHint: 'Oppure tieni premuta una casella della carta.',
  pointing: 'Tocca la casella che intendi: l’equipaggio la vede.',
};
