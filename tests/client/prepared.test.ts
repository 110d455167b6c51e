/**
 * What Poseidon prepares during the Navigators' turn: which choices stay valid in his own turn, which are removed
 * because they became impossible, and what he can preview.
 */
import { describe, expect, it } from 'vitest';
import { forgetPreparations, storedPreparation } from '../../client/game/stored-preparation.ts';
import { wouldReport } from '../../client/game/sea/would-report.ts';
import { Foresight } from '../../client/screens/poseidon/foresight.svelte.ts';
import { mayPrepare, stillValid, type Plan } from '../../client/screens/poseidon/prepared.ts';
import { keptStorm, parseDrafted } from '../../client/screens/poseidon/kept-storm.ts';
import { TurnDraft } from '../../client/screens/poseidon/turn-draft.svelte.ts';
import { BASE_GAME, type Variants } from '../../shared/game/game.ts';
import { survey } from '../../shared/game/rules/survey.ts';
import type { PoseidonTold } from '../../shared/game/told.ts';
import { followPoseidon, type PoseidonView } from '../../shared/game/views/poseidon.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

const opening = (variants: Partial<Variants> = {}): PoseidonTold => ({
  type: 'began',
  board: EMPTY_SEA,
  variants: { ...BASE_GAME, ...variants },
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
});
const NOBODY_SAILED: PoseidonTold[] = [
  { type: 'storm-played', storm: 'red', faceDown: false, pushes: [{ ship: 'red', from: 'a1', to: 'b2' }] },
];
const sailed = (
  ship: 'red' | 'green' | 'white' | 'yellow',
  from: PoseidonView['ships']['red'],
  to: PoseidonView['ships']['red'],
  arrived = false,
): PoseidonTold => ({ type: 'sailed', ship, heading: 'E', from, to, arrived, reply: reply({}, {}) });
const ALL_SAILED: PoseidonTold[] = [
  sailed('red', 'b2', 'c2'),
  sailed('green', 'g1', 'f2'),
  sailed('white', 'a7', 'b6'),
  sailed('yellow', 'g7', 'f6'),
  { type: 'round-began', round: 2 },
];

/** The logic of Poseidon's screen. Events passed to `hears` change the draft. */
function sea(variants: Partial<Variants> = {}, game: string | undefined = undefined) {
  let view = [opening(variants), ...NOBODY_SAILED].reduce<PoseidonView | undefined>(
    followPoseidon,
    undefined,
  ) as PoseidonView;
  const open = (id = game) =>
    new TurnDraft(
      () => view,
      keptStorm(() => id),
    );
  const draft = open();
  return {
    /** Creates the draft again, as after a reload. With another id, creates it for another game. */
    open,
    draft,
    foresight: new Foresight(draft, () => view),
    view: () => view,
    hears: (...told: PoseidonTold[]) => {
      for (const each of told) view = followPoseidon(view, each) ?? view;
    },
  };
}

/** A Great Storm that is completely prepared before any ship has sailed. */
function greatStorm(variants: Partial<Variants> = {}) {
  const at = sea(variants);
  at.draft.prepare();
  at.draft.choose('great');
  for (const square of ['c2', 'f1', 'b6', 'f6'] as const) at.draft.push(square);
  return at;
}

describe('a storm that is prepared', () => {
  it('can be thought of only where another round follows', () => {
    const { view, draft } = sea();
    expect(mayPrepare(view())).toBe(true);
    expect(mayPrepare({ phase: 'poseidon', hand: ['red'] })).toBe(false);
    expect(mayPrepare({ phase: 'navigators', hand: ['kraken'] })).toBe(false);
    draft.choose('great');
    expect(draft.tile, 'nothing is chosen before it is taken up').toBeNull();
  });

  it('is no command until the turn has come, and then is one tap away', () => {
    const { draft, hears } = greatStorm();
    expect(draft.whole).not.toBeNull();
    expect(draft.command).toBeNull();
    hears({ type: 'round-began', round: 2 });
    expect(draft.command).toEqual({
      type: 'play-storm',
      storm: 'great',
      pushes: { red: 'c2', green: 'f1', white: 'b6', yellow: 'f6' },
    });
    expect([draft.cameTrue, draft.dropped]).toEqual([true, []]);
  });

  it('is put aside and taken up again as it was', () => {
    const { draft } = greatStorm();
    draft.putAside();
    expect([draft.tile, draft.pushes, draft.squares]).toEqual([null, [], []]);
    expect(draft.prepared?.tile).toBe('great');
    draft.prepare();
    expect(draft.pushes).toHaveLength(4);
  });

  it('goes to the same square from where the ship is now, or says that it can’t any more', () => {
    const { draft, hears } = greatStorm();
    // Red, white and yellow sail to the squares to which Poseidon planned to drive them. Green sails next to its
    // target.
    hears(...ALL_SAILED);
    expect(draft.dropped).toEqual([
      { what: 'push', ship: 'red', to: 'c2', now: 'there' },
      { what: 'push', ship: 'white', to: 'b6', now: 'there' },
      { what: 'push', ship: 'yellow', to: 'f6', now: 'there' },
    ]);
    expect(draft.pushes).toEqual([{ ship: 'green', from: 'f2', to: 'f1' }]);
    expect([draft.ship, draft.command]).toEqual(['red', null]);
    draft.push('c1');
    expect(draft.dropped, 'what is changed is as it is now').toEqual([]);
    draft.push('c6');
    draft.push('f5');
    expect(draft.command).toEqual({
      type: 'play-storm',
      storm: 'great',
      pushes: { red: 'c1', green: 'f1', white: 'c6', yellow: 'f5' },
    });
  });

  it('lets go of a ship that has come home, and sends the rest', () => {
    const { draft, hears } = greatStorm();
    hears(sailed('red', 'b2', 'd4', true), { type: 'round-began', round: 2 });
    expect(draft.dropped).toEqual([{ what: 'push', ship: 'red', to: 'c2', now: 'home' }]);
    expect(draft.command).toMatchObject({ pushes: { green: 'f1', white: 'b6', yellow: 'f6' } });
    expect(JSON.stringify(draft.command)).not.toContain('red');
  });

  it('for one ship is off when that ship has come home', () => {
    const { draft, hears } = sea();
    draft.prepare();
    draft.choose('red');
    draft.push('c3');
    hears(sailed('red', 'b2', 'd4', true), { type: 'round-began', round: 2 });
    expect(draft.dropped).toEqual([{ what: 'storm', ship: 'red' }]);
    expect([draft.tile, draft.command]).toEqual([null, null]);
    // Poseidon may still choose the tile of a ship that is home, because it may be his only tile left.
    draft.choose('red');
    expect(draft.command).toEqual({ type: 'play-storm', storm: 'red', pushes: {} });
  });

  it('is off when the tile has been played from another device', () => {
    const plan: Plan = { tile: 'red', ship: 'red', pushes: { red: 'c3' } };
    const { view } = sea();
    const spent = { ...view(), hand: view().hand.filter((tile) => tile !== 'red') };
    expect(stillValid(spent, plan)).toMatchObject({
      plan: { tile: null },
      dropped: [{ what: 'tile', tile: 'red', why: 'tile-not-in-hand' }],
    });
    const barred = { ...view(), played: [{ tile: 'great', round: 1 }] } as const;
    expect(stillValid(barred, { ...plan, tile: 'great' }).dropped).toMatchObject([
      { why: 'great-storm-in-a-row' },
    ]);
  });

  it('a monster lets go of prey that has come home, and waits for another', () => {
    const { draft, hears } = sea({ seaMonsters: ['kraken'] });
    draft.prepare();
    draft.choose('kraken');
    draft.take('red');
    hears(sailed('red', 'b2', 'd4', true), { type: 'round-began', round: 2 });
    expect(draft.dropped).toEqual([{ what: 'prey', monster: 'kraken', ship: 'red' }]);
    expect([draft.tile, draft.command]).toEqual(['kraken', null]);
    draft.take('white');
    expect(draft.command).toEqual({ type: 'play-monster', monster: 'kraken', ship: 'white' });
  });

  it('outlasts a caught ship that has to be pushed in between', () => {
    const { draft, hears } = greatStorm({ maelstroms: 1 });
    hears(sailed('green', 'g1', 'f2'), { type: 'caught', ship: 'green' });
    expect([draft.ships, draft.tile, draft.command]).toEqual([['green'], null, null]);
    draft.push('f3');
    expect(draft.command).toEqual({ type: 'push-caught', square: 'f3' });
    hears({ type: 'caught-pushed', ship: 'green', from: 'f2', to: 'f3' }, { type: 'round-began', round: 2 });
    expect(draft.dropped).toEqual([{ what: 'push', ship: 'green', to: 'f1', now: 'afar' }]);
    expect(draft.pushes.map(({ ship }) => ship)).toEqual(['red', 'white', 'yellow']);
  });

  it('lapses with the turn that it was for', () => {
    const { draft, hears } = greatStorm();
    hears({ type: 'round-began', round: 2 });
    hears({ type: 'storm-played', storm: 'great', faceDown: false, pushes: draft.pushes });
    expect([draft.prepared, draft.preparing, draft.pushes]).toEqual([null, false, []]);
  });
});

describe('after a reload', () => {
  it('what is prepared stands, until its turn is over', () => {
    const { draft, open, hears } = sea({}, 'one');
    draft.prepare();
    draft.choose('red');
    draft.push('c3');
    expect(open().prepared).toMatchObject({ tile: 'red', pushes: { red: 'c3' } });
    expect([open().preparing, open().command]).toEqual([false, null]);
    hears({ type: 'round-began', round: 2 });
    expect(open().command).toEqual({ type: 'play-storm', storm: 'red', pushes: { red: 'c3' } });
    expect(open().cameTrue).toBe(true);
    open().push('c2');
    expect([open().cameTrue, open().pushes[0]?.to], 'what was changed since, too').toEqual([false, 'c2']);
    hears({ type: 'storm-played', storm: 'red', faceDown: false, pushes: open().pushes });
    expect(open().prepared).toBeNull();
  });

  it('says what has become impossible meanwhile, and nothing of what was put back', () => {
    const { draft, open, hears } = sea({}, 'two');
    draft.prepare();
    draft.choose('red');
    draft.push('c3');
    hears(sailed('red', 'b2', 'd4', true), { type: 'round-began', round: 2 });
    expect(open().dropped).toEqual([{ what: 'storm', ship: 'red' }]);
    draft.putBack();
    expect([open().dropped, open().tile]).toEqual([[], null]);
  });

  it('is of its own game and side, and of none that is over', () => {
    const { draft, open } = sea({}, 'three');
    draft.prepare();
    draft.choose('great');
    expect(open().prepared).not.toBeNull();
    expect(open('four').prepared).toBeNull();
    expect(
      storedPreparation(
        'navigators',
        () => 'three',
        (value) => value,
      ).get(),
    ).toBeNull();
    forgetPreparations('three');
    expect(open().prepared).toBeNull();
  });

  it.each([
    ...[null, 7, 'storm', [], {}, { turn: 'storm 2' }],
    { turn: 'storm 2', ahead: true, tile: 'purple', ship: null, pushes: {} },
    { turn: 'storm 2', ahead: true, tile: 'red', ship: 'red', pushes: { red: 'z99' } },
    { turn: 'storm 2', ahead: true, tile: 'red', ship: 'red', pushes: { purple: 'a1' } },
    { turn: 2, ahead: true, tile: 'red', ship: 'red', pushes: {} },
  ])('%j is no plan', (value) => {
    expect(parseDrafted(value)).toBeUndefined();
  });
});

describe('what is foreseen', () => {
  it('is the survey of the true sea, with the other ships where they will have been driven', () => {
    const { view } = sea();
    const then = { ...view(), ships: { ...view().ships, green: 'c3', red: 'd2' } } as const;
    const seen = wouldReport(view(), [{ ship: 'green', from: 'g1', to: 'c3' }], 'red', 'd2');
    expect(seen).toEqual(survey(then, 'red', false));
    expect(seen.sighting.ships).toBe(1);
  });

  it('is of the square that is looked at, else of the newest push', () => {
    const { draft, foresight } = sea();
    draft.prepare();
    draft.choose('great');
    expect(foresight.report).toBeNull();
    foresight.look('c3');
    expect(foresight.report).toMatchObject({ ship: 'red', square: 'c3' });
    foresight.look('g7');
    expect(foresight.report, 'no square beside it').toBeNull();
    draft.push('c2');
    expect(draft.ship).toBe('green');
    expect(foresight.report).toMatchObject({ ship: 'red', square: 'c2' });
    draft.take('green');
    expect(foresight.report, 'another ship is meant now').toBeNull();
    draft.take('red');
    expect(foresight.report).toMatchObject({ ship: 'red', square: 'c2' });
  });

  it('of a ship that a monster holds is from where it lies', () => {
    const { draft, foresight } = sea({ seaMonsters: ['kraken'] });
    draft.prepare();
    draft.choose('kraken');
    draft.take('red');
    expect(foresight.report).toMatchObject({ ship: 'red', square: 'b2' });
  });
});
