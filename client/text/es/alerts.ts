import type { Catalogue } from '../translation.ts';

export const alerts: Catalogue['alerts'] = {
  kinds: {
    'your-turn': 'Te toca',
    'time-running-out': 'Se te acaba el tiempo',
    'game-over': 'La partida ha terminado',
    'swap-asked': 'El otro bando querría cambiar',
    'play-again': 'Ha empezado una partida nueva',
  },
  table: (code) => `Mesa ${code}`,
  tableUntil: (code, time) => `Mesa ${code}. Tienes hasta el ${time}.`,
  news: 'Novedades en tu mesa',
};
