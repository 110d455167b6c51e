/**
 * Scripts for pairs of tables that differ only in the chart. The server must send Poseidon, the big screen and
 * spectators the same packets at both tables.
 */
import type { Actor, Game, GameCommand } from '../../../shared/game/game.ts';
import { SHIPS } from '../../../shared/board/board.ts';
import { squaresOf } from '../../../shared/board/squares.ts';
import { randomNavigatorMove, randomPoseidonMove } from '../../../shared/game/moves.ts';
import type { Random } from '../../../shared/random.ts';
import { randomAside, nextMove, perform, start, type Move } from '../../helpers/play.ts';
import { oneOf, seeded } from '../../helpers/random.ts';
import { Requests } from './requests.ts';
import { beganIn, drawScene, isNavigator, type Role, type Scene } from './scene.ts';
import type { Op, Script, Step } from './script.ts';
import { isLegal } from './sea.ts';

const ASKED = 6;
const LONGEST = 60;
/** The maximum number of chart commands and signals between two moves, at each table. */
const MOST_CHATTER = 4;

export function chartScript(seed: number): Script {
  const random = seeded(seed);
  const scene = drawScene(random);
  const watched: Role[] = ['poseidon', 'onlooker', 'olympus'];
  const requests = new Requests(scene.roles, random);
  const steps: Step[] = [];
  let play = start(beganIn(scene));
  let differs = false;
  while (play.game.phase !== 'over' && steps.length < LONGEST) {
    const move = nextMove(play.game, random);
    if (!move) throw new Error(`nobody has a move in phase ${play.game.phase}`);
    const before = play.game;
    const unseen = [0, 1].map(() => [
      ...decoys(before, move, scene, requests, random),
      ...talk(before, scene, requests, random),
    ]);
    play = perform(play, move);
    const { game } = play;
    const moved = requests.command(move.actor.player as Role, move.command);
    const asked = Array.from({ length: ASKED }, () => draw(game, oneOf(watched, random), requests, random));
    differs ||= unseen.some((ops) => ops.length > 0);
    const time = requests.moreTime(game);
    const [one = [], two = []] = unseen.map((ops) => [...ops, moved, ...asked, ...time]);
    steps.push({ what: `after ${move.command.type}, ${game.phase}`, ops: [one, two], differs });
  }
  return { scene, watched, steps };
}

/** Draws actions of the Navigators on their chart, lines of their talk, and signals to each other. */
function talk(game: Game, { roles }: Scene, requests: Requests, random: Random): Op[] {
  const crew = roles.filter(isNavigator);
  return Array.from({ length: Math.floor(random() * (MOST_CHATTER + 1)) }, () => {
    const luck = random();
    const by = oneOf(crew, random);
    if (luck < 0.2) {
      const signal = { type: 'ping', square: oneOf(squaresOf(game.board), random) };
      return { by, asks: (at) => ['signal', { player: at.player(by), signal }] };
    }
    // A command that only Poseidon may give, so the server refuses it.
    if (luck < 0.3) return requests.command(by, { type: 'push-caught', square: 'b2' });
    const { actor, command } = randomAside(game, random);
    return requests.command(actor.player as Role, command);
  });
}

/**
 * Draws proposals of other lighthouses, made before the proposal that will be agreed on. A lone Navigator makes no
 * proposals.
 */
function decoys(game: Game, { command }: Move, { roles }: Scene, requests: Requests, random: Random): Op[] {
  const crew = roles.filter(isNavigator);
  if (command.type !== 'propose-lighthouses' || crew.length === 1 || random() < 0.3) return [];
  const by = oneOf(crew, random);
  const other = randomNavigatorMove({ ...game, proposal: null }, by, random);
  return other ? [requests.command(by, other)] : [];
}

function draw(game: Game, by: Role, requests: Requests, random: Random): Op {
  if (by !== 'poseidon' || random() < 0.4) return requests.any(by, game);
  const command = refused(game, random);
  return random() < 0.2 ? requests.awry(by, command) : requests.command(by, command);
}

/**
 * Draws a command that Poseidon would be refused now: either a nearly legal one, or one of the Navigators' commands.
 */
function refused(game: Game, random: Random): GameCommand {
  const actor: Actor = { player: 'poseidon', side: 'poseidon' };
  for (;;) {
    const command = random() < 0.5 ? slip(game, random) : theirs(game, random);
    if (!isLegal(game, actor, command)) return command;
  }
}

function theirs(game: Game, random: Random): GameCommand {
  if (random() < 0.5) return randomAside(game, random).command;
  const ship = oneOf(SHIPS, random);
  return oneOf<GameCommand>(
    [
      { type: 'sail', ship, heading: 'NE' },
      { type: 'survey', ship },
      { type: 'propose-lighthouses', squares: ['d1'] },
      { type: 'agree-lighthouses', squares: ['d1'] },
    ],
    random,
  );
}

function slip(game: Game, random: Random): GameCommand {
  const square = () => oneOf(squaresOf(game.board), random);
  const ship = oneOf(SHIPS, random);
  const legal = randomPoseidonMove(game, random);
  return oneOf<GameCommand>(
    [
      { type: 'play-storm', storm: ship, pushes: {} },
      { type: 'play-storm', storm: ship, pushes: { [ship]: square() } },
      { type: 'play-storm', storm: 'great', pushes: { red: square(), green: square() } },
      { type: 'play-monster', monster: 'kraken', ship },
      { type: 'push-caught', square: square() },
      { type: 'place-dangers', maelstroms: [square(), square()], fogBanks: [square()] },
      ...(legal?.type === 'play-storm' ? [{ ...legal, pushes: { ...legal.pushes, [ship]: square() } }] : []),
    ],
    random,
  );
}
