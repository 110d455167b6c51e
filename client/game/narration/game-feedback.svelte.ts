/** What a device does for a game besides showing it: sounds, vibrations, reading aloud, and keeping the screen on. */
import { onDestroy } from 'svelte';
import { runningGame } from '../../../shared/table/queries.ts';
import { isOverDays } from '../../../shared/table/clock.ts';
import type { Table } from '../../../shared/table/table.ts';
import { stayAwake } from '../../feedback/awake.svelte.ts';
import { play } from '../../feedback/sound-player.ts';
import { buzz } from '../../feedback/touch.ts';
import { voice } from '../../feedback/voice.svelte.ts';
import { waitingTables } from '../../feedback/waiting-tables.svelte.ts';
import { afterPaint } from '../../lib/after-paint.svelte.ts';
import type { TableSession } from '../../session/session.svelte.ts';
import { cuesOf } from './cues.ts';
import { waitsFor } from './waits-for.ts';

/** The interval between consecutive sounds for the same news, in seconds. */
const STEP = 0.45;

/** Gives feedback for a session's game as long as the component exists that is being created now. */
export function giveFeedback(session: TableSession, table: () => Table): void {
  const running = $derived(session.attendance === 'there' ? runningGame(table()) : undefined);
  const playing = $derived(running !== undefined && running.id === session.game?.id);
  const waits = $derived(
    playing &&
      session.game !== undefined &&
      waitsFor(session.game.view, { ...session.game, players: session.players }),
  );
  /** A game over days goes on without the page, so it doesn't keep the screen on. */
  const isLong = $derived.by(() => {
    const { clock } = table();
    return clock !== null && isOverDays(clock);
  });

  // Events from before this device arrived are not played.
  const stop = session.onTold((news) => {
    if (!news.before) voice.hush();
    const cues = cuesOf(news, session.players);
    const sound = () => {
      cues.sounds.forEach((sound, i) => play(sound, i * STEP));
      if (cues.buzz) buzz(cues.buzz);
      voice.say(cues.said);
    };
    // Play the sound after the paint, because on a slow device starting a sound takes as long as drawing. A hidden page
    // doesn't paint, so there it is played at once.
    if (document.hidden) sound();
    else afterPaint(sound);
  });
  $effect(() => {
    const { warning } = session.clock;
    if (!waits || warning === null || warning === 'up') return;
    play('clock');
    buzz('clock');
  });
  $effect(() => {
    return playing && !isLong ? stayAwake() : undefined;
  });
  $effect(() => {
    // While this device is not at the table, what is known stays.
    if (session.attendance === 'there') waitingTables.note(session.code, waits);
  });
  onDestroy(() => {
    stop();
    voice.hush();
  });
}
