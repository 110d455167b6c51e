/** Writes a table with a finished game directly into a store, so that tests don't have to play it. */
import { digest, newCode } from '../../server/lib/secrets.ts';
import { gameLog, tableLog } from '../../server/tables/logs.ts';
import type { Store } from '../../server/store/store-interface.ts';
import { loadBoards } from '../../server/lib/boards.ts';
import type { GameEvent, Variants } from '../../shared/game/game.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { CODE_LENGTH } from '../../shared/wire/codes.ts';
import { newToken } from './client.ts';
import { began, playOut } from './play.ts';
import { seeded } from './random.ts';

/**
 * The people at the table with their names: Ann is the host and a Navigator, Ben is another Navigator, Pia is Poseidon,
 * and Eve is a spectator.
 */
export const PEOPLE = { ann: 'Annette', ben: 'Benjamin', pia: 'Olympia', eve: 'Evelyn' } as const;
export type Someone = keyof typeof PEOPLE;

export interface Finished {
  readonly code: string;
  readonly game: string;
  /** The whole log of the game. */
  readonly events: readonly GameEvent[];
  readonly tokens: Readonly<Record<Someone, string>>;
}

/**
 * The log of a whole game that was played at random, with Ann and Ben as Navigators. The same seed gives the same game.
 */
export function wholeGame(seed = 1, variants: Partial<Variants> = {}): readonly GameEvent[] {
  const [board] = loadBoards('boards').values();
  if (!board) throw new Error('there is no board');
  const owners = { red: 'ann', green: 'ann', white: 'ben', yellow: 'ben' };
  const first = began(board, variants, { navigators: ['ann', 'ben'], owners });
  let log: readonly GameEvent[] = [];
  for (const play of playOut(first, seeded(seed), 0.3)) log = play.log;
  return log;
}

/** Writes a table with one finished game into a store. */
export async function finish(
  store: Store,
  events: readonly GameEvent[] = wholeGame(),
  {
    code = newCode(CODE_LENGTH.least),
    id = `T0000000${code}`,
    game = `game-${code}`,
  }: { readonly code?: string; readonly id?: string; readonly game?: string } = {},
): Promise<Finished> {
  const [first, last] = [events[0], events.at(-1)];
  if (first?.type !== 'began' || last?.type !== 'ended') throw new Error('that is no whole game');
  const { owners, navigators } = first;
  const people = Object.entries(PEOPLE) as [Someone, string][];
  const log: TableEvent[] = [
    { type: 'made', code, board: 'A' },
    ...people.map(([player, name]): TableEvent => ({ type: 'joined', player, name })),
    { type: 'sat', player: 'pia', seat: 'poseidon' },
    ...navigators.map((player): TableEvent => ({ type: 'sat', player, seat: 'navigators' })),
    ...[
      {
        type: 'game-began',
        game,
        board: 'A',
        mode: 'competing',
        poseidon: 'pia',
        navigators,
        owners,
        series: null,
      } as const,
    ],
    { type: 'game-ended', game, outcome: last.outcome },
  ];
  const entries = [
    ...log.map((event, number) => ({ log: tableLog(id), number, event })),
    ...events.map((event, number) => ({ log: gameLog(game), number, event })),
  ];
  await store.write({ entries, table: { id, code } });
  const tokens = { ann: newToken(), ben: newToken(), pia: newToken(), eve: newToken() };
  for (const [player] of people)
    await store.write({ entries: [], seat: { table: id, digest: digest(tokens[player]), player } });
  return { code, game, events, tokens };
}
