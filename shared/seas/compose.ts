/**
 * Composes sketches: scatters islands and deep sea, and changes them until the sketch fits its band. Opposite squares
 * are alike, with woody and rocky islands swapped, so opposite ships have equal chances.
 */
import { pick, type Random } from '../random.ts';
import { LEAST_PATCH, type Range } from './bands.ts';
import { bitsOf, classesOf, meanAmbiguity, DEEP, ROCKY, SEA, WOODY } from './figures.ts';
import type { Plan } from './plans.ts';
import { LARGEST_PATCH, Sketch, START_KINDS } from './sketch.ts';

/** The maximum number of changes that are tried for a new sketch. */
const CHANGES = 1200;

/** A new sketch that fits the band; undefined if none was found. */
export function composeSketch(plan: Plan, random: Random): Sketch | undefined {
  const { band, turns, deepShare } = plan;
  const sketch = new Sketch(band.size, band.distance, pick(turns, random), pick(START_KINDS, random));
  const { count } = sketch.waters;
  const figure = ([least, most]: Range) => least + random() * (most - least);
  const islands = islandsOf(plan);
  scatterIslands(sketch, Math.round(figure(islands)), random);
  scatterDeepSea(sketch, Math.round(figure(deepShare) * count), random);
  const [least, most] = band.stormAmbiguity;
  const aim = figure([least + MARGIN, most - MARGIN]);
  const offAims = () => {
    const { ambiguity, bits } = figuresOf(sketch);
    return outside(ambiguity, [aim - MARGIN, aim + MARGIN]) + outside(bits, band.classBits);
  };
  let faults = sketch.faults();
  let off = Infinity;
  for (let change = 0; change < CHANGES && (faults > 0 || off > 0); change++) {
    const undo = changed(sketch, islands, random);
    if (!undo) continue;
    const nextFaults = sketch.faults();
    const nextOff = nextFaults === 0 ? offAims() : Infinity;
    if (nextFaults < faults || (nextFaults === faults && nextOff <= off)) {
      faults = nextFaults;
      off = nextOff;
    } else {
      put(sketch, undo);
    }
  }
  return faults === 0 && off === 0 ? sketch : undefined;
}

/** How far the aim for the ambiguity is from the ends of the band, and how exactly it is reached. */
const MARGIN = 0.03;

/**
 * A copy of a sketch with some changes. It fits the band, too.
 * @param direction 1 if no change may lower the ambiguity, -1 if none may raise it
 */
export function varySketch(original: Sketch, plan: Plan, direction: 1 | -1, random: Random): Sketch {
  const sketch = original.copy();
  const islands = islandsOf(plan);
  const { stormAmbiguity, classBits } = plan.band;
  let { ambiguity } = figuresOf(sketch);
  let left = FEWEST_CHANGES + below(MORE_CHANGES, random);
  for (let tries = 0; tries < MOST_TRIES && left > 0; tries++) {
    const undo = changed(sketch, islands, random);
    if (!undo) continue;
    const next = sketch.faults() === 0 ? figuresOf(sketch) : undefined;
    const fits = next && isWithin(next.ambiguity, stormAmbiguity) && isWithin(next.bits, classBits);
    if (fits && (next.ambiguity - ambiguity) * direction >= 0) {
      left--;
      ambiguity = next.ambiguity;
    } else {
      put(sketch, undo);
    }
  }
  return sketch;
}

/** The number of changes to a sketch that is varied, and how many are tried. */
const FEWEST_CHANGES = 2;
const MORE_CHANGES = 5;
const MOST_TRIES = 100;

function isWithin(value: number, [least, most]: Range): boolean {
  return value >= least && value <= most;
}

/** The fewest and the most islands. Both are odd, because islands come in pairs beside the Sacred Island. */
function islandsOf({ band: { islandShare, size } }: Plan): Range {
  const least = Math.ceil(islandShare[0] * size * size);
  const most = Math.floor(islandShare[1] * size * size);
  return [least % 2 === 0 ? least + 1 : least, most % 2 === 0 ? most - 1 : most];
}

function below(count: number, random: Random): number {
  return Math.floor(random() * count);
}

function scatterIslands(sketch: Sketch, count: number, random: Random): void {
  while (sketch.islands < count - 1) {
    const square = below(sketch.waters.count, random);
    if (sketch.cells[square] === SEA) put(sketch, paired(sketch, [[square, someIsland(random)]]));
  }
}

function someIsland(random: Random): number {
  return random() < 0.5 ? WOODY : ROCKY;
}

function scatterDeepSea(sketch: Sketch, count: number, random: Random): void {
  const { waters, cells } = sketch;
  let left = count;
  for (let tries = 0; left > 0 && tries < MOST_PATCHES; tries++) {
    const size = LEAST_PATCH + below(LARGEST_PATCH - LEAST_PATCH, random);
    let square = below(waters.count, random);
    const around = waters.around[square] as readonly number[];
    if (cells[square] !== SEA || around.some((beside) => cells[beside] === DEEP)) continue;
    for (let step = 0, placed = 0; placed < size && step < 3 * size; step++) {
      if (cells[square] === SEA) {
        put(sketch, paired(sketch, [[square, DEEP]]));
        placed++;
        left -= 2;
      }
      const besides = waters.around[square] as readonly number[];
      const next = besides[below(besides.length, random)] as number;
      if (cells[next] === SEA || cells[next] === DEEP) square = next;
    }
  }
}

/** The maximum share of deep sea among all squares. */
const MOST_DEEP = 0.2;
/** The maximum number of patches of deep sea that are tried. */
const MOST_PATCHES = 200;

type Changes = readonly (readonly [square: number, cell: number])[];

/** Adds the same changes to the opposite squares, with woody and rocky islands swapped. */
function paired({ waters: { count } }: Sketch, changes: Changes): Changes {
  return [...changes, ...changes.map(([square, cell]) => [count - 1 - square, swapped(cell)] as const)];
}

function swapped(cell: number): number {
  return cell === WOODY ? ROCKY : cell === ROCKY ? WOODY : cell;
}

/** Makes a random change. Returns the changes that undo it, or undefined if nothing was changed. */
function changed(sketch: Sketch, islands: Range, random: Random): Changes | undefined {
  const changes = someChange(sketch, islands, random);
  return changes && put(sketch, paired(sketch, changes));
}

function someChange(sketch: Sketch, islands: Range, random: Random): Changes | undefined {
  const { waters, cells } = sketch;
  const square = below(waters.count, random);
  if (sketch.isFixed(square)) return undefined;
  const cell = cells[square] as number;
  const around = waters.around[square] as readonly number[];
  const lot = random();
  if (cell === SEA) {
    const mayBeDeep = sketch.deepSea + 2 <= MOST_DEEP * waters.count;
    if (lot < 0.3 && mayBeDeep && around.some((beside) => cells[beside] === DEEP)) return [[square, DEEP]];
    return sketch.islands + 2 > islands[1] || lot > 0.4 ? undefined : [[square, someIsland(random)]];
  }
  if (lot < 0.15) return cell >= WOODY && sketch.islands - 2 < islands[0] ? undefined : [[square, SEA]];
  if (cell >= WOODY && lot < 0.35) return [[square, swapped(cell)]];
  const to = lot < 0.7 ? (around[below(around.length, random)] as number) : below(waters.count, random);
  const other = cells[to] as number;
  if (sketch.isFixed(to) || other === cell || to === waters.count - 1 - square) return undefined;
  return [
    [square, other],
    [to, cell],
  ];
}

/** Makes changes and returns those that undo them. */
function put(sketch: Sketch, changes: Changes): Changes {
  const undo = changes.map(([square]) => [square, sketch.cells[square] as number] as const);
  for (const [square, cell] of changes) sketch.put(square, cell);
  return undo;
}

function figuresOf({ waters, cells }: Sketch): { readonly ambiguity: number; readonly bits: number } {
  const classes = classesOf(waters, cells);
  return { ambiguity: meanAmbiguity(waters, classes), bits: bitsOf(classes) };
}

function outside(value: number, [least, most]: Range): number {
  return Math.max(0, least - value, value - most);
}
