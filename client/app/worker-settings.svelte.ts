/**
 * Keeps the service worker informed of what its notifications depend on: the language, and which tables wait. The other
 * way round, the worker learns of waiting tables while no page is open.
 */
import { waitingTables } from '../feedback/waiting-tables.svelte.ts';
import { chosenNotices } from '../notices/chosen.svelte.ts';
import { storedSettings, updateSettings } from '../notices/worker-settings.ts';
import { language } from '../text/catalogue.svelte.ts';

export async function informWorker(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await hearWorker();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void hearWorker();
  });
  $effect.root(() => {
    $effect(() => {
      const settings = { language: language.current, waiting: waitingTables.codes };
      if (chosenNotices.at()) void updateSettings(caches, settings);
    });
  });
}

async function hearWorker(): Promise<void> {
  if (!chosenNotices.at()) return;
  const { waiting = [] } = (await storedSettings(caches)) ?? {};
  for (const code of waiting)
    if (chosenNotices.at(code) && !waitingTables.has(code)) waitingTables.note(code, true);
}
