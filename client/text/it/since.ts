import type { Catalogue } from '../translation.ts';

export const since: Catalogue['since'] = {
  title: 'Dalla tua ultima visita',
  show: 'Fammi vedere',
  toBoard: 'Al tabellone',
  toList: 'Torna all’elenco',
  began: 'È iniziata una nuova partita.',
  dangersPlaced: 'Poseidone ha preparato le trappole.',
  came: (name) => `${name} gioca ora con i Navigatori.`,
  left: (name) => `${name} ha lasciato i Navigatori.`,
  atRandom: (side, round) =>
    side === 'poseidon'
      ? `Il tempo di Poseidone era scaduto nel round ${round}, perciò si è giocato a caso.`
      : `Il tempo dei Navigatori era scaduto nel round ${round}, perciò si è giocato a caso.`,
  atTable: 'Al tavolo',
  board: 'Il tabellone in quel momento',
  moment: (number, of) => `${number} di ${of}`,
  previous: 'Precedente',
  next: 'Successivo',
  play: 'Riproduci',
  pause: 'Pausa',
};
