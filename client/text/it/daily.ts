import type { Catalogue } from '../translation.ts';

const HOME = [
  'Nessuna nave a casa',
  'Una nave a casa',
  'Due navi a casa',
  'Tre navi a casa',
  'Tutte e quattro le navi a casa',
];

export const daily: Catalogue['daily'] = {
  title: 'Il viaggio del giorno',
  lead: 'Ogni giorno lo stesso mare e le stesse tempeste per tutti.',
  today: 'Oggi',
  steers: (name) => `${name} guida le tempeste, e le quattro navi sono tue.`,
  noTiles: 'solo tempeste',
  help: 'Aiuto:',
  easier: 'Mare più facile',
  easierBegin: 'Scegli il mare più facile',
  easierTitle: 'Un mare più facile',
  easierHint: 'Lo stesso tabellone, con un avversario più mite e indizi. Vale anche per la serie.',
  easierSeaHint: 'Un mare più mite, con un avversario più mite e indizi. Vale anche per la serie.',
  begin: 'Salpa',
  goOn: 'Continua',
  catchUp: 'Fallo adesso',
  late: 'Fatto più tardi',
  lateHint: 'Un viaggio fatto più tardi non conta per la serie.',
  alone: 'Gioca in solitaria',

  won: 'Vinto',
  lost: 'Perso',
  home: (ships, round) => `${HOME[ships] ?? ''} ${round === 1 ? 'dopo un round' : `dopo ${round} round`}`,
  score: (score) => `Deduzione: ${score} su 100`,
  noScore: 'Analizza la partita nel resoconto, e il tuo punteggio sarà calcolato.',
  look: 'Al resoconto',
  marks: 'Onda: un round. Ancora: una nave a casa.',

  result: 'Il risultato come testo',
  resultHint: 'Il risultato non svela nulla del viaggio.',
  shareTitle: (date, board) => `Odyssey, ${date} · ${board}`,
  shareScore: (score) => `Deduzione ${score}`,
  copy: 'Copia il risultato',
  copied: 'Il risultato è copiato.',
  copyByHand: 'Il risultato è selezionato: copialo a mano.',

  calendar: 'I giorni',
  before: 'Il mese precedente',
  after: 'Il mese successivo',
  streak: (count) =>
    count === 0 ? 'Ancora nessuna serie' : count === 1 ? 'Serie di un giorno' : `${count} giorni di fila`,
  states: {
    won: 'vinto',
    lost: 'perso',
    running: 'cominciato',
    open: 'non ancora fatto',
  },
};
