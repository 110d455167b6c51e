/** The players at one table. They gather, play a game to its end, and report what each device knows. */
import { SHIPS } from '../../../shared/board/board.ts';
import { squaresOf } from '../../../shared/board/squares.ts';
import type { Opponent } from '../../../shared/opponents/opponents.ts';
import type { Random } from '../../../shared/random.ts';
import type { Command } from '../../../shared/wire/protocol.ts';
import { allVariants } from '../../helpers/arbitraries.ts';
import { randomLine } from '../../helpers/play.ts';
import { oneOf } from '../../helpers/random.ts';
import { Mind } from '../wire/mind.ts';
import { pause } from '../pause.ts';
import { wrongInList } from './listed.ts';
import { Sailor, type Sea } from './sailor.ts';
import { Subscriber } from './subscriber.ts';

/** What a device knew at the end of its games. */
export interface Known {
  readonly sailor: Sailor;
  /** What the device knew from all messages that it had received. */
  readonly followed: Mind;
  /** What the device then learned from a new connection. */
  readonly fresh: Mind;
}

export interface Played {
  readonly code: string;
  readonly sailors: readonly Sailor[];
  /** The players who want notices. */
  readonly subscribers: readonly Subscriber[];
  /** True if opponents took part. */
  readonly hasOpponents: boolean;
  /** True if the table has a clock of days. */
  readonly isOverDays: boolean;
  /** The number of games that the table played one after the other. */
  readonly games: number;
  readonly known: readonly Known[];
  /** Refusals that should never have occurred. */
  readonly faults: readonly string[];
}

const VARIANTS = [...allVariants()];
/** Refusals that only a faulty server would send. */
const NEVER = ['server-fault', 'table-damaged', 'malformed', 'no-such-seat', 'no-such-table', 'token-used'];

const QUICK: readonly Opponent[] = ['elpenor', 'eurylochus', 'triton', 'proteus'];

/** How often a Navigator uses the chart instead of giving an order. */
const CHATTER = 0.2;
/** How often a player says something before a move. */
const TALK = 0.05;
/** How often a device reloads its page. */
const RELOADS = 0.01;

/** The share of games in which an opponent plays. It may play either side. */
const OPPONENTS_SHARE = 0.4;

/** The share of tables with a clock of days. No turn takes that long, but each deadline is written with its turn. */
const DAYS_SHARE = 0.5;
/** How often a player asks for more time or gives it. */
const MORE_TIME = 0.05;
/** How often a device asks for the list of open tables. */
const LOOKS = 0.02;
/** The share of tables that their host opens. */
const OPEN_SHARE = 0.5;

/** The share of players who want notices. */
const NOTIFIED_SHARE = 0.5;
/** How often such a player subscribes another device, or changes a subscription. */
const SUBSCRIBES = 0.01;
/** How often such a player closes the page while others move. */
const AWAY = 0.04;

/** The share of series among the tables without opponents. In a series, each player is Poseidon once. */
const SERIES_SHARE = 0.2;

/** @param hasSeries true if some tables play a series */
export async function playGame(sea: Sea, random: Random, hasSeries = false): Promise<Played> {
  const poseidon = new Sailor(sea, random);
  const hasOpponents = random() < OPPONENTS_SHARE;
  const isBotsSea = hasOpponents && random() < 0.5;
  const navigators = Array.from({ length: 1 + Math.floor(random() * 2) }, () => new Sailor(sea, random));
  const onlooker = new Sailor(sea, random, false);
  const players = isBotsSea ? navigators : [poseidon, ...navigators];
  const sailors = [...players, onlooker];
  const [host = poseidon] = navigators;
  await host.come('Host');
  for (const [i, sailor] of players.entries()) {
    if (sailor !== host) await sailor.come(`Player ${i}`, host.code);
    await must(sailor, { type: 'sit', seat: sailor === poseidon ? 'poseidon' : 'navigators' });
  }
  onlooker.code = host.code;
  await must(host, { type: 'choose-variants', variants: oneOf(VARIANTS, random) });
  await must(host, { type: 'choose-mode', mode: oneOf(['cooperative', 'competing'] as const, random) });
  const isOverDays = random() < DAYS_SHARE;
  if (isOverDays) await must(host, { type: 'choose-clock', clock: { hours: 24, atZero: 'opponent' } });
  if (hasOpponents) {
    const seat = isBotsSea ? 'poseidon' : 'navigators';
    // Use only opponents that decide quickly, because everyone has to wait for them.
    await must(host, { type: 'seat-opponent', opponent: oneOf(QUICK, random), seat });
  }
  const isOpen = random() < OPEN_SHARE;
  if (isOpen) await must(host, { type: 'open-table', open: { waitMinutes: null, language: 'en' } });
  const listed: string[] = [];
  const look = async (sailor: Sailor) =>
    listed.push(...(await wrongInList(sailor, isOpen ? host.code : null)));
  const subscribers = players
    .filter(() => random() < NOTIFIED_SHARE)
    .map((player) => new Subscriber(player, sea.service, random));
  for (const subscriber of subscribers) await subscriber.change();
  const isSeries = hasSeries && !hasOpponents && random() < SERIES_SHARE;
  const games = isSeries ? players.length : 1;
  if (isSeries)
    await must(host, { type: 'begin-series', order: 'lot', boards: 'in turn', sameVariants: true });
  for (let game = 1; game <= games; game++) {
    await must(host, { type: 'begin-game' });
    const playOne = (sailor: Sailor) => {
      const subscriber = subscribers.find((one) => one.sailor === sailor);
      return play(sailor, game, random, { look, ...(subscriber && { subscriber }) });
    };
    await Promise.all(sailors.map(playOne));
  }
  const known: Known[] = [];
  for (const sailor of sailors) {
    const followed = await sailor.attendAnew(sailor.mind);
    const fresh = await sailor.attendAnew(new Mind());
    known.push({ sailor, followed, fresh });
  }
  for (const sailor of sailors) sailor.leave();
  const answers = sailors.flatMap(({ given }) => given.flatMap((each) => each.answers));
  const refused = answers.flatMap((answer) =>
    !answer.ok && NEVER.includes(answer.refusal) ? [`refused with ${answer.refusal}`] : [],
  );
  const faults = [...refused, ...listed, ...subscribers.flatMap((subscriber) => subscriber.faults)];
  return {
    ...{ code: host.code, sailors, subscribers, hasOpponents, isOverDays, games, known },
    faults: faults.map((what) => `${host.code}: ${what}`),
  };
}

/** They are refused unless it is the player's turn to ask or to answer, and without a clock of days. */
const TIME_COMMANDS: readonly Command[] = [{ type: 'ask-more-time', wish: true }, { type: 'give-more-time' }];

const BY_NOW: readonly string[] = ['game-running', 'series-running', 'opponent-here', 'seat-taken'];

/** Repeats a command until it is carried out, even after a reload. */
async function must(sailor: Sailor, command: Command): Promise<void> {
  for (;;) {
    const answer = await sailor.command(command);
    if (!answer) continue;
    // The command may already have been carried out before a reload. A refusal in `BY_NOW` shows that it was.
    if (answer.ok || BY_NOW.includes(answer.refusal)) return;
    throw new Error(`${JSON.stringify(command)} is refused: ${answer.refusal}`);
  }
}

/** What a player does besides playing. */
interface Aside {
  /** Looks at the list of open tables. */
  look(sailor: Sailor): Promise<unknown>;
  /** Present if the player wants notices. */
  readonly subscriber?: Subscriber;
}

/** @param number the number of the game at the table, from 1 */
async function play(
  sailor: Sailor,
  number: number,
  random: Random,
  { look, subscriber }: Aside,
): Promise<void> {
  while (!sailor.isOver(number)) {
    if (random() < RELOADS) sailor.reload();
    if (random() < LOOKS) await look(sailor);
    if (subscriber && random() < SUBSCRIBES) await subscriber.change();
    const move = sailor.move();
    if (!move && subscriber?.isNotified && random() < AWAY) await subscriber.away();
    const { game } = sailor.mind;
    if (move && random() < CHATTER && game?.audience === 'navigators') {
      await sailor.command({
        type: 'guess',
        ship: oneOf(SHIPS, random),
        square: oneOf(squaresOf(game.view.board), random),
      });
    }
    if (sailor.token !== undefined && random() < MORE_TIME)
      await sailor.command(oneOf(TIME_COMMANDS, random));
    if (move && game && random() < TALK) {
      const line = randomLine(game.view.board, random);
      const isToCrew = game.audience === 'navigators' && random() < 0.6;
      await sailor.command({ type: isToCrew ? 'say-to-crew' : 'say', line });
    }
    const answer = move && (await sailor.command(move));
    // The refused move was based on an old state, so wait for newer events.
    if (!answer?.ok) await sailor.wait();
    else await pause(0);
  }
}
