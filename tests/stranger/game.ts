/** Plays one random game, determined by its seed. */
import { afterwards } from './afterwards.ts';
import { endEarly } from './ending-early.ts';
import { ENOUGH } from './ending.ts';
import { finish } from './finishing.ts';
import type { Client } from './client.ts';
import { deleteTable } from './deleting.ts';
import { present, Finding } from './finding.ts';
import { comeLate, fillSeats, freeSeat, takeOff } from './freeing.ts';
import { comeAsStranger } from './door.ts';
import { beIllegal, beTempted, mustBeMalformed } from './malice.ts';
import type { GameCommand } from './messages.ts';
import { actOnce, mishap } from './mishaps.ts';
import { askForTime } from './more-time.ts';
import { navigatorActs, onGuessBoard } from './navigators.ts';
import type { Party } from './party.ts';
import { speakOfOlympus } from './olympus.ts';
import { poseidonActs } from './poseidon.ts';
import { Random } from './random.ts';
import { begin, gather, sitDown, someVariants } from './setting.ts';
import type { Mode, Side, Variants } from './shapes.ts';
import { someMalformed } from './malformed.ts';
import { makeSign } from './signals.ts';
import { talk } from './talk.ts';

/** What happened in a game. It is used for statistics, and to check that every type of ending occurred. */
export interface Played {
  seed: number;
  variants: Variants;
  mode: Mode;
  /** The number of Navigators when the game began. */
  navigators: number;
  winner: Side | null;
  arrived: number;
  rounds: number;
  came: string[];
  /** The error codes of the refused requests. The protocol requires each of these refusals. */
  refusals: string[];
}

/** The maximum number of commands in a game. No game needs this many. */
const ENDLESS = 1000;

export async function playGame(url: string, seed: number): Promise<Played> {
  const random = new Random(seed);
  const party = await gather(url, random);
  try {
    await sitDown(party);
    party.kindness = random.pick([0, 0.5, 1, 1]);
    party.chatter = new Random(-seed);
    const variants = someVariants(random);
    await begin(party, variants);
    const isAbandoned = await playOn(party, random.chance(0.15) ? random.below(90) : Infinity);
    await party.everybodyBack();
    await afterwards(party, isAbandoned);
    const picture = present(party.clients[0]?.follower.picture, 'the game is gone');
    const { mode, navigators } = present(party.clients[0]?.follower.table.game, 'no game at the table');
    if (random.chance(0.3)) await deleteTable(party);
    const { outcome, arrived, round } = picture;
    const refusals = party.clients.flatMap((client) => client.refusals);
    const winner = outcome?.winner ?? null;
    const went = { came: [...party.came], winner, arrived: arrived.length, rounds: round, refusals };
    return { seed, variants, mode, navigators: navigators.length, ...went };
  } finally {
    for (const client of party.clients) client.drop();
  }
}

/** Plays until the game is over or was abandoned. Returns true if it was abandoned without a winner. */
export async function playOn(party: Party, patience: number): Promise<boolean> {
  const { random } = party;
  for (let turn = 0; turn < ENDLESS; turn += 1) {
    if (random.chance(0.2)) await party.everybodyBack();
    await party.settle();
    if (party.online[0]?.follower.picture?.phase === 'over') return false;
    const arrived = party.online[0]?.follower.picture?.arrived ?? [];
    if (arrived.length >= ENOUGH && random.chance(0.2) && (await finish(party))) return false;
    if (turn >= patience) {
      if (random.chance(0.6) && (await finish(party))) return false;
      await endEarly(party);
      return arrived.length < ENOUGH;
    }
    if (random.chance(isBrief(party) ? 0.5 : 0.15))
      await beIllegal(party.online, illegalActor(party), random);
    if (random.chance(0.05)) await beMalformed(party);
    if (random.chance(0.04)) await mishap(random.pick(party.online), party);
    if (party.isLoose) await lateAndLost(party);
    if (random.chance(0.03)) await makeSign(party);
    if (random.chance(0.03)) await askForTime(party);
    if (party.chatter.chance(0.03)) await talk(party);
    if (random.chance(0.03)) await speakOfOlympus(party);
    await party.settle();
    await someoneActs(party);
  }
  throw new Finding('the game does not end');
}

async function beMalformed({ online, random }: Party): Promise<void> {
  const client = random.pick(online);
  await mustBeMalformed(online, client, someMalformed(client, random));
}

/**
 * Sometimes frees a seat, removes a player or lets a new one in. Then fills any empty seats without which the game
 * can't continue.
 */
async function lateAndLost(party: Party): Promise<void> {
  const { random } = party;
  if (random.chance(0.03)) await freeSeat(party);
  if (random.chance(0.01)) await takeOff(party);
  if (random.chance(0.01)) await comeAsStranger(party);
  if (random.chance(0.02)) await comeLate(party);
  await fillSeats(party);
}

/**
 * Chooses the client that tries an illegal command. Poseidon's is chosen more often than the others, because he has few
 * turns.
 */
function illegalActor(party: Party): Client {
  const { random, online } = party;
  const [poseidon] = party.sitting('poseidon');
  const isHis = poseidon?.follower.picture?.phase === 'poseidon' && random.chance(0.6);
  return poseidon && isHis ? poseidon : random.pick(online);
}

/** True in a short phase, in which there are few chances to try illegal commands. */
const isBrief = ({ online: [client] }: Party): boolean =>
  ['lighthouses', 'dangers', 'caught'].includes(client?.follower.picture?.phase ?? '');

/** Gives the next command, from any client that has one. If necessary, first reconnects absent clients. */
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
    if (random.chance(0.5)) await beTempted(party.online, client, random);
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
