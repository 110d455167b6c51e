/** The tables' clocks: time for each turn of Poseidon's and each order, if the table wants it. */
import type { GameCommand, PlayerId } from '../shared/game.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../shared/moves.ts';
import type { ClockSign } from '../shared/protocol.ts';
import { shipsToStep } from '../shared/rules/orders.ts';
import { shuffled } from '../shared/rules/owners.ts';
import type { Feeds, OpenTable } from './table.ts';

interface Ticking {
  /** The turn that it measures. */
  readonly turn: string;
  readonly endsAt: number;
  readonly ofMs: number;
  readonly timer: NodeJS.Timeout;
}

/** What the clocks report: a new reading, or what was done when time ran out. */
export interface ClockListener {
  onSign(table: OpenTable, sign: ClockSign | null): void;
  onMove(table: OpenTable, feeds: Feeds): void;
}

export class Clocks {
  readonly #ticking = new Map<OpenTable, Ticking>();
  readonly #listener: ClockListener;

  constructor(listener: ClockListener) {
    this.#listener = listener;
  }

  /** What a table's clock shows now. */
  sign(table: OpenTable): ClockSign | null {
    const ticking = this.#ticking.get(table);
    return ticking ? { leftMs: Math.max(0, ticking.endsAt - Date.now()), ofMs: ticking.ofMs } : null;
  }

  /** Looks whose turn it is now: a new turn starts its clock, no turn stops it. */
  follow(table: OpenTable): void {
    const due = dueOf(table);
    const before = this.#ticking.get(table);
    if (before?.turn === due?.turn && before?.ofMs === due?.ofMs) return;
    this.stop(table);
    if (due) {
      const timer = setTimeout(() => void this.#runOut(table, due.turn), due.ofMs);
      this.#ticking.set(table, { ...due, endsAt: Date.now() + due.ofMs, timer });
    }
    this.#listener.onSign(table, this.sign(table));
  }

  stop(table: OpenTable): void {
    clearTimeout(this.#ticking.get(table)?.timer);
    this.#ticking.delete(table);
  }

  stopAll(): void {
    for (const table of this.#ticking.keys()) this.stop(table);
  }

  async #runOut(table: OpenTable, turn: string): Promise<void> {
    if (table.table.clock?.atZero !== 'random move') return;
    const feeds = await table.actFor(() => (dueOf(table)?.turn === turn ? randomMove(table) : undefined));
    this.#listener.onMove(table, feeds);
  }
}

/** The turn that a table's clock measures now, and how long it may take. */
function dueOf(table: OpenTable): { turn: string; ofMs: number } | undefined {
  const { clock } = table.table;
  const { record, game } = table.running ?? {};
  if (!clock || !record || !game) return undefined;
  const turn = `${record.id} ${game.round} ${game.phase} ${game.stepped.length}`;
  if (game.phase === 'poseidon' || game.phase === 'caught') return { turn, ofMs: clock.poseidon * 1000 };
  return game.phase === 'navigators' ? { turn, ofMs: clock.order * 1000 } : undefined;
}

/** A legal move drawn by lot for whoever let the time run out. */
function randomMove(table: OpenTable): { actor: PlayerId; command: GameCommand } | undefined {
  const { record, game } = table.running ?? {};
  if (!record || !game) return undefined;
  if (game.phase === 'poseidon' || game.phase === 'caught') {
    const command = randomPoseidonMove(game, Math.random);
    return command && record.poseidon !== null ? { actor: record.poseidon, command } : undefined;
  }
  const [ship] = shuffled(shipsToStep(game), Math.random);
  const actor = (ship && game.owners[ship]) ?? record.navigators[0];
  if (actor === undefined) return undefined;
  const command = randomNavigatorMove(game, actor, Math.random);
  return command ? { actor, command } : undefined;
}
