/**
 * The labels of the buttons that make moves. From the English files, because scripts outside of vitest use this too.
 */
import * as t from '../../client/text/en/index.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { HEADINGS } from '../../shared/board/squares.ts';

/** Places lighthouses, maelstroms and fog banks at random. */
export const AT_RANDOM = [t.poseidon.atRandom, t.navigators.placing.random];

/** Confirms what has been placed. */
export const KEEP_DANGERS = [t.poseidon.placeThem(1), t.poseidon.placeThem(2)];
export const KEEP_LIGHTHOUSES = [t.navigators.placing.buildHere, t.navigators.placing.propose];

/** Drives the ships of a storm, or a ship that a maelstrom has caught. */
export const DRIVE = [
  t.game.unleash('red'),
  t.game.unleash('great'),
  ...SHIPS.map((ship) => t.poseidon.hurl(ship)),
];
/** Plays a tile. */
export const PLAY = [...DRIVE, t.poseidon.sendMonster('leviathan'), t.poseidon.sendMonster('kraken')];

/** Gives an order. */
export const ORDER = [
  ...SHIPS.flatMap((ship) => HEADINGS.map((heading) => t.game.sail(ship, heading))),
  t.navigators.survey,
];

/** The end of the name of a tile that may be played. For other tiles, the reason follows the count. */
export const PLAYABLE = [1, 2, 3].flatMap((of) =>
  Array.from({ length: of }, (_, i) => t.tiles.howMany(i + 1, of, null)),
);

/** The state of a ship that still has its step. */
export const TO_STEP = [t.game.states.ready, t.game.states.held];

/** The groups of headings for driving ships. */
export const DRIVES = SHIPS.map((ship) => t.poseidon.rose(ship));

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches exactly this text. */
export const isJust = (words: string): RegExp => new RegExp(`^\\s*${escaped(words)}\\s*$`);

/** Matches text that begins with one of these, ignoring spaces before it. */
export const beginsWith = (words: readonly string[]): RegExp =>
  new RegExp(`^\\s*(${words.map(escaped).join('|')})`);

/** Matches text that ends with one of these, ignoring spaces after it. */
export const endsWith = (words: readonly string[]): RegExp =>
  new RegExp(`(${words.map(escaped).join('|')})\\s*$`);
