/** Texts about open tables: the list on the home page, and the host's settings. */
import type { Side } from '../../../shared/game/game.ts';
import { list } from './words.ts';

// ── The list on the home page ───────────────────────────────────────────────────────────────────
export const heading = 'Open tables';
/** The host of a table and those who are with them. */
export const company = (host: string, others: readonly string[]) =>
  others.length === 0 ? host : `${host}, with ${list(others)}`;
/** The free seats: whether Poseidon's is one, and how many Navigators can sit down. */
export const free = (poseidon: boolean, navigators: number) => {
  const crew = navigators === 1 ? '1 Navigator' : `${navigators} Navigators`;
  return `Free: ${[...(poseidon ? ['Poseidon'] : []), ...(navigators > 0 ? [crew] : [])].join(', ') || 'no seat'}`;
};
export const running = 'Game in progress';
export const join = 'Join';
export const watch = 'Watch';
export const more = (count: number) => (count === 1 ? 'One more table' : `${count} more tables`);

// ── The host's settings ─────────────────────────────────────────────────────────────────────────
export const listing = 'On the home page';
export const listingDoes: Readonly<Record<'home' | 'public' | 'closed', string>> = {
  home: 'Everyone at home sees this table on Odyssey’s home page, and can join or watch without the code.',
  public: 'Anyone on this server sees this table on its home page, with your names, and can join or watch.',
  closed: 'Only people with the code or the link can join or watch.',
};
export const listingOptions = ['Not listed', 'Listed'] as const;
export const wait = 'If a side stays empty';
export const waitDoes = (time: string | null) =>
  time === null
    ? 'It waits until somebody takes a seat.'
    : `After ${time}, an opponent takes it and the game starts. The time begins when the first of you is seated.`;
export const keepWaiting = 'Wait';

// ── What everybody at the table reads ───────────────────────────────────────────────────────────
export const sign = 'This table is listed on the server’s home page: anyone can join or watch.';
export const coming = (side: Side, time: string) =>
  side === 'poseidon'
    ? `If nobody plays Poseidon, an opponent will in ${time}.`
    : `If nobody plays a Navigator, an opponent will in ${time}.`;
export const listed = 'The table is now listed on the home page.';
export const unlisted = 'The table is no longer listed on the home page.';
