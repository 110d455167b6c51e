/** Poseidon's options in a turn: each storm and each way to drive a ship, and how much they hide. */
import { SHIPS, type Ship } from '../board/board.ts';
import { distance, HEADINGS, headingBetween, type Heading, type Square } from '../board/squares.ts';
import type { Game, Storm } from '../game/game.ts';
import { playableTiles } from '../game/moves.ts';
import { isMonster, pushSquares, shipsHit } from '../game/rules/storms.ts';
import type { Belief } from '../oracle/belief.ts';
import { marginalOf } from './orders.ts';
import { homeChance, shipOutlook, winChance, type ShipOutlook } from './outlook.ts';
import { destination, reportsOf, type Marginal } from './replies.ts';

/** One way to drive a ship. */
export interface PushOption {
  readonly ship: Ship;
  readonly heading: Heading;
  readonly to: Square;
  /** The mean uncertainty about the ship's square that would remain after the ship's next report, in bits. */
  readonly hides: number;
  /** The ship's chance of coming home after it was driven in this way, 0 to 1. */
  readonly home: number;
}

/** A storm that could be played, with every way to drive each ship that it hits. */
export interface StormChoice {
  readonly storm: Storm;
  readonly drives: readonly (readonly PushOption[])[];
}

/** Poseidon's options, and the state before his turn. */
export interface StormChoices {
  readonly choices: readonly StormChoice[];
  /** For each ship, the uncertainty that would remain after its next report if it is not driven, in bits. */
  readonly hidden: Readonly<Record<Ship, number>>;
  readonly home: Readonly<Record<Ship, number>>;
}

/**
 * How well a ship's true square is hidden: the uncertainty that its next report would leave, in bits. This is the mean
 * over all headings, because any heading may be ordered.
 */
export function hiddenBits({ sea }: Pick<Belief, 'sea'>, marginal: Marginal, truth: number): number {
  const chance = marginal.get(truth) ?? 0;
  if (chance === 0) return 0;
  const bits = HEADINGS.map((heading) => {
    if (destination(sea, truth, heading).to === sea.sacred) return 0;
    const report = reportsOf(sea, marginal, heading).find(({ from }) => from.some(([at]) => at === truth));
    return Math.log2((report?.chance ?? chance) / chance);
  });
  return bits.reduce((sum, one) => sum + one, 0) / bits.length;
}

/** The probabilities of a ship's squares after a push. All legal squares of the push are equally likely. */
export function afterPush({ sea }: Pick<Belief, 'sea'>, marginal: Marginal): Marginal {
  const after = new Map<number, number>();
  for (const [square, chance] of marginal) {
    const pushes = sea.pushes[square] ?? [];
    for (const to of pushes) after.set(to, (after.get(to) ?? 0) + chance / pushes.length);
  }
  return after;
}

/**
 * Every storm that could be played.
 * @param before the belief before the storm
 * @param faceDown the belief after the storm if it was played face down; otherwise null
 */
export function stormChoices(before: Belief, game: Game, faceDown: Belief | null): StormChoices {
  const marginals = new Map(SHIPS.map((ship) => [ship, marginalOf(before, ship)] as const));
  const numberOf = (square: Square) => before.sea.squares.indexOf(square);
  const record = (of: (ship: Ship) => number) =>
    Object.fromEntries(SHIPS.map((ship) => [ship, of(ship)])) as Record<Ship, number>;
  const hidden = record((ship) =>
    hiddenBits(before, marginals.get(ship) ?? new Map(), numberOf(game.ships[ship])),
  );
  const home = record((ship) => homeChance(shipOutlook(game, ship, hidden[ship])));
  const drivesOf = (ship: Ship): PushOption[] => {
    const after = faceDown ? marginalOf(faceDown, ship) : afterPush(before, marginals.get(ship) ?? new Map());
    return pushOptions(before, game, ship, after);
  };
  const byShip = new Map<Ship, PushOption[]>();
  const choices = playableTiles(game)
    .filter((tile) => !isMonster(tile))
    .map((storm) => ({
      storm,
      drives: shipsHit(storm, game.arrived).map((ship) => {
        const drives = byShip.get(ship) ?? drivesOf(ship);
        byShip.set(ship, drives);
        return drives;
      }),
    }));
  return { choices, hidden, home };
}

/**
 * Every way to drive a ship from its true square. `after` holds the probabilities of its squares after the push, as the
 * Navigators see them.
 */
export function pushOptions(
  { sea }: Pick<Belief, 'sea'>,
  game: Game,
  ship: Ship,
  after: Marginal,
): PushOption[] {
  const from = game.ships[ship];
  const stand = shipOutlook(game, ship, 0);
  return pushSquares(game.board, from).flatMap((to): PushOption[] => {
    const heading = headingBetween(from, to);
    if (!heading) return [];
    const hides = hiddenBits({ sea }, after, sea.squares.indexOf(to));
    const far = distance(to, game.board.sacred);
    const next: ShipOutlook = { ...stand, storms: Math.max(0, stand.storms - 1), far, bits: hides };
    return [{ ship, heading, to, hides, home: homeChance(next) }];
  });
}

/** One alternative for a single ship: another coloured storm, or a different push of the Great Storm. */
export interface StormOption {
  readonly storm: Storm;
  readonly drive: PushOption;
  /** The Navigators' chance of winning afterwards. */
  readonly winning: number;
}

/**
 * Poseidon's alternatives, one ship at a time. If he played a coloured storm, they are all coloured storms. If he
 * played the Great Storm, they are Great Storms with one ship driven elsewhere, because coloured storms are not
 * comparable with it.
 */
export function optionsBeside(
  { choices, home }: StormChoices,
  storm: Storm,
  pushes: Readonly<Partial<Record<Ship, Square>>>,
): StormOption[] {
  const asPlayed = (drives: readonly (readonly PushOption[])[]) =>
    drives.flatMap((ways) => ways.filter(({ ship, to }) => pushes[ship] === to));
  const winningWith = (drives: readonly PushOption[]) =>
    winChance({ ...home, ...Object.fromEntries(drives.map((drive) => [drive.ship, drive.home])) });
  return choices
    .filter((choice) => (choice.storm === 'great') === (storm === 'great'))
    .flatMap((choice) => {
      const played = choice.storm === storm ? asPlayed(choice.drives) : [];
      return choice.drives.flat().map((drive) => {
        const others = storm === 'great' ? played.filter(({ ship }) => ship !== drive.ship) : [];
        return { storm: choice.storm, drive, winning: winningWith([...others, drive]) };
      });
    });
}

/**
 * The Navigators' chance of winning after the actual storm, and after the strongest tile. The strongest tile may be a
 * coloured storm, the Great Storm with its worst pushes, or a sea monster.
 */
export function strongestOf(
  { choices, home, hidden }: StormChoices,
  game: Game,
  storm: Storm,
  pushes: Readonly<Partial<Record<Ship, Square>>>,
): { readonly played: number; readonly least: number } {
  const after = (drives: readonly PushOption[]) =>
    winChance({ ...home, ...Object.fromEntries(drives.map((drive) => [drive.ship, drive.home])) });
  const worst = (ways: readonly PushOption[]) =>
    ways.reduce((least, drive) => (drive.home < least.home ? drive : least));
  const played = choices.find((choice) => choice.storm === storm)?.drives ?? [];
  const storms = choices.map(({ drives }) => after(drives.map(worst)));
  const hasMonster = playableTiles(game).some(isMonster);
  const atSea = SHIPS.filter((ship) => !game.arrived.includes(ship));
  const held = (hasMonster ? atSea : []).map((ship) => winChance(homeWithMonster(game, ship, home, hidden)));
  return {
    played: after(played.flatMap((ways) => ways.filter(({ ship, to }) => pushes[ship] === to))),
    least: Math.min(...storms, ...held),
  };
}

/**
 * The ships' chances of coming home after a sea monster. A sea monster uses up no storm, so every ship except the held
 * one gets one more order.
 */
function homeWithMonster(
  game: Game,
  held: Ship,
  home: StormChoices['home'],
  hidden: StormChoices['hidden'],
): Readonly<Record<Ship, number>> {
  const more = SHIPS.filter((ship) => ship !== held && !game.arrived.includes(ship)).map((ship) => {
    const stand = shipOutlook(game, ship, hidden[ship]);
    return [ship, homeChance({ ...stand, orders: stand.orders + 1 })];
  });
  return { ...home, ...(Object.fromEntries(more) as Partial<Record<Ship, number>>) };
}
