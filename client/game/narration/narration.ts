/** The sentences that describe a game to the people at a device, depending on their side. Pure. */
import { runningGame } from '../../../shared/table/queries.ts';
import type { Table } from '../../../shared/table/table.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import { fewestRounds, mostRounds, type PublicView } from '../../../shared/game/views/public.ts';
import type { GameNews } from '../../session/followed-game.ts';
import { t } from '../../text/text.ts';
import { turnKey } from '../../text/turn-key.ts';
import { drivenBy } from '../driven.ts';
import { announce, CHART_WORDS, sentence, type Words } from './sentences.ts';
import { hearerOf, waitsFor } from './waits-for.ts';

export interface Listener {
  /** The players whose seats this device holds. */
  readonly players: readonly PlayerId[];
  readonly table: Table;
}

type Phase = PublicView['phase'];

/** The texts for Poseidon. They omit the pushes and the number of rounds, which his screen announces itself. */
export const POSEIDONS_WORDS: Words = {
  round: (round) => t.game.roundAnnounced(round),
  beingPushed: () => '',
  pushedOut: (told) => ('from' in told ? t.game.driven(drivenBy([told])) : ''),
};

/** The sentences for some news, in order. When the device first learns of a game, they describe the current state. */
export function narrate(news: GameNews, listener: Listener): string[] {
  const { before, after, told, audience } = news;
  const words = audience === 'poseidon' ? POSEIDONS_WORDS : CHART_WORDS;
  const turn = (phase: Phase) => turnOf(phase, news, listener);
  if (!before)
    return after.outcome
      ? []
      : [words.round(after.round, mostRounds(after), fewestRounds(after)), sentence(turn(after.phase))];
  const { news: happened, verdict } = announce({ before, told, after }, turn, words);
  return [...happened, ...verdict];
}

/** Says whose turn it is in a phase, to the people at a device. */
export function turnOf(
  phase: Phase,
  news: Pick<GameNews, 'audience' | 'after'>,
  { players, table }: Listener,
): string {
  const hearer = hearerOf(news, players);
  const key = turnKey(phase, news.after.variants);
  switch (hearer.audience) {
    case 'poseidon':
      return t.turns.toPoseidon[key];
    case 'olympus': {
      const player = runningGame(table)?.poseidon;
      const poseidon = (player && table.names[player]) || t.common.sides.poseidon;
      return t.turns.olympus[key](poseidon);
    }
    case 'navigators':
      return phase === 'navigators' && !waitsFor(news.after, hearer) ? t.turns.crew : t.turns.navigators[key];
    case 'onlookers':
      return t.turns.onlookers[key];
  }
}
