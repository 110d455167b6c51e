/** The game whose open chart is looked at on this page: of no other game, and kept for a reload. */
import { ID, plain } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

export const chartWish = new Persisted<string | null>({
  key: 'odyssey.chart',
  fallback: null,
  format: plain(ID),
  storage: () => sessionStorage,
});
