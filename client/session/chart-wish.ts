/**
 * Stores the id of the game whose open chart the user of this tab wants to see. The wish survives a reload, and never
 * applies to another game.
 */
import { ID, plain } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

export const chartWish = new Persisted<string | null>({
  key: 'odyssey.chart',
  fallback: null,
  format: plain(ID),
  storage: () => sessionStorage,
});
