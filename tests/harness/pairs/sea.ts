/**
 * Scripts for pairs of tables that differ in the hidden truth. The server must send Navigators and spectators the same
 * packets at both tables.
 */
import { decide } from '../../../shared/game/decide.ts';
import type { Actor, Game, GameCommand } from '../../../shared/game/game.ts';
import type { Random } from '../../../shared/random.ts';
import { attempts } from '../../helpers/leaks.ts';
import { randomAside } from '../../helpers/play.ts';
import { oneOf, seeded } from '../../helpers/random.ts';
import { areDifferent, commandOf, growTwins, type TwinStep } from '../../helpers/twins.ts';
import { Requests } from './requests.ts';
import { beganIn, drawScene, isNavigator, type Role } from './scene.ts';
import type { Op, Script, Step } from './script.ts';

/** The number of requests in each position. */
const ASKED = 6;

/**
 * The maximum number of steps in a script. Few pairs of games look the same to the Navigators for longer, and those few
 * would take up the whole run.
 */
const LONGEST = 60;

export function seaScript(seed: number): Script {
  const random = seeded(seed);
  const scene = drawScene(random);
  const watched = scene.roles.filter((role) => isNavigator(role) || role === 'onlooker');
  const requests = new Requests(scene.roles, random);
  const steps = growTwins(beganIn(scene), random, LONGEST).map((step): Step => {
    const asked = Array.from({ length: ASKED }, () => draw(step, oneOf(watched, random), requests, random));
    const [one, two] = movesOf(step, requests);
    const time = requests.moreTime(step.games[0]);
    return {
      what: `after ${step.move.command.type}, ${step.games[0].phase}`,
      ops: [
        [one, ...asked, ...time],
        [two, ...asked, ...time],
      ],
      differs: areDifferent(step.games),
    };
  });
  return { scene, watched, steps };
}

function movesOf({ move, events }: TwinStep, requests: Requests): [Op, Op] {
  const by = move.actor.player as Role;
  const [one, two] = events.map((list) => requests.command(by, commandOf(move.command, list)));
  return [one as Op, two as Op];
}

function draw(step: TwinStep, by: Role, requests: Requests, random: Random): Op {
  const { games } = step;
  if (!isNavigator(by) || random() < 0.4) return requests.any(by, games[0]);
  const actor: Actor = { player: by, side: 'navigators' };
  const command = random() < 0.2 ? randomAside(games[0], random).command : refusedTo(actor, games, random);
  return random() < 0.2 ? requests.awry(by, command) : requests.command(by, command);
}

/** Draws a command that is refused in at least one of the games, or only affects the chart and the talk. */
function refusedTo(actor: Actor, games: TwinStep['games'], random: Random): GameCommand {
  const all = [...attempts(games[0])].map(([, command]) => command);
  const isHarmless = (command: GameCommand) =>
    ['guess', 'remind', 'mark', 'cross', 'say-to-crew', 'remove-crew-line'].includes(command.type) ||
    games.some((game) => !isLegal(game, actor, command));
  return oneOf(all.filter(isHarmless), random);
}

export function isLegal(game: Game, actor: Actor, command: GameCommand): boolean {
  return decide(game, actor, command).ok;
}
