/** Stored results of daily games. */
import type { KeptAlone } from '../../client/analysis/kept-alone.ts';

/** A stored daily game that was played to its end. */
export const keptDay = (day: string, rest: Partial<KeptAlone> = {}): KeptAlone => ({
  ...{ code: 'CD5F', at: Date.parse(`${day}T10:00Z`), opponent: 'proteus', side: 'navigators', day },
  ...{ game: `game-of-${day}`, board: 'A', won: true, home: 3, rounds: 9, arrivals: [7, 8, 9], score: 74 },
  ...rest,
});
