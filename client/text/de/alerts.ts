import type { Catalogue } from '../translation.ts';

export const alerts: Catalogue['alerts'] = {
  kinds: {
    'your-turn': 'Du bist dran',
    'time-running-out': 'Deine Zeit läuft ab',
    'game-over': 'Das Spiel ist aus',
    'swap-asked': 'Die andere Seite möchte tauschen',
    'play-again': 'Ein neues Spiel hat begonnen',
  },
  table: (code) => `Tisch ${code}`,
  tableUntil: (code, time) => `Tisch ${code}. Zeit bis ${time}.`,
  news: 'Neues an deinem Tisch',
};
