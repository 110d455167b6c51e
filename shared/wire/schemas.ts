/**
 * The schemas of everything that arrives through the protocol. They are used only by the server's gateway. Every text
 * and list has a maximum length, which is checked before its content. tests/rules/bounded-schemas.test.ts checks that
 * no maximum is missing.
 */
import { z } from 'zod';
import { CODE_LENGTH, isCode, isKey, RECOVERY_LENGTH } from './codes.ts';
import { id, name, number, ship, side, storm, text, variants } from './fields.ts';
import { MARKER_KINDS, MOST_CROSSES, MOST_REASONS, SEA_MONSTERS } from '../game/game.ts';
import type {
  AttendRequest,
  ChangeDeviceRequest,
  Command,
  CommandRequest,
  DeleteTableRequest,
  JoinTableRequest,
  KnockRequest,
  LetInRequest,
  LookRequest,
  MakeTableRequest,
  OfferDeviceRequest,
  ReviewRequest,
  SharedGameRequest,
  SignalRequest,
  SubscribePushRequest,
  UnsubscribePushRequest,
} from './protocol.ts';
import { DAY_MINUTES, isTimeZone } from './push.ts';
import { PHRASES } from './signals.ts';
import { isWhole, TALK_PHRASES } from '../game/talk.ts';
import { SHIPS } from '../board/board.ts';
import { boardFile } from '../board/parse-board.ts';
import { HEADINGS, MOST_COLUMNS, MOST_ROWS, parseSquare, type Square } from '../board/squares.ts';
import { OPPONENTS } from '../opponents/opponents.ts';
import { CLOCK_SECONDS, TURN_HOURS } from '../table/clock.ts';
import { FINISHES } from '../table/game-record.ts';
import { ORACLES, SURVEY_HELPS } from '../table/helps.ts';
import { LANGUAGES, WAIT_MINUTES } from '../table/open-seats.ts';
import { SERIES_BOARDS } from '../table/series-record.ts';
import { MOST_PLAYERS } from '../table/table.ts';
import { AUDIENCES } from '../game/told.ts';

const LARGEST = { columns: MOST_COLUMNS, rows: MOST_ROWS };

/** The maximum event number. No log has so many events; the limit only rejects nonsense. */
const MOST_EVENTS = 1_000_000;

const code = z.string().max(CODE_LENGTH.most).refine(isCode);
/**
 * The link of a shared game. Servers make these links, and different kinds of servers may make links of different
 * lengths.
 */
const link = z
  .string()
  .max(64)
  .regex(/^[\w-]{17,}$/);
const token = z
  .string()
  .max(43)
  .regex(/^[\w-]{43}$/);
export const tokens = z.array(token).max(MOST_PLAYERS);
const square = z.custom<Square>(
  (text) => typeof text === 'string' && parseSquare(LARGEST, text) !== undefined,
);
const squareOrNone = square.nullable();
const squares = z.array(square).max(2);
/** Rejects lists with duplicates. */
const each = <T extends z.ZodType<readonly unknown[]>>(list: T) =>
  list.refine((things) => new Set(things).size === things.length);
const pushes = z.strictObject({
  red: square.exactOptional(),
  green: square.exactOptional(),
  white: square.exactOptional(),
  yellow: square.exactOptional(),
});

const seconds = z.int().min(CLOCK_SECONDS.least).max(CLOCK_SECONDS.most);
/** The field `hours` tells the two kinds of clock apart, so that a refusal names the field that is wrong. */
const clock = z.discriminatedUnion('hours', [
  z.strictObject({
    hours: z.literal(undefined).optional(),
    poseidon: seconds,
    order: seconds,
    atZero: z.enum(['random move', 'sign']),
  }),
  z.strictObject({ hours: z.literal(TURN_HOURS), atZero: z.enum(['random move', 'opponent']) }),
]);
const order = z.union([z.literal('lot'), z.array(id).min(2).max(MOST_PLAYERS)]);

const alone = z.union([
  z.strictObject({
    side,
    opponent: z.enum(OPPONENTS),
    board: id.exactOptional(),
    ownBoard: boardFile.exactOptional(),
    variants: variants.exactOptional(),
    oracle: z.enum(ORACLES).exactOptional(),
  }),
  z.strictObject({
    daily: z
      .string()
      .max(10)
      .regex(/^\d{4}-\d{2}-\d{2}$/),
    easier: z.literal(true).exactOptional(),
  }),
]);

/** The address of a device at its push service. The longest known ones have about 700 characters. */
const endpoint = z
  .string()
  .max(1_024)
  .regex(/^https:\/\/[!-~]+$/);
const minute = z
  .int()
  .min(0)
  .max(DAY_MINUTES - 1);
const quiet = z.strictObject({
  from: minute,
  to: minute,
  timeZone: z.string().max(64).refine(isTimeZone),
});
const subscription = z.strictObject({
  endpoint,
  keys: z.strictObject({
    // The point's first byte is 4, which means that it is not compressed.
    p256dh: z
      .string()
      .max(87)
      .regex(/^B[\w-]{86}$/),
    auth: z
      .string()
      .max(22)
      .regex(/^[\w-]{22}$/),
  }),
});
const line = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('phrase'),
      phrase: z.enum(TALK_PHRASES),
      ship: ship.exactOptional(),
      square: square.exactOptional(),
    })
    .refine(isWhole),
  z.strictObject({ type: z.literal('text'), text }),
]);
const lineNumber = z.int().min(0).max(MOST_EVENTS);

const tableCommands = [
  z.strictObject({ type: z.literal('rename'), name }),
  z.strictObject({ type: z.literal('sit'), seat: side.nullable(), knowing: z.boolean().exactOptional() }),
  z.strictObject({ type: z.literal('ask-swap'), wish: z.boolean() }),
  z.strictObject({ type: z.literal('swap-seats'), player: id }),
  z.strictObject({ type: z.literal('choose-board'), board: id }),
  z.strictObject({ type: z.literal('choose-own-board'), board: boardFile }),
  z.strictObject({ type: z.literal('choose-variants'), variants }),
  z.strictObject({ type: z.literal('choose-mode'), mode: z.enum(['cooperative', 'competing']) }),
  z.strictObject({ type: z.literal('choose-clock'), clock: clock.nullable() }),
  z.strictObject({ type: z.literal('choose-oracle'), oracle: z.enum(ORACLES) }),
  z.strictObject({ type: z.literal('choose-survey-help'), help: z.enum(SURVEY_HELPS) }),
  z.strictObject({ type: z.literal('open-chart'), open: z.boolean() }),
  z.strictObject({ type: z.literal('wish-ship'), ship, wish: z.boolean(), for: id.exactOptional() }),
  z.strictObject({ type: z.literal('deal-ships') }),
  z.strictObject({ type: z.literal('begin-game') }),
  z.strictObject({ type: z.literal('abandon-game'), wish: z.boolean().exactOptional() }),
  z.strictObject({
    type: z.literal('finish-game'),
    finish: z.enum(FINISHES),
    wish: z.boolean().exactOptional(),
  }),
  z.strictObject({ type: z.literal('ask-more-time'), wish: z.boolean() }),
  z.strictObject({ type: z.literal('give-more-time') }),
  z.strictObject({ type: z.literal('resume-side') }),
  z.strictObject({
    type: z.literal('begin-series'),
    order,
    boards: z.enum(SERIES_BOARDS),
    sameVariants: z.boolean(),
  }),
  z.strictObject({ type: z.literal('abandon-series') }),
  z.strictObject({ type: z.literal('free-seat'), player: id }),
  z.strictObject({ type: z.literal('remove-player'), player: id }),
  z.strictObject({
    type: z.literal('seat-opponent'),
    opponent: z.enum(OPPONENTS),
    seat: side,
    ships: each(z.array(ship).min(1).max(SHIPS.length)).exactOptional(),
  }),
  z.strictObject({ type: z.literal('lock-table'), locked: z.boolean() }),
  z.strictObject({
    type: z.literal('open-table'),
    open: z
      .strictObject({
        waitMinutes: z.literal(WAIT_MINUTES).nullable(),
        language: z.enum(LANGUAGES).exactOptional(),
      })
      .nullable(),
  }),
  z.strictObject({ type: z.literal('allow-olympus'), allowed: z.boolean() }),
  z.strictObject({ type: z.literal('say'), line }),
  z.strictObject({ type: z.literal('remove-line'), line: lineNumber }),
  z.strictObject({ type: z.literal('allow-free-text'), allowed: z.boolean() }),
  z.strictObject({ type: z.literal('share-game'), game: id, shared: z.boolean() }),
  z.strictObject({ type: z.literal('show-name'), game: id, shown: z.boolean() }),
  z.strictObject({ type: z.literal('continue-game'), game: id, round: z.int().min(1).max(99) }),
  z.strictObject({ type: z.literal('leave') }),
] as const;

const gameCommands = [
  z.strictObject({ type: z.literal('place-dangers'), maelstroms: squares, fogBanks: squares }),
  z.strictObject({ type: z.literal('play-storm'), storm, pushes }),
  z.strictObject({ type: z.literal('play-monster'), monster: z.enum(SEA_MONSTERS), ship }),
  z.strictObject({ type: z.literal('push-caught'), square }),
  z.strictObject({ type: z.literal('propose-lighthouses'), squares }),
  z.strictObject({ type: z.literal('agree-lighthouses'), squares }),
  z.strictObject({ type: z.literal('sail'), ship, heading: z.enum(HEADINGS) }),
  z.strictObject({ type: z.literal('survey'), ship }),
  z.strictObject({ type: z.literal('guess'), ship, square }),
  z.strictObject({ type: z.literal('remind'), ship, number, square: squareOrNone }),
  z.strictObject({ type: z.literal('mark'), kind: z.enum(MARKER_KINDS), number, square: squareOrNone }),
  z.strictObject({
    type: z.literal('cross'),
    ship,
    squares: each(z.array(square).min(1).max(MOST_CROSSES)),
    crossed: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('reason'),
    ship,
    squares: each(z.array(square).min(1).max(MOST_REASONS)),
  }),
  z.strictObject({ type: z.literal('say-to-crew'), line }),
  z.strictObject({ type: z.literal('remove-crew-line'), line: lineNumber }),
] as const;

const command = z.discriminatedUnion('type', [
  ...tableCommands,
  ...gameCommands,
]) satisfies z.ZodType<Command>;

/** The schemas of all requests that a client may send. */
export const REQUESTS = {
  ping: z.strictObject({}),
  boards: z.strictObject({}),
  'open-tables': z.strictObject({}),
  look: z.strictObject({ code, tokens }) satisfies z.ZodType<LookRequest>,
  make: z.strictObject({ token, name, alone: alone.exactOptional() }) satisfies z.ZodType<MakeTableRequest>,
  join: z.strictObject({ code, token, name }) satisfies z.ZodType<JoinTableRequest>,
  knock: z.strictObject({
    code,
    token,
    name,
    as: id.exactOptional(),
    device: token.exactOptional(),
    knowing: z.boolean().exactOptional(),
  }) satisfies z.ZodType<KnockRequest>,
  'let-in': z.strictObject({ player: id, knock: id, letIn: z.boolean() }) satisfies z.ZodType<LetInRequest>,
  attend: z.strictObject({
    code,
    tokens,
    have: z.strictObject({
      table: z.int().min(0).max(MOST_EVENTS),
      game: z
        .strictObject({ id, audience: z.enum(AUDIENCES), next: z.int().min(0).max(MOST_EVENTS) })
        .nullable(),
    }),
    device: token.exactOptional(),
    olympus: z.boolean().exactOptional(),
    chart: id.exactOptional(),
  }) satisfies z.ZodType<AttendRequest>,
  command: z.strictObject({
    id,
    player: id,
    command,
    in: z.strictObject({ game: id, round: z.int().min(1).max(99).exactOptional() }).exactOptional(),
  }) satisfies z.ZodType<CommandRequest>,
  review: z.strictObject({ code, game: id }) satisfies z.ZodType<ReviewRequest>,
  'shared-game': z.strictObject({ link }) satisfies z.ZodType<SharedGameRequest>,
  'offer-device': z.strictObject({ player: id }) satisfies z.ZodType<OfferDeviceRequest>,
  'keep-recovery': z.strictObject({ player: id }) satisfies z.ZodType<OfferDeviceRequest>,
  'change-device': z.strictObject({
    code,
    key: z.string().max(RECOVERY_LENGTH).refine(isKey),
    token,
    device: token.exactOptional(),
    knowing: z.boolean().exactOptional(),
  }) satisfies z.ZodType<ChangeDeviceRequest>,
  signal: z.strictObject({
    player: id,
    signal: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('phrase'), phrase: z.enum(PHRASES) }),
      z.strictObject({ type: z.literal('ping'), square }),
    ]),
  }) satisfies z.ZodType<SignalRequest>,
  'push-key': z.strictObject({}),
  'subscribe-push': z.strictObject({
    player: id,
    subscription,
    quiet: quiet.exactOptional(),
  }) satisfies z.ZodType<SubscribePushRequest>,
  'unsubscribe-push': z.strictObject({ player: id, endpoint }) satisfies z.ZodType<UnsubscribePushRequest>,
  'delete-table': z.strictObject({ code, player: id }) satisfies z.ZodType<DeleteTableRequest>,
};
