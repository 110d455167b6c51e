/**
 * A draft of the lighthouses' squares on one device: which lighthouse is picked up, where it may go, and what a second
 * tap does.
 */
import { describe, expect, it } from 'vitest';
import { LighthouseDraft } from '../../client/screens/navigators/lighthouses.svelte.ts';
import type { TableSession } from '../../client/session/session.svelte.ts';
import { BASE_GAME, type Proposal } from '../../shared/game/game.ts';
import { squaresFor } from '../../shared/game/rules/placing.ts';
import { NO_TILES } from '../../shared/game/rules/setup.ts';
import type { NavigatorsView } from '../../shared/game/views/navigators.ts';
import { SMALL_SEA } from '../helpers/boards.ts';

const [first, second, third] = squaresFor(SMALL_SEA, 'lighthouse', NO_TILES) as ['b2', 'b2', 'b2'];

function drafted(proposal: Proposal | null = null, lighthouses: 1 | 2 = 2): LighthouseDraft {
  const view = { board: SMALL_SEA, variants: { ...BASE_GAME, lighthouses }, proposal } as NavigatorsView;
  return new LighthouseDraft({ players: ['anna'] } as unknown as TableSession, () => view);
}

describe('placing lighthouses', () => {
  it('has the first in hand, then the second, then none, and nothing more is marked', () => {
    const draft = drafted();
    expect(draft.held).toBe(0);
    draft.pick(first);
    expect(draft.held).toBe(1);
    expect(draft.targets).not.toContain(first);
    draft.pick(second);
    expect([draft.held, draft.full, draft.targets]).toEqual([null, true, []]);
    draft.pick(third);
    expect(draft.places).toEqual([first, second]);
  });

  it('a tap on one that stands takes it up, and the next tap moves it with its lamp', () => {
    const draft = drafted();
    draft.pick(first);
    draft.pick(second);
    draft.pick(first);
    expect(draft.held).toBe(0);
    draft.pick(third);
    expect([draft.places, draft.held]).toEqual([[third, second], null]);
  });

  it('the second can stand before the first does, and keeps its lamp', () => {
    const draft = drafted();
    draft.take(1);
    draft.pick(second);
    expect(draft.places).toEqual([null, second]);
    expect([draft.held, draft.full, draft.same]).toEqual([0, false, false]);
    draft.move(second, third);
    expect(draft.places).toEqual([null, third]);
  });

  it('tapped twice, it stays where it is', () => {
    const draft = drafted();
    draft.pick(first);
    draft.pick(second);
    draft.take(1);
    draft.take(1);
    expect([draft.places, draft.held]).toEqual([[first, second], null]);
  });

  it('what is proposed stands until one of them is moved here', () => {
    const draft = drafted({ squares: [first, second], agreed: [] });
    expect([draft.same, draft.held]).toEqual([true, null]);
    draft.take(1);
    expect(draft.same).toBe(true);
    draft.pick(third);
    expect([draft.same, draft.places]).toEqual([false, [first, third]]);
  });

  it('a lone one is taken up and moved like one of two', () => {
    const draft = drafted(null, 1);
    draft.pick(first);
    draft.pick(first);
    draft.pick(second);
    expect(draft.squares).toEqual([second]);
  });
});
