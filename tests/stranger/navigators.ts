/** Legal commands of a Navigator, based only on what the Navigators know. */
import type { GameCommand } from './messages.ts';
import type { Picture } from './picture.ts';
import type { Random } from './random.ts';
import { agreedPush, ahead, distance, openSquares, squaresOf } from './sea.ts';
import { HEADINGS, SHIPS, type Heading, type Ship } from './shapes.ts';

/** The ships that haven't had their step yet and that this player may order. */
export function ordered(picture: Picture, player: string): Ship[] {
  return picture.atSea.filter(
    (ship) =>
      !picture.stepped.includes(ship) && (picture.owners[ship] === null || picture.owners[ship] === player),
  );
}

/** The heading from the ship's guess towards the Sacred Island, or sometimes a random heading. */
function headingOf({ board, positions }: Picture, ship: Ship, random: Random, wit: number): Heading {
  if (!random.chance(wit)) return random.pick(HEADINGS);
  const far = (heading: Heading): number => {
    const next = ahead(board, positions[ship], heading);
    return next === null ? Infinity : distance(next, board.sacred);
  };
  const nearest = Math.min(...HEADINGS.map(far));
  return random.pick(HEADINGS.filter((heading) => far(heading) === nearest));
}

function lighthousesOf(picture: Picture, player: string, random: Random): GameCommand | null {
  const { board, variants, proposal } = picture;
  if (proposal && !random.chance(0.2)) {
    if (proposal.agreed.includes(player)) return null;
    return { type: 'agree-lighthouses', squares: proposal.squares };
  }
  return { type: 'propose-lighthouses', squares: random.some(openSquares(board), variants.lighthouses) };
}

/** A random command that changes the chart, which is allowed at any time. */
export function onGuessBoard(picture: Picture, random: Random): GameCommand {
  const { board, variants } = picture;
  const square = random.pick(squaresOf(board));
  const placed = random.chance(0.3) ? null : square;
  if (random.chance(0.1)) return { type: 'reason', ship: random.pick(SHIPS), squares: [square] };
  const commands: GameCommand[] = [];
  const [ship] = picture.atSea;
  if (!variants.useYourMemory && ship)
    commands.push({
      type: 'cross',
      ship,
      squares: [square],
      crossed: !picture.crosses.has(`${ship} ${square}`),
    });
  if (!variants.useYourMemory)
    commands.push({ type: 'remind', ship: random.pick(SHIPS), number: random.below(4), square: placed });
  for (const [kind, howMany] of [
    ['maelstrom', variants.maelstroms],
    ['fogBank', variants.fogBanks],
  ] as const)
    if (howMany > 0) commands.push({ type: 'mark', kind, number: random.below(howMany), square: placed });
  if (commands.length === 0 || random.chance(0.2))
    commands.splice(0, commands.length, { type: 'guess', ship: random.pick(SHIPS), square });
  return random.pick(commands);
}

/** A command that moves the guess of a driven ship to the agreed square, or null if there is nothing to move. */
export function setRight(picture: Picture): GameCommand | null {
  const [ship] = picture.adrift;
  if (ship === undefined || picture.phase !== 'navigators') return null;
  return { type: 'guess', ship, square: agreedPush(picture.board, picture.positions[ship]) };
}

/** A random legal command of this Navigator, or null if there is none now. */
export function navigatorActs(
  picture: Picture,
  player: string,
  random: Random,
  wit: number,
): GameCommand | null {
  if (picture.phase === 'lighthouses') return lighthousesOf(picture, player, random);
  if (picture.phase !== 'navigators') return null;
  const corrected = wit > 0 ? setRight(picture) : null;
  if (corrected) return corrected;
  const mine = ordered(picture, player);
  if (mine.length === 0) return null;
  const ship = random.pick(mine);
  if (ship === picture.held) return { type: 'survey', ship };
  return { type: 'sail', ship, heading: headingOf(picture, ship, random, wit) };
}
