/** Applies a ship's step to a picture, and checks it. */
import type { GameEvent } from './events.ts';
import { expectSame, expectThat } from './finding.ts';
import type { Picture } from './picture.ts';
import { ahead } from './sea.ts';
import { seesAll, type Reply, type Ship } from './shapes.ts';
import { plain, survey } from './survey.ts';

/** Each ship at sea has one step per round, and only in the Navigators' turn. */
function step(picture: Picture, ship: Ship, isHeld: boolean): void {
  expectSame(picture.phase, 'navigators', 'the phase of a step');
  expectThat(picture.atSea.includes(ship) && !picture.stepped.includes(ship), `${ship} stepped again`);
  expectSame(picture.held === ship, isHeld, `whether ${ship} was held`);
  picture.stepped.push(ship);
}

/** Only Poseidon's picture has enough information to work out what the reply must be. */
function hear(picture: Picture, ship: Ship, reply: Reply | null, offBoard: boolean): void {
  picture.lastReply = reply;
  if (!seesAll(picture.audience) || reply === null) return;
  expectSame(plain(reply), plain(survey(picture, ship, offBoard)), `the reply of ${ship}`);
}

export function sailInto(picture: Picture, event: GameEvent & { type: 'sailed' }): void {
  const { ship, heading, arrived, reply } = event;
  step(picture, ship, false);
  const { board, positions } = picture;
  const next = ahead(board, positions[ship], heading);
  if ('to' in event) {
    expectSame([event.from, event.to], [positions[ship], next ?? positions[ship]], `where ${ship} sailed`);
    expectSame(arrived, event.to === board.sacred, `whether ${ship} arrived`);
  }
  positions[ship] = arrived ? board.sacred : (next ?? positions[ship]);
  if (arrived) picture.comesHome(ship);
  hear(picture, ship, reply, next === null);
}

export function surveyInto(picture: Picture, event: GameEvent & { type: 'surveyed' }): void {
  step(picture, event.ship, true);
  hear(picture, event.ship, event.reply, false);
}
