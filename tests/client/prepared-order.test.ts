/**
 * Orders that Navigators prepare while Poseidon chooses. They are stored on the device, and sent only when the player
 * taps.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { keptOrders, parseOrders } from '../../client/screens/navigators/kept-orders.ts';
import { OrderDraft } from '../../client/screens/navigators/order-draft.svelte.ts';
import { BASE_GAME, type Owners } from '../../shared/game/game.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

const ANYBODYS: Owners = { red: null, green: null, white: null, yellow: null };
let sent: unknown[] = [];
beforeEach(() => (sent = []));

function crew(owners: Owners = ANYBODYS, game: string | undefined = undefined) {
  const began: NavigatorsTold = {
    type: 'began',
    board: SMALL_SEA,
    variants: { ...BASE_GAME, seaMonsters: ['kraken'], maelstroms: 1 },
    owners,
    navigators: ['anna', 'bert'],
  };
  let view = [began, { type: 'dangers-placed' } as NavigatorsTold].reduce<NavigatorsView | undefined>(
    followNavigators,
    undefined,
  ) as NavigatorsView;
  const session = {
    players: ['anna'],
    command: (command: unknown) => {
      sent.push(command);
      return Promise.resolve(null);
    },
  };
  const open = (id = game) =>
    new OrderDraft(
      session as unknown as ConstructorParameters<typeof OrderDraft>[0],
      () => view,
      keptOrders(() => id),
    );
  return {
    draft: open(),
    /** Creates the draft again, as after a reload. With another id, creates it for another game. */
    open,
    hears: (...told: NavigatorsTold[]) => {
      for (const each of told) view = followNavigators(view, each) ?? view;
    },
  };
}

const STORM: NavigatorsTold = { type: 'storm-played', storm: 'green' };
const sailed = (ship: 'red' | 'green'): NavigatorsTold => ({
  type: 'sailed',
  ship,
  heading: 'E',
  arrived: false,
  reply: reply({}, {}),
});

describe('an order that is prepared', () => {
  it('stands in the form when orders open, and nothing is sent before the tap', async () => {
    const { draft, hears } = crew();
    draft.choose('red');
    draft.steer('NE');
    await draft.sail();
    expect(sent).toEqual([]);
    expect([draft.ship, draft.heading, draft.isPrepared('red')]).toEqual(['red', 'NE', true]);
    hears(STORM);
    expect([draft.ship, draft.heading, draft.wasPrepared('red')]).toEqual(['red', 'NE', true]);
    expect(sent).toEqual([]);
    await draft.sail();
    expect(sent).toEqual([{ type: 'sail', ship: 'red', heading: 'NE' }]);
    expect(draft.isPrepared('red')).toBe(false);
  });

  it('is thought over anew once the storm has come: the ship stays chosen', async () => {
    const { draft, hears } = crew();
    draft.choose('red');
    draft.steer('NE');
    hears(STORM);
    draft.steer('E');
    expect([draft.ship, draft.heading, draft.wasPrepared('red')]).toEqual(['red', 'E', false]);
    await draft.sail();
    expect(sent).toEqual([{ type: 'sail', ship: 'red', heading: 'E' }]);
  });

  it('makes way for the news where only a ship was chosen', () => {
    const { draft, hears } = crew();
    draft.choose('red');
    hears(STORM);
    expect(draft.ship).toBeNull();
  });

  it('is kept for each ship, and let go when its heading is named again', () => {
    const { draft, hears } = crew();
    draft.choose('red');
    draft.steer('NE');
    draft.choose('green');
    draft.steer('S');
    draft.choose('white');
    draft.steer('W');
    draft.steer('W');
    expect((['red', 'green', 'white'] as const).map((ship) => draft.preparedFor(ship))).toEqual([
      'NE',
      'S',
      null,
    ]);
    hears(STORM);
    expect(draft.ship, 'the ship in hand has no order').toBeNull();
    draft.choose('green');
    expect(draft.heading).toBe('S');
  });

  it('is dropped with its reason if a monster holds the ship', () => {
    const { draft, hears } = crew();
    draft.choose('red');
    draft.steer('NE');
    hears({ type: 'monster-played', monster: 'kraken', ship: 'red' });
    expect([draft.ship, draft.heading]).toEqual([null, null]);
    expect(draft.dropped).toEqual([{ ship: 'red', why: 'ship-held' }]);
    draft.choose('red');
    expect(draft.dropped, 'said once').toEqual([]);
  });

  it('is dropped if somebody else has sailed the ship, or has come to own it', () => {
    const { draft, hears } = crew();
    draft.choose('red');
    draft.steer('NE');
    draft.choose('green');
    draft.steer('S');
    hears(STORM, sailed('red'), { type: 'navigator-came', player: 'cleo', ships: ['green'] });
    expect(draft.dropped).toEqual([
      { ship: 'red', why: 'ship-stepped' },
      { ship: 'green', why: 'not-your-ship' },
    ]);
  });

  it('can be prepared while a caught ship is pushed, and not for a ship of somebody else', () => {
    const { draft, hears } = crew({ ...ANYBODYS, white: 'bert' });
    expect([draft.mayPrepare('red'), draft.mayPrepare('white')]).toEqual([true, false]);
    hears(STORM, sailed('red'), { type: 'caught', ship: 'red' });
    expect([draft.mayPrepare('red'), draft.mayPrepare('green')]).toEqual([false, true]);
    draft.choose('green');
    draft.steer('S');
    hears({ type: 'caught-pushed', ship: 'red' });
    expect([draft.ship, draft.heading]).toEqual(['green', 'S']);
  });

  it('is of its round only; what was thought of in the crew’s own turn is not kept', () => {
    const { draft, hears } = crew();
    hears(STORM);
    draft.choose('red');
    draft.steer('NE');
    expect(draft.isPrepared('red')).toBe(false);
    draft.choose('green');
    draft.choose('red');
    expect(draft.heading).toBeNull();
    draft.steer('NE');
    hears({ type: 'round-began', round: 2 });
    expect([draft.ship, draft.heading]).toEqual(['red', null]);
  });
});

describe('after a reload', () => {
  it('orders that are prepared stand, until they are given or their round is over', async () => {
    const { draft, open, hears } = crew(ANYBODYS, 'one');
    draft.choose('red');
    draft.steer('NE');
    draft.choose('green');
    draft.steer('S');
    expect([open().preparedFor('red'), open().preparedFor('green')]).toEqual(['NE', 'S']);
    expect([open('another game').preparedFor('red'), open().ship]).toEqual([null, null]);
    hears(STORM);
    const again = open();
    again.choose('red');
    expect([again.heading, again.wasPrepared('red')]).toEqual(['NE', true]);
    await again.sail();
    expect(sent).toEqual([{ type: 'sail', ship: 'red', heading: 'NE' }]);
    hears(sailed('red'));
    expect([open().preparedFor('green'), open().dropped]).toEqual(['S', []]);
    hears({ type: 'round-began', round: 2 });
    expect(open().preparedFor('green')).toBeNull();
  });

  it('one that was let go, or thought over in the crew’s own turn, is none', () => {
    const { draft, open, hears } = crew(ANYBODYS, 'two');
    draft.choose('red');
    draft.steer('NE');
    draft.steer('NE');
    expect(open().preparedFor('red')).toBeNull();
    draft.steer('N');
    hears(STORM);
    draft.steer('E');
    expect(open().preparedFor('red')).toBeNull();
  });

  it.each([null, [], {}, { round: 1 }, { round: '1', headings: {} }, { round: 1, headings: { red: 'UP' } }])(
    '%j is no order',
    (value) => {
      expect(parseOrders(value)).toBeUndefined();
    },
  );
});

describe('an order that is on its way', () => {
  it('lets its ship go as its step is told, before the answer’s promise is kept', async () => {
    const { draft, hears } = crew();
    hears(STORM);
    draft.choose('red');
    draft.steer('E');
    const given = draft.sail();
    expect([draft.ship, draft.sailing?.ship]).toEqual(['red', 'red']);
    hears(sailed('red'));
    expect([draft.ship, draft.sailing]).toEqual([null, null]);
    draft.choose('green');
    await given;
    expect(draft.ship, 'another was chosen meanwhile').toBe('green');
  });
});
