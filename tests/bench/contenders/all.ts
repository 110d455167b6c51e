/** Every contender, by name. Each is loaded only when it is needed, because some need additional packages. */
import type { Contender } from '../contender.ts';

/** The contender that all others are compared with. */
export const BASE = 'socketio';

/** The contenders that need no packages besides the product's own. */
const OF_THE_HOUSE: Readonly<Record<string, () => Promise<Contender>>> = {
  ws: async () => (await import('./ws.ts')).ws,
  [BASE]: async () => (await import('./socketio.ts')).socketio,
  insert: async () => (await import('./insert.ts')).insert,
  durable: async () => (await import('./durable.ts')).durable,
  ours: async () => (await import('./ours.ts')).ours,
};

/** The contenders that need the packages of tests/bench/guests. */
const GUESTS: Readonly<Record<string, () => Promise<Contender>>> = {
  'colyseus-messages': async () => (await import('../guests/colyseus-messages.ts')).colyseusMessages,
  'colyseus-schema': async () => (await import('../guests/colyseus-schema.ts')).colyseusSchema,
  boardgame: async () => (await import('../guests/boardgame.ts')).boardgame,
};

/** The contenders that `npm run bench:servers` starts, together with a database. */
const SHARING: Readonly<Record<string, () => Promise<Contender>>> = {
  'ours-shared': async () => (await import('./ours.ts')).oursShared,
};

export const WITHOUT_PACKAGES = Object.keys(OF_THE_HOUSE);
export const NAMES = [...WITHOUT_PACKAGES, ...Object.keys(GUESTS)];

/** @throws Error if there is no contender with this name, or if one of its packages is missing */
export function loadContender(name: string): Promise<Contender> {
  const load = OF_THE_HOUSE[name] ?? GUESTS[name] ?? SHARING[name];
  if (!load) throw new Error(`${name}: no such contender; there are ${NAMES.join(', ')}`);
  return load();
}

export function needsPackages(name: string): boolean {
  return name in GUESTS;
}
