/** Plays one game of bots in this process by the real rules. Records refusals, and the cost of each move. */
import { playVoyage } from '../../../shared/selfplay/voyage.ts';
import type { GameEvent, Side } from '../../../shared/game/game.ts';
import type { NavigatorMind, PoseidonMind } from '../../../shared/opponents/minds.ts';
import { navigatorMind } from '../../../shared/opponents/navigators/navigators.ts';
import { poseidonMind } from '../../../shared/opponents/poseidon/mind.ts';
import { seededBy } from '../../../shared/seeded.ts';
import { BOARDS, type Drawn } from './draw.ts';

export interface Played {
  /** Each command that was refused, and why. */
  readonly refused: readonly string[];
  /** Why the game did not end; null if it did. */
  readonly unfinished: string | null;
  /** The cost of each move in ms of processor time. It includes processing the events since the previous move. */
  readonly costs: Readonly<Record<Side, readonly number[]>>;
}

/** Creates the opponents of a game. By default they are the real ones. */
export interface MindMakers {
  navigatorMind: typeof navigatorMind;
  poseidonMind: typeof poseidonMind;
}

/** Plays a game. Reports an error during the game as `unfinished`. */
export function playGame(drawn: Drawn, minds: MindMakers = { navigatorMind, poseidonMind }): Played {
  const { navigators, owners, variants } = drawn;
  const refused: string[] = [];
  const costs = { navigators: [] as number[], poseidon: [] as number[] };
  const board = BOARDS.find(({ id }) => id === drawn.board);
  if (!board) throw new Error(`no board ${drawn.board}`);
  const crew = navigators.map((player) => {
    const mind = meteredCrew(minds.navigatorMind(drawn.crew), (ms) => costs.navigators.push(ms));
    return [player, mind] as const;
  });
  try {
    const log = playVoyage({
      board,
      variants,
      owners,
      crew: Object.fromEntries(crew),
      poseidon: meteredPoseidon(minds.poseidonMind(drawn.poseidon), (ms) => costs.poseidon.push(ms)),
      random: seededBy(drawn.name),
      onRefused: (side, command, refusal) => refused.push(`${side} ${JSON.stringify(command)}: ${refusal}`),
    });
    return { refused, unfinished: isOver(log) ? null : 'the log has no end', costs };
  } catch (error) {
    return { refused, unfinished: String(error), costs };
  }
}

function isOver(log: readonly GameEvent[]): boolean {
  return log.at(-1)?.type === 'ended';
}

/** The processor time that this thread has used so far, in ms. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function timed<T>(what: () => T): [T, number] {
  const before = processorMs();
  const made = what();
  return [made, processorMs() - before];
}

/**
 * Measures the cost of each move of an opponent. If the opponent has no move to make, no cost is recorded, because a
 * server would not have asked it for one.
 */
function meteredPoseidon(mind: PoseidonMind, onMove: (ms: number) => void): PoseidonMind {
  let spent = 0;
  const metered = (inner: PoseidonMind): PoseidonMind => ({
    hear(told) {
      const [next, ms] = timed(() => inner.hear(told));
      spent += ms;
      return metered(next);
    },
    think(random) {
      const [command, ms] = timed(() => inner.think(random));
      if (!command) return null;
      onMove(spent + ms);
      spent = 0;
      return command;
    },
  });
  return metered(mind);
}

function meteredCrew(mind: NavigatorMind, onMove: (ms: number) => void): NavigatorMind {
  let spent = 0;
  const metered = (inner: NavigatorMind): NavigatorMind => ({
    hear(told) {
      const [next, ms] = timed(() => inner.hear(told));
      spent += ms;
      return metered(next);
    },
    think(player, random) {
      const [thought, ms] = timed(() => inner.think(player, random));
      if (!thought.move) return thought;
      onMove(spent + ms);
      spent = 0;
      return thought;
    },
  });
  return metered(mind);
}
