/** The events of seating an opponent. */
import { CHARACTERS } from '../../opponents/opponents.ts';
import type { TableCommand } from '../commands.ts';
import type { TableEvent } from '../events.ts';
import { evolveTable } from '../evolve.ts';
import { playerOf, wishesFor } from '../rules/opponents.ts';
import type { Table } from '../table.ts';
import type { TableDeps } from './deps.ts';

export function seatOpponent(
  table: Table,
  { opponent, seat, ships }: Extract<TableCommand, { type: 'seat-opponent' }>,
  { newId }: TableDeps,
): TableEvent[] {
  const known = playerOf(table, opponent);
  const player = known?.id ?? newId();
  const { name } = CHARACTERS[opponent];
  const seated: TableEvent[] = [
    ...(known ? [] : [{ type: 'joined', player, name, opponent } as const]),
    { type: 'sat', player, seat },
  ];
  if (!ships) return seated;
  const wishes = wishesFor(seated.reduce(evolveTable, table), player, ships);
  return [...seated, { type: 'ships-wished', wishes }];
}
