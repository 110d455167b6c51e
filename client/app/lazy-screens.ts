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
