/** Every contender by its name; loaded when it is asked for, for some need packages of their own. */
import type { Contender } from '../contender.ts';

/** What all others are measured against. */
export const BASE = 'socketio';

/** Those that need nothing but what the product has. */
const OF_THE_HOUSE: Readonly<Record<string, () => Promise<Contender>>> = {
  ws: async () => (await import('./ws.ts')).ws,
  [BASE]: async () => (await import('./socketio.ts')).socketio,
  insert: async () => (await import('./insert.ts')).insert,
  durable: async () => (await import('./durable.ts')).durable,
  ours: async () => (await import('./ours.ts')).ours,
};

/** Those that need the packages of tests/bench/guests. */
const GUESTS: Readonly<Record<string, () => Promise<Contender>>> = {
  'colyseus-messages': async () => (await import('../guests/colyseus-messages.ts')).colyseusMessages,
  'colyseus-schema': async () => (await import('../guests/colyseus-schema.ts')).colyseusSchema,
  boardgame: async () => (await import('../guests/boardgame.ts')).boardgame,
};

/** What `npm run bench:servers` starts, with a database beside it. */
const SHARING: Readonly<Record<string, () => Promise<Contender>>> = {
  'ours-shared': async () => (await import('./ours.ts')).oursShared,
};

export const WITHOUT_PACKAGES = Object.keys(OF_THE_HOUSE);
export const NAMES = [...WITHOUT_PACKAGES, ...Object.keys(GUESTS)];

/** @throws Error if nobody has this name, or a package is missing */
export function loadContender(name: string): Promise<Contender> {
  const load = OF_THE_HOUSE[name] ?? GUESTS[name] ?? SHARING[name];
  if (!load) throw new Error(`${name}: no such contender; there are ${NAMES.join(', ')}`);
  return load();
}

export function needsPackages(name: string): boolean {
  return name in GUESTS;
}
