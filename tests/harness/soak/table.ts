/** Plays some games at one table, then at a new one, and so on until the run's time is up. */
import { setTimeout as pause } from 'node:timers/promises';
import { SHIPS } from '../../../shared/board/board.ts';
import type { Random } from '../../../shared/random.ts';
import { allVariants } from '../../helpers/arbitraries.ts';
import { oneOf } from '../../helpers/random.ts';
import { Friend } from './friend.ts';

export interface Evenings {
  readonly url: string;
  readonly random: Random;
  /** The players' IP address, as a proxy would report it. */
  readonly address: string;
  /** The mean time between two moves, in ms. */
  readonly thinkMs: number;
  /** True once the run's time is up. */
  readonly isLate: () => boolean;
  readonly onMove: () => void;
  readonly onGame: () => void;
}

const VARIANTS = [...allVariants()];

/** How often a player uses the chart instead of moving. */
const CHATTER = 0.3;
/** How often a player reloads the page. */
const RELOADS = 0.02;
/** The number of games that are played at one table. */
const GAMES = 3;

/** Plays until the run's time is up. */
export async function spendEvenings(evenings: Evenings): Promise<void> {
  // Wait a random time first, so that the tables don't all start at once.
  await pause(evenings.random() * evenings.thinkMs);
  while (!evenings.isLate()) await spendOne(evenings);
}

async function spendOne(evenings: Evenings): Promise<void> {
  const { url, address, isLate, onGame, random } = evenings;
  const poseidon = new Friend(url, address);
  const navigator = new Friend(url, address);
  const onlooker = new Friend(url, address);
  try {
    await navigator.come('Ann');
    await poseidon.come('Pete', navigator.code);
    await onlooker.watch(navigator.code);
    await poseidon.does({ type: 'sit', seat: 'poseidon' });
    await navigator.does({ type: 'sit', seat: 'navigators' });
    for (let game = 0; game < GAMES && !isLate(); game++) {
      await navigator.does({ type: 'choose-variants', variants: oneOf(VARIANTS, random) });
      await navigator.does({ type: 'begin-game' });
      await play([poseidon, navigator, onlooker], evenings);
      onGame();
    }
  } finally {
    for (const friend of [poseidon, navigator, onlooker]) friend.close();
  }
}

async function play(
  friends: readonly Friend[],
  { random, thinkMs, isLate, onMove }: Evenings,
): Promise<void> {
  const [poseidon, navigator] = friends;
  while (!isLate()) {
    await pause(thinkMs * 2 * random());
    if (random() < RELOADS) await oneOf(friends, random).reload();
    if (navigator && random() < CHATTER) {
      const square = oneOf(['b2', 'c3', 'd4', 'e5', 'f6'] as const, random);
      await navigator.does({ type: 'guess', ship: oneOf(SHIPS, random), square });
    }
    for (const friend of [poseidon, navigator]) {
      const move = friend?.move(random);
      if (!move) continue;
      await friend?.does(move);
      onMove();
      break;
    }
    if (navigator?.isOver) return;
  }
}
