import type { Catalogue } from '../translation.ts';

export const home: Catalogue['home'] = {
  title: 'Odyssey: un gioco di tempeste e ipotesi',
  line: 'Uno di voi è Poseidone e porta le navi fuori rotta. Gli altri devono tornare a casa.',
  facts: 'Da due a cinque, 45 minuti, un telefono o tablet a testa. Oppure in solitaria.',

  makeHeading: 'Un nuovo tavolo',
  make: 'Crea un tavolo',
  playAs: 'Giochi come',
  change: 'Cambia',

  joinHeading: 'Un tavolo di amici',
  code: 'Codice',
  codeHint: 'Lettere e cifre, dallo schermo di chi ti invita',
  join: 'Entra',
  notACode: (typed) =>
    typed === ''
      ? 'Scrivi il codice che vedi sullo schermo di chi ti invita.'
      : `«${typed}» non può essere un codice: ha almeno quattro caratteri, come M7KP o RH7 N2K.`,
  severalCodes: (codes) => `Nel testo c’è più di un codice: ${codes.join(', ')}. Scrivi solo quello giusto.`,
  noSuchTable: (code) => `Il tavolo ${code} non esiste. Confronta il codice con lo schermo di chi ti invita.`,

  goOnHeading: 'Riprendi',
  goOn: (code) => `Riprendi al tavolo ${code}`,
  state: {
    none: 'In porto',
    running: 'Partita in corso',
    over: 'Si può rigiocare',
  },
  seat: (side) =>
    side === null ? 'senza posto' : side === 'poseidon' ? 'come Poseidone' : 'come Navigatore',
  yourTurn: 'Tocca a te',
  waitsFor: (names) => `${names.length === 1 ? 'Si aspetta' : 'Si aspettano'} ${names.join(', ')}`,
  waitsForSide: {
    poseidon: 'Si aspetta Poseidone',
    navigators: 'Si aspettano i Navigatori',
  },
  turnTime: (left, ago) => `ancora ${left}, iniziato ${ago}`,
  company: (names) => names.join(', '),
  looking: 'Cerco…',
  older: (count) => (count === 1 ? 'Un altro tavolo' : `Altri ${count} tavoli`),

  newHere: 'Prima volta qui?',
  voyageNavigators: 'Impara: Navigatori',
  voyagePoseidon: 'Impara: Poseidone',
  puzzles: 'Enigmi',
  boards: 'I tuoi tabelloni',

  alone: 'Gioca in solitaria',
  daily: 'Il viaggio del giorno',
};
