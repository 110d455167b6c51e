import { afterPaint } from '../lib/after-paint.svelte.ts';
import { plain, text } from '../lib/formats.ts';
import { Persisted } from '../lib/persisted.ts';

/** The screens of a table. Each is loaded when it is needed or shortly before. */
export const screens = {
  door: () => import('../screens/lobby/Join.svelte'),
  lobby: () => import('../screens/lobby/Lobby.svelte'),
  poseidon: () => import('../screens/poseidon/PoseidonScreen.svelte'),
  navigators: () => import('../screens/navigators/NavigatorsScreen.svelte'),
  onlookers: () => import('../screens/onlookers/OnlookersScreen.svelte'),
  olympus: () => import('../screens/olympus/OlympusScreen.svelte'),
  record: () => import('../screens/record/RecordPage.svelte'),
  taking: () => import('./TakeOver.svelte'),
  feedback: () => import('../game/narration/GameFeedback.svelte'),
  ending: () => import('../screens/ending/EndingScreen.svelte'),
};

export type ScreenName = keyof typeof screens;

/** Preloads screens, so that they can be shown without delay, even offline. */
export function preload(...names: ScreenName[]): void {
  // A failed preload is retried when the screen is shown.
  for (const name of names) screens[name]().catch(() => undefined);
}

/** The screens that usually follow a screen. */
const NEXT: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  door: ['lobby'],
  lobby: ['poseidon', 'navigators'],
};

function load(name: ScreenName): Promise<unknown> {
  return screens[name]();
}

/** Loads the sounds and announcements of a game after a screen, because the player is waiting for the screen. */
export function feedbackAfter(name: ScreenName): ReturnType<typeof screens.feedback> {
  return load(name).then(screens.feedback);
}

/** Preloads the screens that usually follow this one, once this one has been painted. */
export function preloadAfter(name: ScreenName): void {
  const next = NEXT[name];
  if (next)
    load(name).then(
      () => afterPaint(() => preload(...next)),
      () => undefined,
    );
}

/** The code of the table that this device last visited, and the screen that it saw there. */
const last = new Persisted({
  key: 'odyssey.screen',
  fallback: null,
  format: plain(text(/^[A-Z\d]+ [a-z]+$/)),
});

export function keepScreen(code: string, name: ScreenName): void {
  last.value = `${code} ${name}`;
}

/** Preloads the screen that this device last saw at a table, because it will probably see that screen again. */
export function preloadLast(code: string): void {
  const [at, name = ''] = last.value?.split(' ') ?? [];
  if (at === code && Object.hasOwn(screens, name)) preload(name as ScreenName);
}
