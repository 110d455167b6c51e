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
  atTable: 'Al tavolo',
  board: 'Il tabellone in quel momento',
  moment: (number, of) => `${number} di ${of}`,
  previous: 'Precedente',
  next: 'Successivo',
  play: 'Riproduci',
  pause: 'Pausa',
};
