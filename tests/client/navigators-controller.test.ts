/** What the Navigators' screen coordinates: the chosen ship, the panels, the focus, and the cases of the orders' panel. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  NavigatorsController,
  type FocusTargets,
} from '../../client/screens/navigators/navigators-controller.svelte.ts';
import { ordersCase } from '../../client/screens/navigators/orders-case.ts';
import { pickAndExplain } from '../../client/screens/navigators/ruled-out.ts';
import { t } from '../../client/text/text.ts';
import type { Ship } from '../../shared/board/board.ts';
import { BASE_GAME, type Owners } from '../../shared/game/game.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

const ANYBODYS: Owners = { red: null, green: null, white: null, yellow: null };
const STORM: NavigatorsTold = { type: 'storm-played', storm: 'green' };
const sailed = (ship: Ship): NavigatorsTold => ({
  type: 'sailed',
  ship,
  heading: 'E',
  arrived: false,
  reply: reply({}, {}),
});

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));
  vi.stubGlobal('Element', Object);
  vi.stubGlobal('document', { activeElement: null, body: null });
});

/** A screen on the device of Anna, who plays with Bert. */
function screen(owners: Owners = ANYBODYS) {
  let view: NavigatorsView | undefined;
  const hears = (...told: NavigatorsTold[]) => {
    for (const each of told) view = followNavigators(view, each) ?? view;
  };
  const variants = { ...BASE_GAME, seaMonsters: ['kraken' as const], maelstroms: 1 };
  hears(
    { type: 'began', board: SMALL_SEA, variants, owners, navigators: ['anna', 'bert'] },
    { type: 'dangers-placed' },
  );
  const session = {
    players: ['anna'],
    present: ['anna'],
    outbox: { all: [] },
    game: undefined,
    nameOf: (player: string) => player,
    command: () => Promise.resolve(null),
  };
  /** Where the focus was moved to, in order. */
  const focused: string[] = [];
  const focus: FocusTargets = {
    ship: (ship) => focused.push(ship),
    nextShip: () => focused.push('next ship'),
    isOnShip: () => false,
    element: (selector) => focused.push(selector),
  };
  const at = { session, table: { games: [] } };
  const controller = new NavigatorsController(
    at as unknown as ConstructorParameters<typeof NavigatorsController>[0],
    () => view as NavigatorsView,
    focus,
  );
  return { controller, hears, focused, view: () => view as NavigatorsView };
}

const press = (key: string) =>
  ({ key, target: null, preventDefault: () => undefined }) as unknown as KeyboardEvent;

describe('the chosen ship', () => {
  it('is deselected by a second tap, and by Escape', () => {
    const { controller, focused } = screen();
    controller.choose('red');
    expect(controller.draft.ship).toBe('red');
    controller.choose('red');
    expect(controller.draft.ship).toBeNull();
    controller.choose('green');
    controller.keydown(press('Escape'));
    expect([controller.draft.ship, focused]).toEqual([null, ['green']]);
  });

  it('leaves the tab as it is: in the tab of the marks, taps mark squares for the ship', () => {
    const { controller } = screen();
    controller.choose('red');
    expect([controller.tab, controller.editor.marking]).toEqual(['orders', null]);
    controller.tab = 'tray';
    controller.choose('green');
    expect([controller.tab, controller.editor.marking]).toEqual(['tray', 'green']);
    controller.tab = 'journal';
    controller.choose('white');
    expect([controller.tab, controller.editor.marking]).toEqual(['journal', null]);
  });

  it('is kept by Escape while a piece is held', () => {
    const { controller } = screen();
    controller.choose('red');
    controller.editor.lift({ type: 'ship', ship: 'red' });
    controller.keydown(press('Escape'));
    expect([controller.editor.isBusy, controller.draft.ship]).toEqual([false, 'red']);
  });
});

describe('a tap on a guess that can’t be right', () => {
  /** Returns what taps on the guess for red say, if the oracle knows that it is wrong. */
  function taps({ editor }: NavigatorsController): () => string | null {
    return () => {
      const guess = editor.pieces.find(({ token }) => token.type === 'ship' && token.ship === 'red');
      if (!guess) throw new Error('red has no guess');
      return pickAndExplain(editor, new Map([[guess.key, 'why']]), guess.square, guess);
    };
  }

  it('says why, unless it picks the guess up or puts it back: the reason is then beside its name', () => {
    const { controller } = screen();
    const tap = taps(controller);
    expect([tap(), controller.draft.ship, controller.editor.held]).toEqual(['why', 'red', null]);
    expect([tap(), controller.editor.held]).toEqual([null, { type: 'ship', ship: 'red' }]);
    expect([tap(), controller.editor.held]).toEqual([null, null]);
  });

  it('says nothing while taps mark squares', () => {
    const { controller } = screen();
    controller.editor.mark('green');
    expect(taps(controller)()).toBeNull();
  });
});

describe('the keyboard', () => {
  it('goes from ship to ship, and passes those that have had their step', async () => {
    const { controller, hears, focused } = screen();
    hears(STORM, sailed('green'));
    for (let i = 0; i < 4; i++) await controller.next();
    expect(focused).toEqual(['red', 'white', 'yellow', 'red']);
  });

  it('steers the chosen ship and moves the focus to the button that sends the order', async () => {
    const { controller, hears, focused } = screen();
    await controller.steer('N');
    expect(focused).toEqual([]);
    hears(STORM);
    controller.choose('red');
    await controller.steer('N');
    expect(controller.draft.heading).toBe('N');
    expect(focused).toEqual(['[data-panel="orders"] [type="submit"]']);
  });

  it('goes to the square of the chosen ship’s guess', async () => {
    const { controller, focused } = screen();
    controller.choose('red');
    await controller.moveGuess();
    expect(controller.editor.held).toEqual({ type: 'ship', ship: 'red' });
    expect(focused).toEqual([`[data-square="${SMALL_SEA.starts.red}"]`]);
  });

  it('goes to a panel', async () => {
    const { controller, focused } = screen();
    await controller.toPanel('journal');
    expect([controller.tab, focused]).toEqual(['journal', ['[data-panel="journal"]']]);
  });
});

describe('the header', () => {
  it('says whose turn it is, and how many ships are still to sail', () => {
    const { controller, hears } = screen({ red: 'anna', green: 'bert', white: 'bert', yellow: 'bert' });
    expect([controller.title, controller.detail]).toEqual([t.turns.navigators.poseidon, undefined]);
    hears(STORM);
    expect(controller.title).toBe(t.turns.navigators.navigators);
    expect(controller.detail).toBe(t.navigators.yoursToSail(1, 4));
    hears(sailed('red'));
    expect(controller.title).toBe(t.turns.crew);
    expect(controller.detail).toBe(t.navigators.stillToSail(3, false));
  });
});

describe('the orders’ panel', () => {
  it('has a case for each situation', () => {
    const { controller, hears, view } = screen({ red: null, green: null, white: null, yellow: 'bert' });
    const caseOf = (ship: Ship | null) => ordersCase(view(), controller.draft, ship);
    expect(caseOf(null)).toEqual({ is: 'waiting' });
    // While Poseidon chooses, an order can be prepared.
    expect(caseOf('red')).toEqual({ is: 'ordering', ship: 'red' });
    hears({ type: 'monster-played', monster: 'kraken', ship: 'white' });
    expect(caseOf(null)).toEqual({ is: 'choosing', ships: ['red', 'green', 'white'] });
    expect(caseOf('white')).toEqual({ is: 'held', ship: 'white', monster: 'kraken' });
    expect(caseOf('yellow')).toEqual({ is: 'notYours', ship: 'yellow' });
    hears(sailed('red'));
    expect(caseOf('red')).toEqual({ is: 'idle', ship: 'red' });
    hears({ ...sailed('green'), arrived: true } as NavigatorsTold);
    expect(caseOf('green')).toEqual({ is: 'home', ship: 'green' });
  });
});
