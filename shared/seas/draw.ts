/** Draws seas. The same sea always gives the same board, on every machine and for ever. */
import type { Board } from '../board/board.ts';
import type { Random } from '../random.ts';
import { seededBy } from '../seeded.ts';
import type { Range } from './bands.ts';
import { seaId, writeSeaCode, type Sea } from './code.ts';
import { ambiguityOf, bitsOf, classesOf, DEEP, ROCKY, SEA, WOODY } from './figures.ts';
import { seaName } from './names.ts';
import { planOf, type Plan } from './plans.ts';
import { rehearse } from './rehearsal.ts';
import { Sketch } from './sketch.ts';

/** Draws the board of a sea. */
export function drawSea(sea: Sea): Board {
  const random = seededBy(`sea ${sea.version} ${writeSeaCode(sea)}`);
  return bestSketch(planOf(sea), random).toBoard(seaId(sea), seaName(sea));
}

/** How many sketches are tried at most. */
const SKETCHES = 4;
/** The number of games in the rehearsal of a sketch. */
const GAMES = 60;

interface Tried {
  readonly sketch: Sketch;
  /** How far the sketch is from what the plan asks for. */
  readonly off: number;
}

function bestSketch(plan: Plan, random: Random): Sketch {
  let best: Tried | undefined;
  for (let one = 0; one < SKETCHES || !best; one++) {
    const sketch = drawSketch(plan, random);
    if (!sketch) continue;
    const off = offPlan(sketch, plan, GAMES, one);
    if (!best || off < best.off) best = { sketch, off };
  }
  return best.sketch;
}

const classes = new Uint8Array(15 * 15);

/** How far rehearsals are from what the plan asks for. */
function offPlan(sketch: Sketch, plan: Plan, games: number, seed: number): number {
  const { waters, cells, starts } = sketch;
  const seen = classes.subarray(0, waters.count);
  classesOf(waters, cells, seen);
  const { won, home } = rehearse(waters, seen, starts, games, seed);
  return Math.abs(won - plan.won) + Math.max(0, Math.max(...home) - Math.min(...home) - 0.1);
}

/** The maximum number of changes to a sketch. */
const CHANGES = 1200;

/** A sketch that fits the band; undefined if none was found. */
function drawSketch({ band, turns, deepShare }: Plan, random: Random): Sketch | undefined {
  const sketch = new Sketch(band.size, band.distance, turns[below(turns.length, random)] as number, random);
  const { count } = sketch.waters;
  const figure = ([least, most]: Range) => least + random() * (most - least);
  const islands: Range = [Math.ceil(band.islandShare[0] * count), Math.floor(band.islandShare[1] * count)];
  scatterIslands(sketch, Math.round(figure(islands)), random);
  scatterDeepSea(sketch, Math.round(figure(deepShare) * count), random);
  const aim = figure([band.stormAmbiguity[0] + 0.04, band.stormAmbiguity[1] - 0.04]);
  const aims = { ambiguity: [aim - 0.03, aim + 0.03] as Range, bits: band.classBits };
  let faults = sketch.faults();
  let off = Infinity;
  for (let change = 0; change < CHANGES && (faults > 0 || off > 0); change++) {
    const undo = changed(sketch, islands, random);
    if (!undo) continue;
    const nextFaults = sketch.faults();
    const nextOff = nextFaults === 0 ? offAims(sketch, aims) : Infinity;
    if (nextFaults < faults || (nextFaults === faults && nextOff <= off)) {
      faults = nextFaults;
      off = nextOff;
    } else {
      for (const [square, cell] of undo) sketch.put(square, cell);
    }
  }
  return faults === 0 && off === 0 ? sketch : undefined;
}

function below(count: number, random: Random): number {
  return Math.floor(random() * count);
}

function scatterIslands(sketch: Sketch, count: number, random: Random): void {
  while (sketch.islands < count) {
    const square = below(sketch.waters.count, random);
    if (sketch.cells[square] === SEA) sketch.put(square, random() < 0.5 ? WOODY : ROCKY);
  }
}

function scatterDeepSea(sketch: Sketch, count: number, random: Random): void {
  const { waters, cells } = sketch;
  let left = count;
  for (let tries = 0; left > 0 && tries < 200; tries++) {
    const size = 3 + below(6, random);
    let square = below(waters.count, random);
    if (
      cells[square] !== SEA ||
      (waters.around[square] as readonly number[]).some((beside) => cells[beside] === DEEP)
    )
      continue;
    for (let step = 0, placed = 0; placed < size && step < 3 * size; step++) {
      if (cells[square] === SEA) {
        sketch.put(square, DEEP);
        placed++;
        left--;
      }
      const around = waters.around[square] as readonly number[];
      const next = around[below(around.length, random)] as number;
      if (cells[next] === SEA || cells[next] === DEEP) square = next;
    }
  }
}

type Undo = readonly (readonly [square: number, cell: number])[];

/** Makes a random change. Returns what undoes it, or undefined if nothing was changed. */
function changed(sketch: Sketch, islands: Range, random: Random): Undo | undefined {
  const { waters, cells } = sketch;
  const square = below(waters.count, random);
  if (sketch.isFixed(square)) return undefined;
  const cell = cells[square] as number;
  const lot = random();
  if (cell === SEA) {
    // A new island, or a new square of a patch.
    const isBeside = (waters.around[square] as readonly number[]).some((beside) => cells[beside] === DEEP);
    if (isBeside && lot < 0.3) return put(sketch, [[square, DEEP]]);
    if (sketch.islands >= islands[1] || lot > 0.4) return undefined;
    return put(sketch, [[square, random() < 0.5 ? WOODY : ROCKY]]);
  }
  if (lot < 0.15)
    return cell >= WOODY && sketch.islands <= islands[0] ? undefined : put(sketch, [[square, SEA]]);
  if (cell >= WOODY && lot < 0.35) return put(sketch, [[square, cell === WOODY ? ROCKY : WOODY]]);
  const around = waters.around[square] as readonly number[];
  const to = lot < 0.7 ? (around[below(around.length, random)] as number) : below(waters.count, random);
  const other = cells[to] as number;
  if (sketch.isFixed(to) || other === cell) return undefined;
  return put(sketch, [
    [square, other],
    [to, cell],
  ]);
}

function put(sketch: Sketch, changes: Undo): Undo {
  const undo = changes.map(([square]) => [square, sketch.cells[square] as number] as const);
  for (const [square, cell] of changes) sketch.put(square, cell);
  return undo;
}

interface Aims {
  readonly ambiguity: Range;
  readonly bits: Range;
}

function offAims({ waters, cells }: Sketch, { ambiguity, bits }: Aims): number {
  const seen = classes.subarray(0, waters.count);
  classesOf(waters, cells, seen);
  let sum = 0;
  for (let square = 0; square < waters.count; square++)
    if (square !== waters.middle) sum += ambiguityOf(waters, seen, square);
  return outside(sum / (waters.count - 1), ambiguity) + outside(bitsOf(seen), bits);
}

function outside(value: number, [least, most]: Range): number {
  return Math.max(0, least - value, value - most);
}
