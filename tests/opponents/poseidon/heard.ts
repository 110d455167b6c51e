/** Plays games with opponents as Poseidon, and records everything that they receive and do. */
import { readBoardFile, boardFilesIn, BOARDS_FOLDER } from '../../../server/lib/read-board-file.ts';
import type { Board } from '../../../shared/board/board.ts';
import { BASE_GAME, type GameEvent, type PoseidonCommand, type Variants } from '../../../shared/game/game.ts';
import type { PoseidonTold } from '../../../shared/game/told.ts';
import { followPoseidon, type PoseidonView } from '../../../shared/game/views/poseidon.ts';
import type { PoseidonMind } from '../../../shared/opponents/minds.ts';
import type { Rung } from '../../../shared/opponents/opponents.ts';
import { poseidonMind } from '../../../shared/opponents/poseidon/mind.ts';
import { seeded } from '../../helpers/random.ts';
import { playVoyage } from '../../../shared/selfplay/voyage.ts';
import { sailor, type Habits } from './crew.ts';

/** Our own boards, A to D. */
export const BOARDS: readonly Board[] = boardFilesIn(BOARDS_FOLDER).map((path) => {
  const read = readBoardFile(path);
  if (!read.ok) throw new Error(`${path} is no board`);
  return read.board;
});

/** One decision: the events received before it, the view, and the command. */
export interface Thought {
  readonly told: readonly PoseidonTold[];
  readonly view: PoseidonView;
  readonly mind: PoseidonMind;
  readonly command: PoseidonCommand;
}

export interface Heard {
  readonly log: readonly GameEvent[];
  readonly thoughts: readonly Thought[];
}

/** Plays a whole game against a crew of two. */
export function hear(
  rung: Rung,
  board: Board,
  variants: Partial<Variants>,
  seed: number,
  habits: Habits = { whim: 0.2 },
): Heard {
  const thoughts: Thought[] = [];
  const listening = (
    mind: PoseidonMind,
    told: readonly PoseidonTold[],
    view: PoseidonView | undefined,
  ): PoseidonMind => ({
    hear: (event) => listening(mind.hear(event), [...told, event], followPoseidon(view, event)),
    think(random) {
      const command = mind.think(random);
      if (command && view) thoughts.push({ told, view, mind, command });
      return command;
    },
  });
  const log = playVoyage({
    board,
    variants: { ...BASE_GAME, ...variants },
    crew: { anna: sailor(habits), bert: sailor(habits) },
    poseidon: listening(poseidonMind(rung), [], undefined),
    random: seeded(seed),
  });
  return { log, thoughts };
}

/** An opponent as Poseidon that has received these events. */
export function minded(rung: Rung, told: readonly PoseidonTold[]): PoseidonMind {
  return told.reduce((mind, event) => mind.hear(event), poseidonMind(rung));
}
