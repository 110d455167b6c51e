import type { Catalogue } from '../translation.ts';

export const alerts: Catalogue['alerts'] = {
  kinds: {
    'your-turn': 'Tocca a te',
    'time-running-out': 'Il tuo tempo sta per scadere',
    'game-over': 'La partita è finita',
    'swap-asked': 'L’altra parte vorrebbe scambiare',
    'play-again': 'È iniziata una nuova partita',
  },
  table: (code) => `Tavolo ${code}`,
  tableUntil: (code, time) => `Tavolo ${code}. Gioca entro ${time}.`,
  news: 'Ci sono novità al tuo tavolo',
};
