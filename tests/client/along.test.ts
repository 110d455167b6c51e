/** What becomes of a ship's notes after its order: the player is asked once, and the device remembers the answer. */
import { beforeEach, expect, it, vi } from 'vitest';
import { commandsFor, squareOf, withCommands, type Token } from '../../client/game/chart/tokens.ts';
import { SailingAlong } from '../../client/screens/navigators/along.svelte.ts';
import { ChartHistory, type Change } from '../../client/screens/navigators/chart-history.svelte.ts';
import type { Square } from '../../shared/board/squares.ts';
import { tellLog } from '../../shared/game/tell.ts';
import type { NavigatorsTold } from '../../shared/game/told.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { began } from '../helpers/play.ts';
import { reply } from '../helpers/replies.ts';

const SAILED: NavigatorsTold = {
  type: 'sailed',
  ship: 'white',
  heading: 'N',
  arrived: false,
  reply: reply(),
};

/** A crew's device. Its changes to the chart are carried out and told at once. */
class Device {
  told: NavigatorsTold[] = [];
  view!: NavigatorsView;
  readonly history = new ChartHistory(
    () => this.guesses,
    (changes) => this.#give(changes),
  );
  readonly along = new SailingAlong(
    this,
    () => this.view,
    () => this.told,
  );

  constructor() {
    this.hears(...tellLog([began(EMPTY_SEA)], { useYourMemory: false }, 'navigators'));
    this.setAll([
      { token: { type: 'reminder', ship: 'white', number: 0 }, square: 'c3' },
      { token: { type: 'cross', ship: 'white', square: 'e5' }, square: 'e5' },
    ]);
  }

  get guesses() {
    return this.view.guesses;
  }

  get notes() {
    const { reminders, crosses } = this.guesses;
    return { reminder: reminders.white[0], crosses: crosses.white };
  }

  hears(...told: readonly NavigatorsTold[]): void {
    const before = this.told.length > 0 ? this.view : undefined;
    this.told = [...this.told, ...told];
    for (const event of told) this.view = followNavigators(this.view, event) as NavigatorsView;
    this.along.hear({ before: before as undefined, told: [...told], catchingUp: false }, ['anna']);
  }

  setAll(settings: readonly { readonly token: Token; readonly square: Square | null }[]): readonly Change[] {
    const changes = settings
      .map(({ token, square }) => ({ token, from: squareOf(this.guesses, token), to: square }))
      .filter(({ from, to }) => from !== to);
    this.#give(changes);
    this.history.did(changes);
    return changes;
  }

  #give(changes: readonly Change[]): void {
    for (const command of commandsFor(changes)) {
      if (command.type === 'remind') this.hears({ ...command, type: 'reminded', player: 'anna' });
      if (command.type === 'cross') this.hears({ ...command, type: 'crossed', player: 'anna' });
    }
    expect(this.guesses).toEqual(withCommands(this.guesses, commandsFor(changes)));
  }
}

const WHERE = { reminder: 'c3', crosses: ['e5'] };
const MOVED = { reminder: 'c2', crosses: ['e4'] };
const NONE = { reminder: null, crosses: [] };

let device: Device;
beforeEach(() => {
  const stored: Record<string, string> = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  });
  device = new Device();
});

it('asks after the first order, and nothing moves before the answer', () => {
  expect(device.along.asks('white')).toBe(false);
  device.hears(SAILED);
  device.along.follow('white');
  expect([device.along.asks('white'), device.notes]).toEqual([true, WHERE]);
  device.along.answer('white', 'along');
  expect([device.along.asks('white'), device.along.justDone('white'), device.notes]).toEqual([
    false,
    'along',
    MOVED,
  ]);
});

it('remembers the answer on this device, and follows it after each order', () => {
  device.hears(SAILED);
  device.along.answer('white', 'clear');
  expect(device.notes).toEqual(NONE);
  const next = new Device();
  next.hears(SAILED);
  expect(next.along.asks('white')).toBe(false);
  next.along.follow('white');
  expect([next.along.justDone('white'), next.notes]).toEqual(['clear', NONE]);
});

it('changes the answer for the notes that it has just moved', () => {
  device.hears(SAILED);
  device.along.answer('white', 'along');
  device.along.answer('white', 'clear');
  expect([device.along.choice, device.notes]).toEqual(['clear', NONE]);
  device.along.answer('white', 'along');
  expect([device.along.choice, device.notes]).toEqual(['along', MOVED]);
  device.history.undo();
  expect([device.along.justDone('white'), device.notes]).toEqual([null, WHERE]);
});

it('in a storm, clears the reminders only if the answer was to clear; crosses go in any case', () => {
  localStorage.setItem('odyssey.reminders-along', 'along');
  const keeps = new Device();
  keeps.hears({ type: 'storm-played', storm: 'white' });
  expect(keeps.notes).toEqual({ reminder: 'c3', crosses: [] });
  localStorage.setItem('odyssey.reminders-along', 'clear');
  const clears = new Device();
  clears.hears({ type: 'storm-played', storm: 'red' });
  expect(clears.notes).toEqual(WHERE);
  clears.hears({ type: 'storm-played', storm: 'white' });
  expect(clears.notes).toEqual(NONE);
});

it('understands what earlier versions have stored', () => {
  localStorage.setItem('odyssey.reminders-along', 'on');
  expect(new Device().along.choice).toBe('along');
  localStorage.setItem('odyssey.reminders-along', 'off');
  expect(new Device().along.choice).toBeNull();
});
