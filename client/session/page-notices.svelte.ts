/** The notices of a page's table. They are made when they are first used, and end when the page is left. */
import { onDestroy } from 'svelte';
import type { Connection } from '../lib/connection.svelte.ts';
import { chosenNotices } from '../notices/chosen.svelte.ts';
import type { TableNotices } from '../notices/table-notices.svelte.ts';
import { language } from '../text/catalogue.svelte.ts';
import type { TableSession } from './session.svelte.ts';

/**
 * Returns a function that loads the notices, with their texts. If this device gets notices of the table, it goes on
 * getting them, and notifications that the player need not see any more are removed. Call it while the page is being
 * created.
 */
export function provideNotices(session: TableSession, connection: Connection): () => Promise<TableNotices> {
  let made: TableNotices | undefined;
  const load = async () => {
    const [{ TableNotices, noticesDeps }] = await Promise.all([
      import('../notices/table-notices.svelte.ts'),
      language.need('notices'),
    ]);
    made ??= new TableNotices(noticesDeps(session, connection));
    return made;
  };
  const isWanted = () => session.players.length > 0 && chosenNotices.at(session.code);
  const act = (with_: (notices: TableNotices) => unknown) => void load().then(with_, () => undefined);
  /** The players whose device gets notices; empty if it gets none. */
  const notified = $derived(isWanted() ? session.players.join(' ') : '');
  $effect(() => {
    if (notified !== '') act((notices) => Promise.all([notices.keep(), notices.clear()]));
  });
  const clear = () => {
    if (document.visibilityState === 'visible' && isWanted()) act((notices) => notices.clear());
  };
  document.addEventListener('visibilitychange', clear);
  onDestroy(() => {
    document.removeEventListener('visibilitychange', clear);
    made?.close();
  });
  return load;
}
