/** The game whose open chart this tab wants to see. Kept for a reload, and never used for another game. */
import { ID, plain } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

export const chartWish = new Persisted<string | null>({
  key: 'odyssey.chart',
  fallback: null,
  format: plain(ID),
  storage: () => sessionStorage,
});
