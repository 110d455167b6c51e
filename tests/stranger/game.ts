/** Plays one random game from its seed, and says how it went. */
import { afterwards } from './afterwards.ts';
import type { Client } from './client.ts';
import { expectSame, present, Finding } from './finding.ts';
import { beIllegal, mustBeMalformed } from './malice.ts';
import type { GameCommand } from './messages.ts';
import { actOnce, mishap } from './mishaps.ts';
import { navigatorActs, onGuessBoard } from './navigators.ts';
import type { Party } from './party.ts';
import { poseidonActs } from './poseidon.ts';
import { Random } from './random.ts';
import { begin, gather, sitDown, someVariants } from './setting.ts';
import type { Side, Variants } from './shapes.ts';

/** How a game went: for the statistics, and to see that every kind of ending came up. */
export interface Played {
  seed: number;
  variants: Variants;
  winner: Side | null;
  arrived: number;
  rounds: number;
  /** The codes that came up as promised. */
  refusals: string[];
}

/** More commands than any game needs. */
const ENDLESS = 1000;

export async function playGame(url: string, seed: number): Promise<Played> {
  const random = new Random(seed);
  const party = await gather(url, random);
  try {
    await sitDown(party);
    party.kindness = random.pick([0, 0.5, 1, 1]);
    const variants = someVariants(random);
    await begin(party, variants);
    const isAbandoned = await playOn(party);
    await party.everybodyBack();
    await afterwards(party, isAbandoned);
    const picture = present(party.clients[0]?.follower.picture, 'the game is gone');
    const { outcome, arrived, round } = picture;
    const refusals = party.clients.flatMap((client) => client.refusals);
    const winner = outcome?.winner ?? null;
    return { seed, variants, winner, arrived: arrived.length, rounds: round, refusals };
  } finally {
    for (const client of party.clients) client.drop();
  }
}

/** Until it is over (false) or abandoned (true). */
async function playOn(party: Party): Promise<boolean> {
  const { random } = party;
  const patience = random.chance(0.05) ? random.below(60) : ENDLESS;
  for (let turn = 0; turn < ENDLESS; turn += 1) {
    if (random.chance(0.2)) await party.everybodyBack();
    await party.settle();
    if (party.online[0]?.follower.picture?.phase === 'over') return false;
    if (turn >= patience && (await abandon(party))) return true;
    if (random.chance(isBrief(party) ? 0.5 : 0.12))
      await beIllegal(party.online, random.pick(party.online), random);
    if (random.chance(0.05)) await mustBeMalformed(party.online, random.pick(party.online), random);
    if (random.chance(0.04)) await mishap(random.pick(party.online), party);
    if (random.chance(0.02)) await comeLate(party);
    await party.settle();
    await someoneActs(party);
  }
  throw new Finding('the game does not end');
}

/** There are few turns to do wrong in when tiles are placed or a ship is caught. */
const isBrief = ({ online: [client] }: Party): boolean =>
  ['lighthouses', 'dangers', 'caught'].includes(client?.follower.picture?.phase ?? '');

/** The next command of whoever has one, if only when everybody is back. */
async function someoneActs(party: Party): Promise<void> {
  const { random, kindness } = party;
  if (random.chance(0.1)) {
    const [navigator] = random.some(party.sitting('navigators'), 1);
    const picture = navigator?.follower.picture;
    if (navigator && picture) await actOnce(navigator, onGuessBoard(picture, random), party);
    await party.settle();
  }
  for (const client of random.some(party.online, party.online.length)) {
    const command = nextOf(client, random, kindness);
    if (!command) continue;
    await actOnce(client, command, party);
    return;
  }
  if (party.online.length === party.clients.length) throw new Finding('nobody can do anything');
  await party.everybodyBack();
}

function nextOf({ player, follower }: Client, random: Random, kindness: number): GameCommand | null {
  const { picture, table } = follower;
  if (player === null || !picture) return null;
  const seat = table.seats.get(player);
  if (seat === 'poseidon') return poseidonActs(picture, random, kindness);
  return seat === 'navigators' ? navigatorActs(picture, player, random, kindness) : null;
}

/** "In a running game only a player without a seat can still come to the Navigators." */
async function comeLate(party: Party): Promise<void> {
  const [late] = party.sitting(null);
  if (!late) return;
  await late.command({ type: 'sit', seat: 'navigators' });
  await party.settle();
  expectSame(late.follower.picture?.audience, 'navigators', 'the audience of who came late');
}

async function abandon(party: Party): Promise<boolean> {
  const [client] = party.sitting('navigators');
  await client?.command({ type: 'abandon-game' });
  await party.settle();
  return client !== undefined;
}
