/** Commands that a Navigator may not give now, with the refusal codes that the protocol lists for them. */
import type { Illegal } from './illegal.ts';
import type { Picture } from './picture.ts';
import { barredSquares } from './poseidon.ts';
import type { Random } from './random.ts';
import { openSquares } from './sea.ts';
import { SHIPS, type Ship } from './shapes.ts';

function badSteps(picture: Picture, player: string): Illegal[] {
  const { arrived, stepped, held, owners } = picture;
  const bars = (ship: Ship): string[] => [
    ...(owners[ship] !== null && owners[ship] !== player ? ['not-your-ship'] : []),
    ...(arrived.includes(ship) ? ['ship-arrived'] : []),
    // A ship that arrived in this round has also had its step, so the server may answer with either code.
    ...(stepped.includes(ship) ? ['ship-stepped'] : []),
  ];
  return SHIPS.flatMap((ship): Illegal[] => {
    const sail = [...bars(ship), ...(ship === held ? ['ship-held'] : [])];
    const survey = [...bars(ship), ...(ship === held ? [] : ['ship-not-held'])];
    return [
      ...(sail.length > 0 ? [{ command: { type: 'sail', ship, heading: 'SE' } as const, codes: sail }] : []),
      ...(survey.length > 0 ? [{ command: { type: 'survey', ship } as const, codes: survey }] : []),
    ];
  });
}

function badLighthouses(picture: Picture, random: Random): Illegal[] {
  const { board, variants, proposal } = picture;
  const right = random.some(openSquares(board), variants.lighthouses);
  const [first = 'b2', ...others] = right;
  const propose = (squares: string[], code: string): Illegal => ({
    command: { type: 'propose-lighthouses', squares },
    codes: [code],
  });
  const illegal = [
    propose(others, 'wrong-count'),
    propose([...others, random.pick(barredSquares(picture))], 'square-barred'),
  ];
  if (board.rows < 15) illegal.push(propose([...others, 'a15'], 'square-off-board'));
  if (others.length > 0) illegal.push(propose([first, first], 'square-taken'));
  const other = random.some(openSquares(board), variants.lighthouses);
  if (proposal && JSON.stringify(other) !== JSON.stringify(proposal.squares))
    illegal.push({ command: { type: 'agree-lighthouses', squares: other }, codes: ['proposal-changed'] });
  return illegal;
}

function badGuesses({ board, variants, arrived }: Picture): Illegal[] {
  const illegal: Illegal[] = [];
  if (board.columns < 15)
    illegal.push({ command: { type: 'guess', ship: 'green', square: 'o1' }, codes: ['square-off-board'] });
  if (variants.maelstroms < 2)
    illegal.push({
      command: { type: 'mark', kind: 'maelstrom', number: variants.maelstroms, square: 'a1' },
      codes: ['no-such-token'],
    });
  const [home] = arrived;
  if (home && !variants.useYourMemory)
    illegal.push({
      command: { type: 'cross', ship: home, squares: ['a1'], crossed: true },
      codes: ['ship-arrived'],
    });
  if (variants.useYourMemory)
    illegal.push({
      command: { type: 'remind', ship: 'yellow', number: 3, square: 'a1' },
      codes: ['reminders-off'],
    });
  return illegal;
}

/** Commands of the Navigators' side that this Navigator may not give now. */
export function illegalOfNavigator(picture: Picture, player: string, random: Random): Illegal[] {
  if (picture.phase === 'over') return [];
  const guesses = badGuesses(picture);
  if (picture.phase === 'lighthouses') return [...guesses, ...badLighthouses(picture, random)];
  if (picture.phase === 'navigators') return [...guesses, ...badSteps(picture, player)];
  return guesses;
}
