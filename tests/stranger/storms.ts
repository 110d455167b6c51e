/** Applies storms to a picture, and checks them. */
import type { GameEvent } from './events.ts';
import { expectSame, expectThat } from './finding.ts';
import type { Picture } from './picture.ts';
import { seesAll, type Ship, type Square } from './shapes.ts';

export function blow(picture: Picture, event: GameEvent & { type: 'storm-played' }): void {
  const { storm } = event;
  const mayHide = picture.variants.harderDeduction && !seesAll(picture.audience);
  expectSame(storm === null, mayHide, 'whether a storm was hidden');
  picture.storms += 1;
  picture.greatLast = storm === 'great';
  if (storm !== null) {
    picture.spent.push(storm);
    const hit = picture.atSea.filter((ship) => storm === 'great' || storm === ship);
    if ('pushes' in event) {
      expectSame(
        event.pushes.map((push) => push.ship),
        hit,
        'the ships that were hit',
      );
      expectSame(event.faceDown, picture.variants.harderDeduction, 'whether the storm is face down');
      for (const push of event.pushes) drive(picture, push);
    } else for (const ship of hit) drive(picture, { ship });
  } else picture.uncross(picture.atSea);
  picture.enter('poseidon', 'navigators');
}

/** Only Poseidon knows where ships were driven. The other audiences know at most that they were driven. */
export function drive(
  picture: Picture,
  push: { ship: Ship } | { ship: Ship; from: Square; to: Square },
): void {
  picture.uncross([push.ship]);
  if ('to' in push) {
    expectSame(push.from, picture.positions[push.ship], `where the ${push.ship} ship was driven from`);
    expectThat(push.to !== picture.board.sacred, 'a ship was driven onto the Sacred Island');
    picture.positions[push.ship] = push.to;
  } else picture.adrift = [...new Set([...picture.adrift, push.ship])];
}
