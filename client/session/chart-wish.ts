/**
 * The game whose open chart this tab wants to see. It is stored to survive a reload. It never applies to another game.
 */
import { ID, plain } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

export const chartWish = new Persisted<string | null>({
  key: 'odyssey.chart',
  fallback: null,
  format: plain(ID),
  storage: () => sessionStorage,
});
