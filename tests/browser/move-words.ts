/** The words on the buttons by which moves are made. From the English files, as scripts outside of vitest play, too. */
import * as t from '../../client/text/en/index.ts';
import { SHIPS } from '../../shared/board/board.ts';
import { HEADINGS } from '../../shared/board/squares.ts';

/** Places lighthouses, maelstroms and fog banks at random. */
export const AT_RANDOM = [t.poseidon.atRandom, t.navigators.placing.random];

/** Keeps what has been placed. */
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

/** What the name of a tile ends with that may be played: behind the count of others is the reason why not. */
export const PLAYABLE = [1, 2, 3].flatMap((of) =>
  Array.from({ length: of }, (_, i) => t.tiles.howMany(i + 1, of, null)),
);

/** How a ship stands that has its step before it. */
export const TO_STEP = [t.game.states.ready, t.game.states.held];

/** The groups of headings in which Poseidon drives the ships. */
export const DRIVES = SHIPS.map((ship) => t.poseidon.rose(ship));

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches these words and no others. */
export const isJust = (words: string): RegExp => new RegExp(`^\\s*${escaped(words)}\\s*$`);

/** Matches what begins with one of these, after white space. */
export const beginsWith = (words: readonly string[]): RegExp =>
  new RegExp(`^\\s*(${words.map(escaped).join('|')})`);

/** Matches what ends with one of these, before white space. */
export const endsWith = (words: readonly string[]): RegExp =>
  new RegExp(`(${words.map(escaped).join('|')})\\s*$`);
