/** The events in a game's log. Each audience has a strict schema with exactly the keys that the protocol lists. */
import { z } from 'zod';
import * as s from './shapes.ts';

const ships = z.array(s.ship);

const forAll = [
  z.strictObject({
    type: z.literal('began'),
    board: s.board,
    variants: s.variants,
    owners: s.forEachShip(s.player.nullable()),
    navigators: z.array(s.player),
  }),
  z.strictObject({ type: z.literal('navigator-came'), player: s.player, ships }),
  z.strictObject({ type: z.literal('navigator-left'), player: s.player, ships }),
  z.strictObject({ type: z.literal('lighthouses-placed'), squares: z.array(s.square) }),
  z.strictObject({ type: z.literal('monster-played'), monster: s.monster, ship: s.ship }),
  z.strictObject({ type: z.literal('caught'), ship: s.ship }),
  z.strictObject({ type: z.literal('round-began'), round: z.int().min(2) }),
  z.strictObject({ type: z.literal('ended'), outcome: s.outcome }),
] as const;

const sailed = { type: z.literal('sailed'), ship: s.ship, heading: s.heading, arrived: z.boolean() };
const surveyed = { type: z.literal('surveyed'), ship: s.ship };

const ofPoseidon = z.discriminatedUnion('type', [
  ...forAll,
  z.strictObject({
    type: z.literal('dangers-placed'),
    maelstroms: z.array(s.square),
    fogBanks: z.array(s.square),
  }),
  z.strictObject({
    type: z.literal('storm-played'),
    storm: s.storm,
    faceDown: z.boolean(),
    pushes: z.array(z.strictObject({ ship: s.ship, from: s.square, to: s.square })),
  }),
  z.strictObject({ ...sailed, reply: s.reply, from: s.square, to: s.square }),
  z.strictObject({ ...surveyed, reply: s.reply }),
  z.strictObject({ type: z.literal('caught-pushed'), ship: s.ship, from: s.square, to: s.square }),
]);

const forTheBlind = [
  ...forAll,
  z.strictObject({ type: z.literal('dangers-placed') }),
  z.strictObject({ type: z.literal('storm-played'), storm: s.storm.nullable() }),
  z.strictObject({ ...sailed, reply: s.reply.nullable() }),
  z.strictObject({ ...surveyed, reply: s.reply.nullable() }),
  z.strictObject({ type: z.literal('caught-pushed'), ship: s.ship }),
] as const;

const numbered = { player: s.player, number: z.int().min(0), square: s.square.nullable() };

const said = { player: s.player, number: z.int().min(0), line: s.line.nullable() };

const ofOnlookers = z.discriminatedUnion('type', [...forTheBlind]);

const ofNavigators = z.discriminatedUnion('type', [
  ...forTheBlind,
  z.strictObject({ type: z.literal('lighthouses-proposed'), player: s.player, squares: z.array(s.square) }),
  z.strictObject({ type: z.literal('lighthouses-agreed'), player: s.player }),
  z.strictObject({ type: z.literal('guessed'), player: s.player, ship: s.ship, square: s.square }),
  z.strictObject({ type: z.literal('reminded'), ship: s.ship, ...numbered }),
  z.strictObject({ type: z.literal('marked'), kind: z.enum(['maelstrom', 'fogBank']), ...numbered }),
  z.strictObject({
    type: z.literal('crossed'),
    player: s.player,
    ship: s.ship,
    squares: z.array(s.square).min(1).max(32),
    crossed: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('reasoned'),
    player: s.player,
    ship: s.ship,
    squares: z.array(s.square).max(4),
  }),
  z.strictObject({ type: z.literal('said-to-crew'), ...said }),
  z.strictObject({ type: z.literal('crew-line-removed'), player: s.player, number: z.int().min(0) }),
]);

export type GameEvent =
  z.infer<typeof ofPoseidon> | z.infer<typeof ofNavigators> | z.infer<typeof ofOnlookers>;

/** The events that only the Navigators receive. */
const PRIVATE: ReadonlySet<GameEvent['type']> = new Set([
  'lighthouses-proposed',
  'lighthouses-agreed',
  'guessed',
  'reminded',
  'marked',
  'crossed',
  'reasoned',
  'said-to-crew',
  'crew-line-removed',
]);

/** True if every audience receives an event, though not necessarily all of its fields. */
export const isPublic = (event: GameEvent): boolean => !PRIVATE.has(event.type);

export const gameEvent = {
  poseidon: ofPoseidon,
  navigators: ofNavigators,
  onlookers: ofOnlookers,
  olympus: ofPoseidon,
} as const satisfies Record<s.Audience, z.ZodType<GameEvent>>;
