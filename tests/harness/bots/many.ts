/** Plays many games of bots on all processors, and adds up their results. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Rung } from '../../../shared/opponents/opponents.ts';
import type { Side } from '../../../shared/game/game.ts';
import { drawGame, mixOf, type Drawn, type Mix } from './draw.ts';
import { playGame, type Played } from './play.ts';
import { CREWS, POSEIDONS, Rows, type Row } from './rows.ts';

export interface Order {
  readonly seed: number;
  readonly games: number;
  /** The index of the first game. The seed and the index determine a game. */
  readonly from: number;
  /** True to play in this thread instead of on all processors, for a short run. */
  readonly isHere?: boolean;
  readonly onHundred?: (line: string) => void;
}

/** What an opponent's moves cost with one type of mix. */
export interface CostRow {
  readonly side: Side;
  readonly rung: Rung;
  readonly mix: Mix;
  readonly costs: number[];
}

export interface Tally {
  readonly rows: Iterable<Row>;
  readonly costs: readonly CostRow[];
  /** The faults, each with the arguments that reproduce it. */
  readonly faults: readonly string[];
}

/** How many games are handed to the threads at a time, for each processor. A limit saves memory. */
const WAITING = 4;

export async function playMany({ seed, games, from, isHere = false, onHundred }: Order): Promise<Tally> {
  const tally = new Tallying();
  const pool = isHere ? undefined : threads();
  const play = (drawn: Drawn): Promise<Played> =>
    pool ? (pool.run(drawn) as Promise<Played>) : Promise.resolve(playGame(drawn));
  let next = 0;
  const playSome = async () => {
    while (next < games) {
      const drawn = drawGame(seed, from + next++);
      tally.add(drawn, await play(drawn));
      if (tally.games % 100 === 0) onHundred?.(`${tally.games} games, ${tally.faults.length} faults`);
    }
  };
  try {
    const abreast = pool ? WAITING * availableParallelism() : 1;
    await Promise.all(Array.from({ length: abreast }, playSome));
  } finally {
    await pool?.destroy();
  }
  return tally;
}

function threads(): Piscina<Drawn, Played> {
  return new Piscina({
    filename: new URL('worker.ts', import.meta.url).href,
    maxThreads: availableParallelism(),
  });
}

class Tallying implements Tally {
  readonly rows = new Rows();
  readonly costs: CostRow[] = [];
  readonly faults: string[] = [];
  games = 0;

  add(drawn: Drawn, { refused, unfinished, costs }: Played): void {
    const { crew, poseidon, variants, board, name } = drawn;
    this.games++;
    const row = this.rows.of(CREWS[crew], POSEIDONS[poseidon]);
    row.games++;
    row.refused += refused.length;
    row.unfinished += unfinished === null ? 0 : 1;
    const what = `${name}: board ${board}, ${JSON.stringify(variants)}`;
    for (const one of refused) this.faults.push(`${what}: ${one}`);
    if (unfinished !== null) this.faults.push(`${what}: ${unfinished}`);
    this.#costsOf('navigators', crew, mixOf(variants)).push(...costs.navigators);
    this.#costsOf('poseidon', poseidon, mixOf(variants)).push(...costs.poseidon);
  }

  #costsOf(side: Side, rung: Rung, mix: Mix): number[] {
    const known = this.costs.find((row) => row.side === side && row.rung === rung && row.mix === mix);
    if (known) return known.costs;
    const row = { side, rung, mix, costs: [] };
    this.costs.push(row);
    return row.costs;
  }
}
