/** The players and settings of a pair, which are the same at both tables. */
import type { Board, Ship } from '../../../shared/board/board.ts';
import { SHIPS } from '../../../shared/board/board.ts';
import type { GameMode, Owners, Variants } from '../../../shared/game/game.ts';
import { shares } from '../../../shared/game/rules/owners.ts';
import type { Random } from '../../../shared/random.ts';
import type { Clock } from '../../../shared/table/clock.ts';
import { allVariants, hasRoom } from '../../helpers/arbitraries.ts';
import { randomBoard } from '../../helpers/boards.ts';
import type { Transport } from '../../helpers/handshake.ts';
import { began, type Began } from '../../helpers/play.ts';
import { always, oneOf } from '../../helpers/random.ts';

export const NAVIGATORS = ['navigator0', 'navigator1', 'navigator2', 'navigator3'] as const;
export const ROLES = [...NAVIGATORS, 'poseidon', 'onlooker', 'olympus'] as const;
/** A role at a table; `olympus` is a big screen that the host and Poseidon have allowed. */
export type Role = (typeof ROLES)[number];

export interface Scene {
  readonly board: Board;
  readonly variants: Variants;
  readonly mode: GameMode;
  readonly clock: Clock | null;
  /** All roles with a seat, Navigators first. The first role is the host. */
  readonly roles: readonly Role[];
  /** The owner of each ship. */
  readonly owners: Readonly<Record<Ship, Role | null>>;
  /** How each role is connected at first. */
  readonly transports: Readonly<Record<Role, Transport>>;
}

const ALL_VARIANTS = [...allVariants()];

/** Wide, almost empty boards, on which reports stay the same for a long time, and one crowded board. */
const SEAS: readonly Board[] = [
  { columns: 15, rows: 15, islands: 0.02, deepSea: 0 },
  { columns: 15, rows: 15, islands: 0.04, deepSea: 0.02 },
  { columns: 15, rows: 12, islands: 0.02, deepSea: 0 },
  { columns: 11, rows: 11, islands: 0.2, deepSea: 0.1 },
].map(({ columns, rows, ...density }, i) => ({
  ...randomBoard({ columns, rows }, density, always(i + 1)),
  id: `sea-${i}`,
}));

/** The boards that the server offers. */
export const BOARDS = new Map(SEAS.map((board) => [board.id, board]));

/** Each turn takes longer than any pair, so that no clock runs out. */
const CLOCKS: readonly Clock[] = [
  { poseidon: 600, order: 300, atZero: 'random move' },
  { hours: 12, atZero: 'random move' },
  { hours: 24, atZero: 'opponent' },
];

export function drawScene(random: Random): Scene {
  const mode = oneOf(['cooperative', 'competing'] as const, random);
  const navigators = NAVIGATORS.slice(0, 1 + Math.floor(random() * 4));
  const owners: Partial<Record<Ship, Role | null>> = {};
  const open = shares(navigators.length, mode).flatMap((share, i) =>
    Array.from({ length: share }, () => navigators[i] ?? null),
  );
  for (const [i, ship] of SHIPS.entries()) owners[ship] = open[i] ?? null;
  const roles: Role[] = [...navigators, 'poseidon', 'onlooker', 'olympus'];
  return {
    ...drawSea(random),
    mode,
    clock: random() < 0.6 ? oneOf(CLOCKS, random) : null,
    roles,
    owners: owners as Owners as Scene['owners'],
    transports: Object.fromEntries(ROLES.map((role) => [role, drawTransport(random)])) as Scene['transports'],
  };
}

/** Draws a transport, usually websocket, because long-polling is slower. */
export function drawTransport(random: Random): Transport {
  return random() < 0.3 ? 'polling' : 'websocket';
}

function drawSea(random: Random): Pick<Scene, 'board' | 'variants'> {
  for (;;) {
    const [board, variants] = [oneOf(SEAS, random), oneOf(ALL_VARIANTS, random)];
    if (hasRoom(board, variants)) return { board, variants };
  }
}

/** The beginning of a scene's game. Its player ids are the roles. */
export function beganIn({ board, variants, roles, owners }: Scene): Began {
  return began(board, variants, { navigators: roles.filter(isNavigator), owners });
}

export function isNavigator(role: Role): boolean {
  return role.startsWith('navigator');
}
