/**
 * What players say: to everybody at the table, or as Navigators to each other. Lines of the crew reach only the other
 * Navigators and spectators who see the open chart.
 */
import type { Client } from './client.ts';
import { expectSame } from './finding.ts';
import { mustBeMalformed, mustRefuse } from './malice.ts';
import type { GameCommand, TableCommand } from './messages.ts';
import type { Party } from './party.ts';
import type { Random } from './random.ts';
import { squaresOf } from './sea.ts';
import { PHRASES, SHIPS, type Board, type Line } from './shapes.ts';

/** Says, removes or forbids something. Anything that is said may be refused. */
export async function talk(party: Party): Promise<void> {
  const { chatter: random, online } = party;
  const client = random.pick(online.filter(({ player }) => player !== null));
  const { picture } = client.follower;
  if (!picture) return;
  const luck = random.next();
  if (luck < 0.1) await allow(party);
  else if (luck < 0.25) await removeLine(party);
  else if (luck < 0.35) await sayNonsense(party, client);
  else if (isNavigator(client) && luck < 0.8) await sayToCrew(party, client, someLine(picture.board, random));
  else await say(party, client, someLine(picture.board, random));
}

function isNavigator({ player, follower }: Client): boolean {
  return player !== null && follower.table.seats.get(player) === 'navigators';
}

function someLine(board: Board, random: Random): Line {
  if (random.chance(0.4)) return { type: 'text', text: random.pick(['Ahoy!', 'Where are we? 🌊', 'שלום']) };
  const phrase = random.pick(Object.keys(PHRASES) as (keyof typeof PHRASES)[]);
  const { ship, square } = PHRASES[phrase];
  return {
    type: 'phrase',
    phrase,
    ...(ship && { ship: random.pick(SHIPS) }),
    ...(square && { square: random.pick(squaresOf(board)) }),
  };
}

/** Why nobody may say this line here now, if that is so. */
function whyNot({ follower: { table, picture } }: Client, line: Line): string | null {
  if (line.type === 'text' && !(table.freeText ?? !table.metStrangers)) return 'phrases-only';
  const square = line.type === 'phrase' ? line.square : undefined;
  const isOff = square !== undefined && picture && !squaresOf(picture.board).includes(square);
  return isOff ? 'square-off-board' : null;
}

async function say(party: Party, client: Client, line: Line): Promise<void> {
  const command: TableCommand = { type: 'say', line };
  const refusal = whyNot(client, line);
  if (refusal) return await mustRefuse(party.online, client, command, [refusal]);
  await client.command(command);
  await party.settle();
  const said = { player: client.player, line };
  for (const one of party.online)
    expectSame(one.follower.table.lines.at(-1), said, `what ${one.name} reads at the table`);
  party.came.add('said');
}

/** Says a line to the crew. Clients of other audiences must not be told anything. */
async function sayToCrew(party: Party, client: Client, line: Line): Promise<void> {
  const command: GameCommand = { type: 'say-to-crew', line };
  const refusal = whyNot(client, line);
  if (refusal) return await mustRefuse(party.online, client, command, [refusal]);
  const others = party.online.filter(({ follower }) => follower.game?.audience !== 'navigators');
  const known = () => others.map(({ follower }) => follower.have);
  const before = JSON.stringify(known());
  await client.command(command);
  await party.settle();
  await Promise.all(party.online.map(({ connection }) => connection.ask('boards', {})));
  expectSame(known(), JSON.parse(before), 'what others know after a line of the crew');
  const said = { player: client.player, line };
  for (const one of party.online)
    if (!others.includes(one))
      expectSame(one.follower.picture?.lines.at(-1), said, `what ${one.name} reads of the crew`);
  party.came.add('said to the crew');
}

async function sayNonsense(party: Party, client: Client): Promise<void> {
  const line = party.chatter.pick<[line: object, field: string]>([
    [{ type: 'text', text: ' \u200B\n' }, 'command.line.text'],
    [{ type: 'text', text: 'x'.repeat(281) }, 'command.line.text'],
    [{ type: 'phrase', phrase: 'hm' }, 'command.line.phrase'],
    [{ type: 'phrase', phrase: 'certain', ship: 'red' }, 'command.line'],
    [{ type: 'phrase', phrase: 'hello', square: 'a1' }, 'command.line'],
  ]);
  const body = client.body({ type: 'say', line: line[0] });
  await mustBeMalformed(party.online, client, { request: 'command', body, field: line[1] });
}

/** The host removes a line, of the crew if the host is a Navigator. Others can't. */
async function removeLine(party: Party): Promise<void> {
  const { chatter: random, online } = party;
  const client = random.pick(online.filter(({ player }) => player !== null));
  const { table, picture } = client.follower;
  const isHost = table.host === client.player;
  const isOfCrew = isNavigator(client) && random.chance(0.5);
  const { lines, removed } = (isOfCrew ? picture : null) ?? table;
  const line = random.below(lines.length + 1);
  const command = { type: isOfCrew ? 'remove-crew-line' : 'remove-line', line } as const;
  const isGone = line === lines.length || removed.has(line);
  const bars = [...(isHost ? [] : ['not-host']), ...(isGone ? ['no-such-line'] : [])];
  if (bars.length > 0) return await mustRefuse(online, client, command, bars);
  await client.command(command);
  await party.settle();
  party.came.add('removed');
  // A client that comes back is no longer sent the words.
  client.drop();
  await client.connect();
  await client.attend();
  const after = isOfCrew ? client.follower.picture?.lines : client.follower.table.lines;
  expectSame(after?.[line]?.line, null, 'the words of a removed line');
}

async function allow(party: Party): Promise<void> {
  const { chatter: random, online } = party;
  const client = random.pick(online.filter(({ player }) => player !== null));
  const { table } = client.follower;
  const command: TableCommand = { type: 'allow-free-text', allowed: random.chance(0.7) };
  if (table.host === client.player) await client.command(command);
  else await mustRefuse(online, client, command, ['not-host']);
}
