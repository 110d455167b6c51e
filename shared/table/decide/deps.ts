/** What a decision at a table depends on in addition to the table. */
import type { Square } from '../../board/squares.ts';
import type { Variants } from '../../game/game.ts';
import type { Random } from '../../random.ts';
import type { GameTurn } from '../game-record.ts';
import type { PublicState } from '../rules/finishing.ts';
import type { OpenTables } from '../rules/open-table.ts';
import type { Circumstances } from '../rules/seats.ts';

export interface TableDeps extends Circumstances {
  /** The ids of the server's boards. */
  readonly boards: readonly string[];
  /** Returns whether a board has room for the special tiles of these variants. */
  readonly hasRoom: (board: string, variants: Variants) => boolean;
  /** Returns whether a board has this square. */
  readonly hasSquare: (board: string, square: Square) => boolean;
  /** Whether this server lists open tables. */
  readonly openTables: OpenTables;
  /** What everybody knows about the running game, if there is one. */
  readonly game: PublicState | undefined;
  /** The current turn of the running game, if there is one. */
  readonly turn: GameTurn | undefined;
  readonly newId: () => string;
  /** Makes an unguessable link to a game of this table. */
  readonly newLink: () => string;
  readonly random: Random;
}
