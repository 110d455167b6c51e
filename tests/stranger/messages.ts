/** The requests, answers, feeds and commands in docs/PROTOCOL.md. */
import { z } from 'zod';
import { gameEvent } from './events.ts';
import * as s from './shapes.ts';
import { tableEvent } from './table-events.ts';

const gameFeed = <A extends s.Audience>(audience: A) =>
  z.strictObject({
    log: z.literal('game'),
    game: z.string(),
    audience: z.literal(audience),
    from: z.int().min(0),
    events: z.array(gameEvent[audience]),
  });

const tableFeed = z.strictObject({
  log: z.literal('table'),
  from: z.int().min(0),
  events: z.array(tableEvent),
});

export const feeds = z.array(
  z.union([
    tableFeed,
    gameFeed('poseidon'),
    gameFeed('navigators'),
    gameFeed('onlookers'),
    gameFeed('olympus'),
  ]),
);

export const players = z.array(s.player);

const PHRASES = [
  'look-here',
  'i-am-sure',
  'i-am-not-sure',
  'wait',
  'your-order',
  'agreed',
  'well-done',
  'we-are-lost',
] as const;

const signal = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ping'), square: s.square }),
  z.strictObject({
    type: z.literal('phrase'),
    phrase: z.enum(PHRASES),
  }),
]);

export const signalled = z.strictObject({ player: s.player, signal });

const knock = z.strictObject({
  id: s.player,
  name: z.string(),
  player: s.player.optional(),
  as: s.player.optional(),
});

export const knocks = z.array(knock);

export const knockAnswer = z.strictObject({ code: z.string(), letIn: z.boolean() });

export const dismissed = z.enum(['elsewhere', 'device-changed', 'table-deleted']);

const ok = z.literal(true);

/** For each request, the content of its answer if the request is granted. */
export const answers = {
  boards: z.strictObject({ ok, boards: z.array(s.board) }),
  'open-tables': z.strictObject({ ok, offered: z.boolean(), tables: z.array(s.listing) }),
  look: z.strictObject({
    ok,
    code: z.string(),
    players: z.array(z.string()),
    poseidonTaken: z.boolean(),
    game: z.enum(['none', 'running', 'over']),
    full: z.boolean(),
    seat: s.side.nullable().optional(),
    turn: z
      .strictObject({
        side: s.side,
        mine: z.boolean(),
        names: z.array(z.string()).optional(),
        leftMs: z.number().min(0).optional(),
        sinceMs: z.number().min(0).optional(),
      })
      .optional(),
  }),
  make: z.strictObject({ ok, code: z.string(), player: s.player }),
  join: z.strictObject({ ok, code: z.string(), player: s.player }),
  knock: z.strictObject({ ok, returnsMs: z.number().optional() }),
  'let-in': z.strictObject({ ok }),
  attend: z.strictObject({
    ok,
    players,
    feeds,
    present: players,
    clock: s.timeLeft,
    barred: s.barred.optional(),
    chartBarred: s.chartBarred.optional(),
  }),
  command: z.strictObject({ ok, feeds, repeated: z.boolean() }),
  review: z.strictObject({ ok, events: z.array(z.looseObject({ type: z.string() })) }),
  'shared-game': z.strictObject({
    ok,
    game: z.strictObject({
      mode: s.mode,
      poseidon: z.boolean(),
      names: z.record(s.player, z.string()),
      knowing: z.array(s.player),
      events: z.array(z.looseObject({ type: z.string() })),
    }),
  }),
  'offer-device': z.strictObject({
    ok,
    key: z.string().regex(/^[CDFHJKMNPQRTVWX256789]{8}$/),
    leftMs: z.number().min(1).max(600_000),
  }),
  'push-key': z.strictObject({
    ok,
    key: z
      .string()
      .regex(/^[\w-]{87}$/)
      .nullable(),
  }),
  'subscribe-push': z.strictObject({ ok }),
  'unsubscribe-push': z.strictObject({ ok }),
  'change-device': z.strictObject({ ok, code: z.string(), player: s.player }),
  signal: z.strictObject({ ok }),
  ping: z.strictObject({ ok }),
  'delete-table': z.strictObject({ ok }),
} as const;

export const refused = z.strictObject({
  ok: z.literal(false),
  refusal: z.string(),
  field: z.string().optional(),
  fault: z.strictObject({ place: z.string(), reason: z.string() }).optional(),
  waitMs: z.number().positive().optional(),
});

export type Signalled = z.infer<typeof signalled>;
export type Knock = z.infer<typeof knock>;
export type KnockAnswer = z.infer<typeof knockAnswer>;
export type Dismissed = z.infer<typeof dismissed>;
export type Feed = z.infer<typeof feeds>[number];
export type Request = keyof typeof answers;
export type Answer<R extends Request> = z.infer<(typeof answers)[R]>;
export type Refused = z.infer<typeof refused>;

type Kind = 'maelstrom' | 'fogBank';

type Boards = 'same' | 'in turn' | 'chosen' | 'new seas';

export type TableCommand =
  | { type: 'sit'; seat: s.Side | null; knowing?: true }
  | { type: 'ask-swap'; wish: boolean }
  | { type: 'swap-seats'; player: string }
  | { type: 'rename'; name: string }
  | { type: 'choose-board'; board: string }
  | { type: 'choose-own-board'; board: s.BoardFile }
  | { type: 'choose-variants'; variants: s.Variants }
  | { type: 'choose-mode'; mode: s.Mode }
  | { type: 'choose-clock'; clock: s.Clock | null }
  | { type: 'choose-oracle'; oracle: s.OracleSays }
  | { type: 'choose-survey-help'; help: s.SurveyHelp }
  | { type: 'open-chart'; open: boolean }
  | { type: 'wish-ship'; ship: s.Ship; wish: boolean; for?: string }
  | { type: 'deal-ships' }
  | { type: 'begin-series'; order: 'lot' | string[]; boards: Boards; sameVariants: boolean }
  | { type: 'abandon-series' }
  | { type: 'free-seat' | 'remove-player'; player: string }
  | { type: 'seat-opponent'; opponent: s.Opponent; seat: s.Side; ships?: s.Ship[] }
  | { type: 'lock-table'; locked: boolean }
  | { type: 'open-table'; open: s.OpenSeats | null }
  | { type: 'allow-olympus'; allowed: boolean }
  | { type: 'say'; line: s.Line }
  | { type: 'remove-line'; line: number }
  | { type: 'allow-free-text'; allowed: boolean }
  | { type: 'begin-game' }
  | { type: 'abandon-game'; wish?: boolean }
  | { type: 'finish-game'; finish: 'concede' | 'won'; wish?: boolean }
  | { type: 'ask-more-time'; wish: boolean }
  | { type: 'give-more-time' | 'resume-side' }
  | { type: 'share-game'; game: string; shared: boolean }
  | { type: 'show-name'; game: string; shown: boolean }
  | { type: 'leave' };

export type GameCommand =
  | { type: 'play-storm'; storm: s.Storm; pushes: Partial<Record<s.Ship, s.Square>> }
  | { type: 'play-monster'; monster: s.Monster; ship: s.Ship }
  | { type: 'push-caught'; square: s.Square }
  | { type: 'place-dangers'; maelstroms: s.Square[]; fogBanks: s.Square[] }
  | { type: 'sail'; ship: s.Ship; heading: s.Heading }
  | { type: 'survey'; ship: s.Ship }
  | { type: 'guess'; ship: s.Ship; square: s.Square }
  | { type: 'remind'; ship: s.Ship; number: number; square: s.Square | null }
  | { type: 'mark'; kind: Kind; number: number; square: s.Square | null }
  | { type: 'cross'; ship: s.Ship; squares: s.Square[]; crossed: boolean }
  | { type: 'reason'; ship: s.Ship; squares: s.Square[] }
  | { type: 'say-to-crew'; line: s.Line }
  | { type: 'remove-crew-line'; line: number }
  | { type: 'propose-lighthouses'; squares: s.Square[] }
  | { type: 'agree-lighthouses'; squares: s.Square[] };

export type Command = TableCommand | GameCommand;
