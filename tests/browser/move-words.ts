/**
 * The labels of the buttons that make moves. They come from the English text files directly, because scripts outside
 * vitest use them too.
 */
import * as t from '../../client/text/en/index.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { HEADINGS } from '../../shared/board/squares.ts';

/** The button that places lighthouses, maelstroms and fog banks at random. */
export const AT_RANDOM = [t.poseidon.atRandom, t.navigators.placing.random];

/** The button that confirms where the maelstroms and fog banks are placed. */
export const KEEP_DANGERS = [t.poseidon.placeThem(1), t.poseidon.placeThem(2)];
export const KEEP_LIGHTHOUSES = [t.navigators.placing.buildHere, t.navigators.placing.propose];

/** The buttons that drive the ships of a storm, or a ship caught in a maelstrom. */
export const DRIVE = [
  t.game.unleash('red'),
  t.game.unleash('great'),
  ...SHIPS.map((ship) => t.poseidon.hurl(ship)),
];
/** The buttons that play a tile. */
export const PLAY = [...DRIVE, t.poseidon.sendMonster('leviathan'), t.poseidon.sendMonster('kraken')];

/** The buttons that give an order. */
export const ORDER = [
  ...SHIPS.flatMap((ship) => HEADINGS.map((heading) => t.game.sail(ship, heading))),
  t.navigators.survey,
];

/**
 * The possible endings of a playable tile's name. The names of other tiles continue with the reason why they can't be
 * played.
 */
export const PLAYABLE = [1, 2, 3].flatMap((of) =>
  Array.from({ length: of }, (_, i) => t.tiles.howMany(i + 1, of, null)),
);

/** The states of a ship that has not yet moved in this round. */
export const TO_STEP = [t.game.states.ready, t.game.states.held];

/** The accessible name of each ship's heading picker, with which Poseidon drives that ship. */
export const DRIVES = SHIPS.map((ship) => t.poseidon.rose(ship));

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches exactly this text. */
export const isJust = (words: string): RegExp => new RegExp(`^\\s*${escaped(words)}\\s*$`);

/** Matches a text that begins with one of these words, ignoring leading spaces. */
export const beginsWith = (words: readonly string[]): RegExp =>
  new RegExp(`^\\s*(${words.map(escaped).join('|')})`);

/** Matches a text that ends with one of these words, ignoring trailing spaces. */
export const endsWith = (words: readonly string[]): RegExp =>
  new RegExp(`(${words.map(escaped).join('|')})\\s*$`);
