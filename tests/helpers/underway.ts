/** A table with a game under way, written straight into a store: its ships begin where the test wants them. */
import { digest, newCode } from '../../server/lib/secrets.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import { gameLog, tableLog } from '../../server/tables/logs.ts';
import type { Store } from '../../server/store/store-interface.ts';
import type { Board } from '../../shared/board/board.ts';
import type { Variants } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/table.ts';
import { CODE_LENGTH } from '../../shared/wire/codes.ts';
import { newToken } from './client.ts';
import { began } from './play.ts';

export interface Underway {
  readonly code: string;
  /** Ann navigates, Pia is Poseidon, Eve looks on. */
  readonly tokens: Readonly<Record<'ann' | 'pia' | 'eve', string>>;
}

/**
 * What of the table is another than usual: `crew`: Eve navigates too; `olympus`: a big screen may show the truth;
 * `clock`: an order may take two minutes.
 */
type Settings = { readonly crew?: boolean; readonly olympus?: boolean; readonly clock?: boolean } & Partial<
  Pick<Extract<TableEvent, { type: 'game-began' }>, 'mode' | 'oracle' | 'surveyHelp' | 'openChart'>
>;

/** A board, with some of its ships on other squares at the start. */
export function boardFrom(starts: Partial<Board['starts']>, name = 'A'): Board {
  const board = loadBoards('boards').get(name);
  if (!board) throw new Error(`there is no board ${name}`);
  return { ...board, starts: { ...board.starts, ...starts } };
}

/** Writes a table with a game that has begun into a store. */
export async function setOut(
  store: Store,
  board: Board,
  variants: Partial<Variants> = {},
  { crew = false, olympus = false, clock = false, ...settings }: Settings = {},
): Promise<Underway> {
  // A test that is run again has the store of the first time.
  const code = newCode(CODE_LENGTH.least);
  const id = `T0000000${code}`;
  const game = `game-${code}`;
  const navigators = crew ? ['ann', 'eve'] : ['ann'];
  const other = crew ? 'eve' : 'ann';
  const owners = { red: 'ann', green: other, white: 'ann', yellow: other };
  const players = { ann: 'Ann', pia: 'Pia', eve: 'Eve' };
  const first = began(board, variants, { navigators, owners });
  const log: TableEvent[] = [
    { type: 'made', code, board: 'A' },
    ...Object.entries(players).map(([player, name]): TableEvent => ({ type: 'joined', player, name })),
    { type: 'sat', player: 'pia', seat: 'poseidon' },
    ...navigators.map((player): TableEvent => ({ type: 'sat', player, seat: 'navigators' })),
    ...(clock
      ? [{ type: 'clock-chosen', clock: { poseidon: 300, order: 120, atZero: 'sign' } } as const]
      : []),
    {
      type: 'game-began',
      game,
      board: 'A',
      mode: 'cooperative',
      poseidon: 'pia',
      navigators,
      owners,
      series: null,
      ...settings,
    },
    ...(['host', 'poseidon'] as const).flatMap((by): TableEvent[] =>
      olympus ? [{ type: 'olympus-allowed', by, allowed: true }] : [],
    ),
  ];
  const entries = [
    ...log.map((event, number) => ({ log: tableLog(id), number, event })),
    { log: gameLog(game), number: 0, event: first },
  ];
  await store.write({ entries, table: { id, code } });
  const tokens = { ann: newToken(), pia: newToken(), eve: newToken() };
  for (const [player, token] of Object.entries(tokens))
    await store.write({ entries: [], seat: { table: id, digest: digest(token), player } });
  return { code, tokens };
}
