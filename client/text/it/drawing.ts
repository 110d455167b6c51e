import type { Catalogue } from '../translation.ts';
import { capital, ofTheShip, theShip } from './ships.ts';

const squareFaults = {
  'no-square': 'nessuna casella di questo tabellone',
  taken: 'su questa casella c’è già qualcosa',
  'next-to-sacred': 'accanto all’Isola Sacra',
  'too-far': 'a più di 11 caselle dall’Isola Sacra',
};
const count = (_: number, written: string) => written;
const none = (value: number, written: string) => (value === 0 ? 'nessuna' : written);

export const drawing: Catalogue['drawing'] = {
  title: 'I tuoi tabelloni',
  lead: 'Disegna un mare tutto tuo e vedi subito che cosa ne fa un buon tabellone. Poi giocaci, in solitaria o con gli amici.',
  onDevice:
    'I tuoi tabelloni restano su questo dispositivo. Per passarne uno ad altri, condividi il link o il file.',
  notHere:
    'Questo tabellone non è su questo dispositivo. Il suo link, sotto «Condividi», lo mostrerebbe ovunque.',
  brokenLink:
    'Questo link non contiene un tabellone intero: una parte manca o è stata cambiata. Fattelo mandare di nuovo.',

  draw: 'Disegna un tabellone',
  startFrom: 'Parti da un altro tabellone',
  open: 'Apri un file di tabellone',
  unnamed: (number) => `Il mio mare ${number}`,
  nameless: 'Senza nome',
  unready: 'Non ancora giocabile',
  full: (most) => `Questo dispositivo conserva al massimo ${most} tabelloni. Eliminane uno per fare spazio.`,
  notStored:
    'L’ultima modifica non è stata salvata: questo browser non ha più spazio o non conserva nulla. Salva il tabellone in un file.',
  seas: 'Mari nuovi',
  otherSeas: 'Altri mari',
  printed: 'I tabelloni di questo server',

  refused: {
    'too-large': 'Questo file è troppo grande per un tabellone.',
    'not-json': 'Questo non è un file di tabellone.',
    faults: 'Questo file di tabellone ha degli errori, perciò non è stato aperto:',
  },
  faultAt: (at, fault) =>
    `${at}: ${fault === undefined ? 'manca, è sconosciuto o non è ammesso' : squareFaults[fault]}`,
  moreFaults: (count) => (count === 1 ? 'e un altro' : `e altri ${count}`),

  fromLink: 'Un tabellone che qualcuno ha disegnato e ti ha mandato',
  edit: 'Modificalo',
  share: 'Condividi',
  copy: 'Copialo',
  keep: 'Tienilo',
  kept: 'L’hai tenuto',
  changeCopy: 'Modifica una copia',
  copyOf: (name) => `${name} 2`,
  remove: 'Elimina',
  removeTitle: (name) => `Eliminare «${name}»?`,
  removeText: 'Sparirà da questo dispositivo. I link e i file che hai condiviso continueranno a funzionare.',
  linkDoes: 'Il link contiene il tabellone stesso: funziona per sempre, e nessun server lo conserva.',
  linkTo: 'Il link a questo tabellone',
  linkText: (name) => `«${name}», un tabellone per Odyssey`,
  fileDoes: 'Da tenere, o per la cartella dei tabelloni di un server, dove tutti potranno sceglierlo.',

  board: 'Il tabellone che stai disegnando',
  done: 'Fatto',
  undo: 'Annulla',
  redo: 'Ripeti',
  tools: {
    woody: 'Isola boscosa',
    rocky: 'Isola rocciosa',
    deepSea: 'Acque profonde',
    sea: 'Mare',
    sacred: 'Isola Sacra',
    red: `Partenza ${ofTheShip.red}`,
    green: `Partenza ${ofTheShip.green}`,
    white: `Partenza ${ofTheShip.white}`,
    yellow: `Partenza ${ofTheShip.yellow}`,
  },
  toolKey: (tool, key) => `${tool} (${key})`,
  toolDoes: {
    paint: 'Tocca le caselle o trascina sopra. Tocca di nuovo per svuotarle.',
    sea: 'Tocca le caselle o trascina sopra per svuotarle.',
    sacred: 'Tocca la casella dove le navi devono tornare a casa.',
    start: 'Tocca la casella da cui parte. Tocca di nuovo per l’altro tipo di isola.',
  },
  fixed: 'Si può solo spostare.',
  changed: 'Tabellone cambiato.',
  copies: 'Specchia e ruota',
  copyWays: {
    side: 'Specchia sinistra e destra',
    top: 'Specchia sopra e sotto',
    turn: 'Ruota verso destra',
    mirrored: 'Quarto in alto a sinistra, specchiato in tutti gli angoli',
    turned: 'Quarto in alto a sinistra, ruotato in tutti gli angoli',
  },
  turnNeedsSquare: 'Solo con tante colonne quante righe i quarti si possono ruotare.',
  sizeAndName: 'Nome e dimensioni',
  name: 'Nome del tabellone',
  lines: { columns: 'Colonne', rows: 'Righe' },
  fewer: { columns: 'Una colonna in meno', rows: 'Una riga in meno' },
  more: { columns: 'Una colonna in più', rows: 'Una riga in più' },
  sizeDoes: 'Si aggiunge e si toglie nel mezzo, così gli angoli restano angoli.',
  noName: 'Il tabellone ha bisogno di un nome.',
  startFaults: {
    'next-to-sacred': (ship) =>
      `${capital(theShip[ship])} parte accanto all’Isola Sacra. Spostala più lontano.`,
    'too-far': (ship) =>
      `${capital(theShip[ship])} parte a più di 11 caselle e non potrebbe mai tornare a casa.`,
  },

  needs: 'Che cosa serve a un buon tabellone',
  unmet: (count) => {
    if (count === 0) return 'Questo è un buon tabellone: ha tutto quello che serve.';
    return count === 1 ? 'Una cosa potrebbe essere migliore.' : `${count} cose potrebbero essere migliori.`;
  },
  showsWhere: 'Toccane una per vedere dove.',
  fine: 'Va bene',
  range: (least, most) => `i nostri: da ${least} a ${most}`,
  atLeast: (least) => `i nostri: almeno ${least}`,
  needTexts: {
    distances: {
      name: 'Ritorni della stessa lunghezza',
      value: (value, written) => (value === 0 ? 'uguali' : `fino a ${written} in più`),
      low: '',
      high: 'Sposta le partenze finché tutte e quattro sono alla stessa distanza dall’Isola Sacra.',
    },
    slack: {
      name: 'Round di riserva',
      value: count,
      low: 'Cinque tempeste potrebbero tenere una nave lontana da casa. Avvicina le partenze.',
      high: '',
    },
    ambiguity: {
      name: 'Dubbio dopo una tempesta',
      value: (_, written) => `${written} caselle`,
      low: 'Qui le risposte tradiscono le navi. Rendi più caselle simili tra loro.',
      high: 'Qui troppe caselle vanno bene con una risposta. Disegna isole o acque profonde in mezzo.',
    },
    bits: {
      name: 'Che cosa rivela una risposta',
      value: (_, written) => `${written} bit`,
      low: 'Queste caselle sono tutte simili. Disegna qualcosa in mezzo.',
      high: 'Quasi ogni casella è diversa. Disegna meno isole.',
    },
    islands: {
      name: 'Quota di isole',
      value: count,
      low: 'Disegna più isole.',
      high: 'Disegna meno isole.',
    },
    heaps: {
      name: 'Isole ammassate',
      value: none,
      low: '',
      high: 'Al massimo tre isole dovrebbero toccarsi, e al massimo due stare accanto a una partenza o all’Isola Sacra.',
    },
    deserts: {
      name: 'Caselle lontane dalle isole',
      value: none,
      low: '',
      high: 'Disegna un’isola al massimo a due caselle da ognuna di queste.',
    },
    patches: {
      name: 'Zone di acque profonde',
      value: count,
      low: 'Disegna almeno due zone di acque profonde, ciascuna di tre caselle o più.',
      high: '',
    },
  },
};
