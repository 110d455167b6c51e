/** The screens of a table, each fetched when it is needed, or a little before. */
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

/** Fetches screens that will be wanted soon: a game then begins at once, with or without a network. */
export function fetchAhead(...names: ScreenName[]): void {
  // What does not come now is asked for again when it is shown.
  for (const name of names) screens[name]().catch(() => undefined);
}
