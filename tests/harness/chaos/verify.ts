/** Checks that the logs on disk, the acknowledged commands, and what every device knows at the end all agree. */
import { isDeepStrictEqual } from 'node:util';
import { decide } from '../../../shared/game/decide.ts';
import { evolve, replay } from '../../../shared/game/evolve.ts';
import type { Game, GameEvent, Side } from '../../../shared/game/game.ts';
import type { Audience } from '../../../shared/game/told.ts';
import { isTableCommand } from '../../../shared/table/commands.ts';
import type { TableEvent } from '../../../shared/table/events.ts';
import type { Command } from '../../../shared/wire/protocol.ts';
import type { Entry } from '../../../server/store/store-interface.ts';
import type { Kept } from '../../helpers/data-file.ts';
import { resume } from '../../helpers/telling.ts';
import { commandOf } from './command-of.ts';
import type { Known, Played } from './crew.ts';
import type { Given, Sailor } from './sailor.ts';

/** The faults found, and how many commands the server acknowledged. */
export interface Verified {
  readonly faults: string[];
  readonly acknowledged: number;
}

/** Checks one table and its games. */
export function verify(played: Played, kept: Kept): Verified {
  const { code, sailors, hasOpponents, games, known, faults: met } = played;
  const faults = [...met];
  const entries = [...kept.logs.values()].flat();
  const found = entries.flatMap(({ command }) => command ?? []);
  const times = new Map<string, number>();
  for (const key of found) times.set(key, (times.get(key) ?? 0) + 1);
  const given = new Map(
    sailors.flatMap((sailor) => sailor.given.map((each) => [keyOf(sailor, each), each] as const)),
  );
  const opponents = opponentsIn(kept);
  if (hasOpponents !== opponents.length > 0) faults.push(`${code}: the opponents are not who was seated`);
  const begun = beginningsIn(kept);
  if (begun.length !== games) faults.push(`${code}: ${begun.length} games were begun and not ${games}`);
  for (const [key, count] of times) {
    if (count > 1) faults.push(`${code}: ${key} is in the log ${count} times`);
    // The opponents' commands come from the server itself, so no device gave them.
    if (opponents.includes(playerIn(key))) continue;
    if (!given.has(key)) faults.push(`${code}: ${key} is in the log, and nobody gave it`);
  }
  let acknowledged = 0;
  for (const [key, each] of given) {
    if (each.answers.some(({ ok }) => ok)) acknowledged++;
    const must = mustBeThere(each);
    const isThere = times.has(key);
    if (must === true && !isThere) faults.push(`${code}: ${key} was acknowledged and is lost`);
    if (must === false && isThere)
      faults.push(`${code}: ${key} was refused, and is in the log: ${told(each)}`);
  }
  faults.push(...differencesIn(kept, known).map((what) => `${code}: ${what}`));
  for (const began of begun)
    faults.push(...movesOf(kept, began, sailors, given).map((what) => `${code}: ${what}`));
  return { faults, acknowledged };
}

function keyOf({ player }: Sailor, { id }: Given): string {
  return `${player}:${id}`;
}

function told({ command, answers }: Given): string {
  const said = answers.map((answer) => (answer.ok ? (answer.repeated ? 'repeated' : 'ok') : answer.refusal));
  return `${command.type} was answered ${said.join(', ')}`;
}

/** Commands that may have no effect. The server then acknowledges them without writing to a log. */
const MAY_CHANGE_NOTHING: readonly Command['type'][] = [
  ...(['guess', 'sit', 'choose-mode', 'choose-variants', 'choose-clock', 'ask-more-time'] as const),
];

/**
 * True if a command must be in the log, false if it must not be. Undefined if either is possible, because some attempts
 * were not answered.
 */
function mustBeThere({ command, asked, answers }: Given): boolean | undefined {
  const granted = answers.filter((answer) => answer.ok);
  if (granted.some(({ repeated, feeds }) => !repeated && feeds.length > 0)) return true;
  if (granted.some(({ repeated }) => repeated) && !MAY_CHANGE_NOTHING.includes(command.type)) return true;
  // An attempt without an answer may have been carried out after the other attempts were refused.
  return answers.length === asked && granted.length === 0 ? false : undefined;
}

/** Lists the devices whose final knowledge differs from what their audience may know of the log. */
function differencesIn(kept: Kept, known: readonly Known[]): string[] {
  const table = tableEventsIn(kept);
  const newest = beginningsIn(kept).at(-1);
  if (!newest) return ['no game is in the log'];
  const game = eventsOf<GameEvent>(kept.logs.get(`game/${newest.game}`));
  return known.flatMap(({ sailor, followed, fresh }) => {
    const audience = audienceOf(sailor, newest);
    const view = resume(game, audience);
    return Object.entries({ followed, fresh }).flatMap(([how, mind]) => [
      ...(isDeepStrictEqual(mind.events, table) ? [] : [`${audience} (${how}) know another table`]),
      ...(isDeepStrictEqual(mind.game?.view, view) ? [] : [`${audience} (${how}) see another game`]),
      ...(mind.game?.audience === audience ? [] : [`${audience} (${how}) were told what others are`]),
    ]);
  });
}

/** Lists the moves in the log whose events differ from those that the rules give for the moves' commands. */
function movesOf(
  kept: Kept,
  { game: number, poseidon }: Beginning,
  sailors: readonly Sailor[],
  given: ReadonlyMap<string, Given>,
): string[] {
  const { id, logs } = kept;
  const entries = logs.get(`game/${number}`) ?? [];
  const [began, ...rest] = eventsOf<GameEvent>(entries);
  if (!began) return ['no game is in the log'];
  let game = replay([began]);
  let at = 0;
  const opponents = opponentsIn(kept);
  const inTable = (logs.get(`table/${id}`) ?? []).flatMap(({ event, command }) => {
    const told = event as TableEvent;
    const isMoves =
      (told.type === 'game-ended' && told.game === number) || (told.type === 'more-time-asked' && !told.wish);
    return isMoves && command !== undefined ? [command] : [];
  });
  while (at < rest.length) {
    const key = entries[at + 1]?.command;
    // This entry has no key in three cases: it is the last move, or a move that ended requests for more time, whose key
    // is in the table's log; or the server moved at random for an opponent that had failed.
    const keys = key === undefined ? [...inTable, ''] : [key];
    const events = keys
      .flatMap((by) => {
        const player = playerIn(by);
        const isPersons = player !== '' && sailors.some((sailor) => sailor.player === player);
        // No device gave the opponents' commands, so work out the command from the event. The move must still be legal,
        // and made only once.
        const command = isPersons ? given.get(by)?.command : commandOf(game, rest[at] as GameEvent);
        const movers = isPersons ? [player] : opponents;
        return movers.map((mover) =>
          carriedOut(game, mover, mover === poseidon ? 'poseidon' : 'navigators', command),
        );
      })
      .find((some) => isDeepStrictEqual(some, rest.slice(at, at + (some?.length ?? 0))));
    if (!events) return [`event ${at + 1} does not follow`];
    game = events.reduce(evolve, game);
    at += events.length;
  }
  return game.phase === 'over' ? [] : ['the game is not over in the log'];
}

function carriedOut(game: Game, player: string, side: Side, command?: Command): GameEvent[] | undefined {
  if (!command || isTableCommand(command)) return undefined;
  const decision = decide(game, { player, side }, command);
  // Convert the events to JSON and back, as if they had been read from disk.
  return decision.ok && decision.events.length > 0
    ? (JSON.parse(JSON.stringify(decision.events)) as GameEvent[])
    : undefined;
}

function tableEventsIn({ id, logs }: Kept): TableEvent[] {
  return eventsOf<TableEvent>(logs.get(`table/${id}`));
}

/** The opponents among a table's players. */
function opponentsIn(kept: Kept): string[] {
  return tableEventsIn(kept).flatMap((event) =>
    event.type === 'joined' && event.opponent ? [event.player] : [],
  );
}

type Beginning = Extract<TableEvent, { type: 'game-began' }>;

function beginningsIn(kept: Kept): Beginning[] {
  return tableEventsIn(kept).filter((event) => event.type === 'game-began');
}

function audienceOf({ token, player }: Sailor, { poseidon }: Beginning): Audience {
  if (token === undefined) return 'onlookers';
  return player === poseidon ? 'poseidon' : 'navigators';
}

/** Finds the player who gave a command, from the command's key in the log. */
function playerIn(key: string): string {
  return key.slice(0, key.lastIndexOf(':'));
}

function eventsOf<T>(entries: readonly Entry[] = []): T[] {
  return entries.map(({ event }) => event as T);
}
