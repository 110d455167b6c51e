/**
 * Commands that the server must refuse according to the protocol, each with the codes that it may get. A command with
 * only one fault has only one code.
 */
import type { GameCommand } from './messages.ts';
import type { Picture } from './picture.ts';
import { barredSquares, barsOf, hitBy, monstersLeft, pushesOf, someDangers, storms } from './poseidon.ts';
import type { Random } from './random.ts';
import { around, distance, openSquares, squaresOf } from './sea.ts';
import { MONSTERS, SHIPS } from './shapes.ts';

export interface Illegal {
  command: GameCommand;
  codes: string[];
}

const STORM: GameCommand = { type: 'play-storm', storm: 'red', pushes: {} };
const SAIL: GameCommand = { type: 'sail', ship: 'red', heading: 'N' };

/** The commands that only the other side may give. */
export const ofTheOtherSide = (mine: 'poseidon' | 'navigators'): GameCommand[] =>
  mine === 'navigators'
    ? [STORM, { type: 'push-caught', square: 'b2' }, { type: 'place-dangers', maelstroms: [], fogBanks: [] }]
    : [
        SAIL,
        { type: 'survey', ship: 'white' },
        { type: 'guess', ship: 'red', square: 'b2' },
        { type: 'remind', ship: 'red', number: 1, square: null },
        { type: 'propose-lighthouses', squares: [] },
        { type: 'say-to-crew', line: { type: 'text', text: 'Ahoy!' } },
        { type: 'remove-crew-line', line: 0 },
      ];

/** Valid commands that do not belong to the current phase. */
export function outOfPhase(picture: Picture): Illegal[] {
  const codes = ['wrong-phase'];
  const illegal: Illegal[] = [];
  if (picture.audience === 'poseidon') {
    if (picture.phase !== 'poseidon') illegal.push({ command: STORM, codes });
    if (picture.phase !== 'caught') illegal.push({ command: { type: 'push-caught', square: 'b2' }, codes });
    if (picture.phase !== 'dangers')
      illegal.push({ command: { type: 'place-dangers', maelstroms: [], fogBanks: [] }, codes });
  } else {
    if (picture.phase !== 'navigators') illegal.push({ command: SAIL, codes });
    if (picture.phase !== 'lighthouses')
      illegal.push({ command: { type: 'agree-lighthouses', squares: ['b2'] }, codes });
  }
  return illegal;
}

function badStorms(picture: Picture, random: Random): Illegal[] {
  const { board, positions, arrived, atSea } = picture;
  const illegal: Illegal[] = [];
  for (const storm of storms()) {
    const pushes = pushesOf(picture, hitBy(picture, storm), random, 0);
    const bars = barsOf(picture, storm);
    if (bars.length > 0) illegal.push({ command: { type: 'play-storm', storm, pushes }, codes: bars });
    const add = (changed: typeof pushes, code: string) =>
      illegal.push({ command: { type: 'play-storm', storm, pushes: changed }, codes: [...bars, code] });
    const [victim] = random.some(hitBy(picture, storm), 1);
    const other = SHIPS.find((ship) => !(ship in pushes) || arrived.includes(ship));
    if (other) add({ ...pushes, [other]: random.pick(squaresOf(board)) }, 'push-unwanted');
    if (!victim || !atSea.includes(victim)) continue;
    const near = around(board, positions[victim]);
    const fewer = Object.fromEntries(Object.entries(pushes).filter(([ship]) => ship !== victim));
    add(fewer, 'push-missing');
    const far = squaresOf(board).filter((square) => !near.includes(square) && square !== board.sacred);
    add({ ...pushes, [victim]: random.pick(far) }, 'push-not-adjacent');
    if (near.includes(board.sacred)) add({ ...pushes, [victim]: board.sacred }, 'push-sacred');
  }
  return illegal;
}

function badMonsters(picture: Picture): Illegal[] {
  const { arrived, atSea } = picture;
  const left = monstersLeft(picture);
  const [there] = arrived;
  const [away] = atSea;
  return MONSTERS.flatMap((monster): Illegal[] => {
    const ship = left.includes(monster) ? there : away;
    const codes = [left.includes(monster) ? 'ship-arrived' : 'tile-not-in-hand'];
    return ship ? [{ command: { type: 'play-monster', monster, ship }, codes }] : [];
  });
}

function badDangers(picture: Picture, random: Random): Illegal[] {
  const right = someDangers(picture, random);
  if (right.type !== 'place-dangers') return [];
  const { maelstroms, fogBanks } = right;
  const kind = maelstroms.length > 0 ? 'maelstroms' : 'fogBanks';
  const [first = 'b2', ...others] = right[kind];
  const { board, lighthouses } = picture;
  const land = openSquares(board).filter(
    (square) => square in board.islands && !lighthouses.includes(square),
  );
  const withFirst = (square: string) => ({ ...right, [kind]: [square, ...others] });
  const illegal: Illegal[] = [
    { command: { ...right, [kind]: others }, codes: ['wrong-count'] },
    { command: withFirst(random.pick(barredSquares(picture))), codes: ['square-barred'] },
  ];
  if (board.columns < 15) illegal.push({ command: withFirst('o1'), codes: ['square-off-board'] });
  if (kind === 'maelstroms' && land.length > 0)
    illegal.push({ command: withFirst(random.pick(land)), codes: ['square-barred'] });
  const lit = lighthouses.filter((square) => kind === 'fogBanks' || !(square in board.islands));
  const [twice = lit[0]] = others;
  if (twice !== undefined) illegal.push({ command: withFirst(twice), codes: ['square-taken'] });
  if (maelstroms.length > 0 && fogBanks.length > 0)
    illegal.push({ command: { ...right, fogBanks: [first, ...fogBanks.slice(1)] }, codes: ['square-taken'] });
  return illegal;
}

function badPushes({ board, positions, caught }: Picture, random: Random): Illegal[] {
  if (caught === null) return [];
  const here = positions[caught];
  const far = squaresOf(board).filter((square) => distance(square, here) !== 1 && square !== board.sacred);
  return [{ command: { type: 'push-caught', square: random.pick(far) }, codes: ['push-not-adjacent'] }];
}

/** Commands that Poseidon may not give in his own turn. */
export function illegalOfPoseidon(picture: Picture, random: Random): Illegal[] {
  if (picture.phase === 'dangers') return badDangers(picture, random);
  if (picture.phase === 'caught') return badPushes(picture, random);
  if (picture.phase !== 'poseidon') return [];
  return [...badStorms(picture, random), ...badMonsters(picture)];
}
