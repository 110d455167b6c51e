/** How a ship got into a maelstrom: the order, the order's risk, and an order that would have avoided it. */
import { expect, it } from 'vitest';
import { ANALYSIS_LIMITS } from '../../shared/analysis/analyse.ts';
import { follow } from '../../shared/analysis/follow.ts';
import { intoMaelstrom } from '../../shared/analysis/maelstroms.ts';
import { prospectsOf } from '../../shared/analysis/orders.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { ANNA, began, perform, POSEIDON, start, type Play } from '../helpers/play.ts';
import { playRound, workOut } from './hand-made.ts';

/** A game in which red has sailed into the maelstrom on c2 and was pushed to c1. */
function redCaught(): Play {
  const placed = perform(start(began(EMPTY_SEA, { maelstroms: 1 })), {
    actor: POSEIDON,
    command: { type: 'place-dangers', maelstroms: ['c2'], fogBanks: [] },
  });
  const rest = { green: 'W', white: 'N', yellow: 'N' } as const;
  const first = playRound(placed, 'yellow', { yellow: 'f7' }, { red: 'E', ...rest });
  const caught = playRound(first, 'white', { white: 'b6' }, { red: 'SE' });
  expect(caught.game.caught).toBe('red');
  return perform(caught, { actor: POSEIDON, command: { type: 'push-caught', square: 'c1' } });
}

it('a maelstrom that nobody could foresee has a small risk and no way around', () => {
  const { known, findings } = workOut(redCaught().log);
  const moment = findings.moments.find((one) => one.kind === 'storm' && one.storm === null);
  if (moment?.kind !== 'storm') throw new Error('the maelstrom is no moment');
  expect(moment.into).toMatchObject({ heading: 'SE', around: null });
  expect(moment.into?.risk).toBeGreaterThan(0);
  expect(moment.into?.risk).toBeLessThan(0.15);
  expect(moment.driven).toMatchObject([{ ship: 'red', from: 'c2', to: 'c1' }]);
  expect(known[moment.frame]?.ships.red.squares.length).toBeGreaterThan(1);
});

it('a known maelstrom has a high risk, and an order that avoids it', () => {
  // Green sails along the northern edge to d1, which is next to the maelstrom on c2.
  let play = redCaught();
  for (const ship of ['green', 'white', 'yellow'] as const)
    play = perform(play, {
      actor: ANNA,
      command: { type: 'sail', ship, heading: ship === 'green' ? 'W' : 'N' },
    });
  play = playRound(play, 'red', { red: 'd1' }, { red: 'E', green: 'W', white: 'N', yellow: 'N' });
  expect(play.game.ships.green).toBe('d1');
  const before = [...follow(play.log, ANALYSIS_LIMITS)].at(-1)?.after;
  if (!before) throw new Error('nothing happened');
  const prospects = prospectsOf(before.belief, before.game, 'green');
  const into = intoMaelstrom(before, 'green', 'SW', prospects);
  expect(into.risk).toBeCloseTo(1);
  expect(into.around).not.toBe('SW');
  expect(into.around).toMatch(/S|E/);
  // A ship ordered off the board stays where it is and is not caught.
  expect(intoMaelstrom(before, 'green', 'N', prospects)).toEqual({ heading: 'N', risk: 0, around: null });
});

it('a storm has no order that led into it', () => {
  const play = playRound(start(began(EMPTY_SEA)), 'green', { green: 'g2' }, { red: 'SE' });
  for (const moment of workOut(play.log).findings.moments)
    if (moment.kind === 'storm') expect(moment.into).toBeNull();
});
