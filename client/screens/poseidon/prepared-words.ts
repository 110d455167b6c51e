/** Says what has become of a prepared storm: which parts are now impossible, or that all of it is still possible. */
import { t } from '../../text/text.ts';
import type { Dropped } from './prepared.ts';
import type { TurnDraft } from './turn-draft.svelte.ts';

/** A sentence for each part that has become impossible. */
export function droppedWords({ dropped }: Pick<TurnDraft, 'dropped'>): string[] {
  return dropped.map(sentenceOf);
}

/** Says, in Poseidon's turn, that everything he prepared is still possible; null if a part of it isn't. */
export function unchangedWords({
  cameTrue,
  dropped,
}: Pick<TurnDraft, 'cameTrue' | 'dropped'>): string | null {
  return cameTrue && dropped.length === 0 ? t.poseidon.prepared.stands : null;
}

function sentenceOf(dropped: Dropped): string {
  const say = t.poseidon.prepared.dropped;
  if (dropped.what === 'tile') return t.poseidon.whyBarred(dropped.tile, t.refusals.refusals[dropped.why]);
  if (dropped.what === 'storm') return say.storm(dropped.ship);
  if (dropped.what === 'prey') return say.home(dropped.ship);
  const { ship, to } = dropped;
  return { home: say.home(ship), there: say.there(ship, to), afar: say.push(ship, to) }[dropped.now];
}
