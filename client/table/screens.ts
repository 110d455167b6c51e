/** The screens of a table, each fetched when it is needed, or a little before. */
export const screens = {
  door: () => import('../lobby/Join.svelte'),
  lobby: () => import('../lobby/Lobby.svelte'),
  poseidon: () => import('../poseidon/PoseidonScreen.svelte'),
  navigators: () => import('../navigators/NavigatorsScreen.svelte'),
  onlookers: () => import('../onlookers/OnlookersScreen.svelte'),
  olympus: () => import('../olympus/OlympusScreen.svelte'),
  record: () => import('../series/RecordPage.svelte'),
  taking: () => import('./TakeOver.svelte'),
  conductor: () => import('../play/Conductor.svelte'),
  ending: () => import('../ending/EndingScreen.svelte'),
};

export type ScreenName = keyof typeof screens;

/** Fetches screens that will be wanted soon: a game then begins at once, with or without a network. */
export function fetchAhead(...names: ScreenName[]): void {
  // What does not come now is asked for again when it is shown.
  for (const name of names) screens[name]().catch(() => undefined);
}
