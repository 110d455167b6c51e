/** The game whose open chart is looked at on this page: of no other game, and kept for a reload. */
import { Persisted, TEXT } from '../lib/persisted.ts';

export const chartWish = new Persisted<string | null>({
  key: 'odyssey.chart',
  fallback: null,
  format: { parse: TEXT.parse, write: (game) => game },
  storage: () => sessionStorage,
});
