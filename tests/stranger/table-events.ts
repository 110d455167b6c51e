/** The events of the table's log. They are the same for everyone, with exactly the keys that the protocol lists. */
import { z } from 'zod';
import * as s from './shapes.ts';

const { player } = s;
const owners = s.forEachShip(player.nullable());
const turn = z.strictObject({
  round: z.int().min(1),
  phase: z.enum(['lighthouses', 'dangers', 'poseidon', 'navigators', 'caught']),
});

export const tableEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('made'), code: z.string(), board: z.string() }),
  z.strictObject({ type: z.literal('joined'), player, name: z.string(), opponent: s.opponent.optional() }),
  z.strictObject({ type: z.literal('renamed'), player, name: z.string() }),
  z.strictObject({
    type: z.literal('sat'),
    player,
    seat: s.side.nullable(),
    knowing: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('seat-freed'), player, held: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('board-chosen'), board: z.string() }),
  z.strictObject({ type: z.literal('own-board-chosen'), board: s.board }),
  z.strictObject({ type: z.literal('variants-chosen'), variants: s.variants }),
  z.strictObject({ type: z.literal('mode-chosen'), mode: s.mode }),
  z.strictObject({ type: z.literal('clock-chosen'), clock: s.clock.nullable() }),
  z.strictObject({ type: z.literal('days-clock-chosen'), clock: s.daysClock }),
  z.strictObject({ type: z.literal('relief-clock-chosen'), clock: s.reliefClock }),
  z.strictObject({ type: z.literal('oracle-chosen'), oracle: s.oracle }),
  z.strictObject({ type: z.literal('survey-help-chosen'), help: s.surveyHelp }),
  z.strictObject({ type: z.literal('chart-opened'), open: z.boolean() }),
  z.strictObject({ type: z.literal('ships-wished'), wishes: owners }),
  z.strictObject({
    type: z.literal('game-began'),
    game: z.string(),
    board: z.string(),
    mode: s.mode,
    poseidon: player,
    navigators: z.array(player),
    owners,
    series: z.string().nullable(),
    oracle: s.oracle.exclude(['silent']).optional(),
    surveyHelp: s.surveyHelp.exclude(['none']).optional(),
    openChart: z.literal(true).optional(),
    daily: z.string().optional(),
    easier: z.literal(true).optional(),
  }),
  z.strictObject({ type: z.literal('let-in'), player, by: player }),
  z.strictObject({ type: z.literal('abandoning-wished'), player, wish: z.boolean() }),
  z.strictObject({ type: z.literal('table-locked'), locked: z.boolean() }),
  z.strictObject({
    type: z.literal('table-opened'),
    open: s.openSeats.extend({ home: z.literal(true).optional() }).nullable(),
  }),
  z.strictObject({
    type: z.literal('finishing-wished'),
    player,
    finish: z.enum(['concede', 'won']),
    wish: z.boolean(),
  }),
  z.strictObject({ type: z.literal('swap-asked'), player, wish: z.boolean() }),
  z.strictObject({ type: z.literal('more-time-asked'), player, wish: z.boolean() }),
  z.strictObject({ type: z.literal('more-time-given'), player: player.optional() }),
  z.strictObject({ type: z.literal('side-relieved'), side: s.side, turn }),
  z.strictObject({ type: z.literal('moved-at-random'), side: s.side, turn }),
  z.strictObject({ type: z.literal('side-resumed'), side: s.side, player, turn }),
  z.strictObject({ type: z.literal('game-ended'), game: z.string(), outcome: s.outcome.nullable() }),
  z.strictObject({
    type: z.literal('series-began'),
    id: z.string(),
    order: z.array(player),
    boards: z.enum(['same', 'in turn', 'chosen', 'new seas']),
    boardsInTurn: z.array(z.string()),
    sameVariants: z.boolean(),
  }),
  z.strictObject({ type: z.literal('series-ended'), series: z.string(), complete: z.boolean() }),
  z.strictObject({
    type: z.literal('olympus-allowed'),
    by: z.enum(['host', 'poseidon']),
    allowed: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('device-changed'),
    player,
    knowing: z.literal(true).optional(),
    by: player.optional(),
    returned: z.literal(true).optional(),
  }),
  z.strictObject({
    type: z.literal('said'),
    player,
    number: z.int().min(0),
    line: s.line.nullable(),
  }),
  z.strictObject({ type: z.literal('line-removed'), player, number: z.int().min(0) }),
  z.strictObject({ type: z.literal('free-text-allowed'), allowed: z.boolean() }),
  z.strictObject({ type: z.literal('knows-other-side'), player }),
  z.strictObject({ type: z.literal('host-passed'), player }),
  z.strictObject({
    type: z.literal('game-shared'),
    player,
    game: z.string(),
    link: z.string().regex(/^[A-Za-z0-9_-]{17,64}$/),
  }),
  z.strictObject({ type: z.literal('game-unshared'), player, game: z.string() }),
  z.strictObject({ type: z.literal('name-shown'), player, game: z.string(), shown: z.boolean() }),
  z.strictObject({ type: z.literal('left'), player }),
]);

export type TableEvent = z.infer<typeof tableEvent>;
