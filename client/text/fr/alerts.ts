import type { Catalogue } from '../translation.ts';

export const alerts: Catalogue['alerts'] = {
  kinds: {
    'your-turn': 'C’est à toi de jouer',
    'time-running-out': 'Il te reste peu de temps',
    'game-over': 'La partie est terminée',
    'swap-asked': 'L’autre camp voudrait échanger',
    'play-again': 'Une nouvelle partie a commencé',
  },
  table: (code) => `Table ${code}`,
  tableUntil: (code, time) => `Table ${code}. Tu as jusqu’au ${time}.`,
  news: 'Du nouveau à ta table',
};
