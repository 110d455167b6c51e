/** Fingers on a phone enlarge the board, and drag a piece on the enlarged board. */
import { expect, it } from 'vitest';
import { t } from '../../client/text/text.ts';
import { awayFrom, GLASS, NEAR, onD, pinchOut } from './enlarged.ts';
import { handOn, middleOf } from './fingers.ts';
import { expectNoFaults } from './no-faults.ts';
import { expectOn } from './on-square.ts';
import { square } from './parts.ts';
import { PHONE } from './people.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const whiteGuess = t.chart.things.ship('white');

it('a piece is dragged to a square of the enlarged chart; a second finger puts it back', async () => {
  const ann = await onD(stage, 'Ann', PHONE, GLASS);
  const { page } = ann;
  const hand = await handOn(page);
  await pinchOut(page, hand, 'b2');
  const b2 = await middleOf(square(page, 'b2'));
  await hand.swipe([b2], [{ x: b2.x + 80, y: b2.y + 80 }]);
  const from = await middleOf(square(page, 'a1'));
  const to = await middleOf(square(page, 'c3'));
  await hand.down(from);
  await hand.move([from], [to]);
  await hand.down(to, { x: to.x + 60, y: to.y });
  await hand.up();
  await expectOn(page, 'a1', whiteGuess);
  await hand.swipe([from], [to]);
  await expectOn(page, 'c3', whiteGuess);
  // Dragging the piece did not move the board.
  expect(await awayFrom(square(page, 'c3'), to)).toBeLessThan(NEAR);
  expectNoFaults(ann);
});
