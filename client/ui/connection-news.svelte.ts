/** What people are told about the connection to the server, and when. */
import { connection, type ConnectionStatus } from '../lib/connection.svelte.ts';
import { needsServer } from '../lib/needs-server.ts';
import { router } from '../lib/router.svelte.ts';
import { t } from '../text/text.ts';

/** How long, in ms, an interruption must last before the banner appears. */
const UNSEEN_MS: Readonly<Record<Exclude<ConnectionStatus, 'connected'>, number>> = {
  connecting: 2_000,
  lost: 700,
  crowded: 0,
  outdated: 0,
};

/** How long, in ms, the banner stays on a page that doesn't need the server. */
const QUIET_MS = 6_000;

/** Create it while a component is being created. */
export class ConnectionNews {
  /** Whether a part of the app failed to load. */
  #torn = $state(false);
  /** Whether the interruption has lasted long enough to be shown. */
  #late = $state(false);
  /**
   * True if the banner may be hidden, because it has been shown for long enough on a page that doesn't need the server.
   */
  #heard = $state(false);

  /** Whether the page doesn't need the server. */
  readonly quiet = $derived(!needsServer(router.route));
  /** Whether the page must be reloaded. */
  readonly stuck = $derived.by(() => (connection.status === 'outdated' && !this.quiet) || this.#torn);
  /** The banner's text; empty while there is nothing to say. */
  readonly text = $derived.by(() => {
    const { status, obstacle } = connection;
    if (this.#torn) return t.connection.notLoaded;
    if (!this.#late || status === 'connected') return '';
    if (this.quiet) return this.#heard ? '' : t.connection.notNeeded;
    if (status === 'outdated') return t.connection.outdated;
    if (obstacle && obstacle !== 'silent') return t.connection.obstacles[obstacle];
    if (status === 'crowded') return t.connection.obstacles.busy;
    return status === 'lost' ? t.connection.lost : t.connection.connecting;
  });

  constructor() {
    $effect(() => {
      const { status } = connection;
      if (status === 'connected') return;
      const timer = setTimeout(() => (this.#late = true), UNSEEN_MS[status]);
      return () => {
        clearTimeout(timer);
        this.#late = false;
      };
    });
    $effect(() => {
      if (!this.#late || !this.quiet) return;
      const timer = setTimeout(() => (this.#heard = true), QUIET_MS);
      return () => {
        clearTimeout(timer);
        this.#heard = false;
      };
    });
    $effect(() => {
      const tear = () => (this.#torn = true);
      addEventListener('vite:preloadError', tear);
      return () => removeEventListener('vite:preloadError', tear);
    });
  }
}
