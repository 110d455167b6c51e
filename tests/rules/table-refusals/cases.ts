/** The form of the cases in which a command at a table is refused. */
import type { TableCommand } from '../../../shared/table/commands.ts';
import type { TableDeps } from '../../../shared/table/decide/deps.ts';
import type { TableRefusal } from '../../../shared/table/refusals.ts';
import type { Evening } from '../../helpers/tables.ts';

type Case = readonly [
  what: string,
  evening: () => Evening,
  player: string,
  command: TableCommand,
  deps?: Partial<TableDeps>,
];

/** For each refusal, the cases that cause it. */
export type Cases = Readonly<Partial<Record<TableRefusal, readonly Case[]>>>;
