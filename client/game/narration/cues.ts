/**
 * What is to be heard, felt and spoken when a view has changed. Pure, and only from what everybody at
 * the table may know: a device that speaks is heard by the whole room.
 */
import type { Ship } from '../../../shared/board/board.ts';
import type { PlayerId } from '../../../shared/game/game.ts';
import { winners } from '../../../shared/game/rules/ending.ts';
import { shipsToStep } from '../../../shared/game/rules/orders.ts';
import type { Audience } from '../../../shared/game/told.ts';
import type { NavigatorsView } from '../../../shared/game/views/navigators.ts';
import type { PublicView, Step } from '../../../shared/game/views/public.ts';
import type { SoundName } from '../../feedback/sound-patterns.ts';
import type { Buzz } from '../../feedback/touch.ts';
import { t } from '../../text/text.ts';
import { announce } from './announcements.ts';
import { isPoseidons } from '../owners.ts';

export interface Hearer {
  readonly audience: Audience;
  /** The players of this device. */
  readonly players: readonly PlayerId[];
}

export interface Cues {
  /** In the order in which they sound. */
  readonly sounds: readonly SoundName[];
  readonly buzz: Buzz | null;
  /** Sentences to be read aloud. */
  readonly said: readonly string[];
}

const NOTHING: Cues = { sounds: [], buzz: null, said: [] };

/** After a break, only the end of what was missed is told. */
const LATEST_SAID = 3;

/** Whether the game waits for somebody at this device. */
export function waitsFor(view: PublicView | NavigatorsView, { audience, players }: Hearer): boolean {
  const { phase } = view;
  if (audience === 'poseidon') return isPoseidons(view);
  if (audience !== 'navigators') return false;
  const mine = players.filter((player) => view.navigators.includes(player));
  if (phase === 'lighthouses') {
    const agreed = ('proposal' in view && view.proposal?.agreed) || [];
    return mine.some((player) => !agreed.includes(player));
  }
  if (phase !== 'navigators') return false;
  const orders = (ship: Ship) => view.owners[ship] === null || mine.includes(view.owners[ship]);
  return shipsToStep(view).some(orders);
}

/**
 * @param before undefined when the game has just begun before our eyes; what had happened by then is old
 */
export function cuesOf(before: PublicView | undefined, after: PublicView, hearer: Hearer): Cues {
  if (!before) return begun(after, hearer);
  const [was, now] = [aloud(before, hearer), aloud(after, hearer)];
  const said = announce(was, now, (phase) => t.turns.aloud[phase]);
  if (said.length === 0 && waitsFor(before, hearer) === waitsFor(after, hearer)) return NOTHING;

  const steps = newSteps(was, now);
  const missed = steps.length > 1 || now.rounds.length > was.rounds.length + 1;
  const happened = happenings(was, now, steps, hearer);
  const verdict =
    now.outcome && !was.outcome ? ([isTriumph(now, hearer) ? 'victory' : 'defeat'] as const) : [];
  const turn = !now.outcome && !waitsFor(before, hearer) && waitsFor(after, hearer);
  return {
    sounds: [...(missed ? happened.slice(-1) : happened), ...verdict, ...(turn ? (['turn'] as const) : [])],
    buzz: buzzOf(happened, turn, now.outcome !== was.outcome, hearer),
    said: [
      ...(missed ? said.slice(-LATEST_SAID) : said),
      ...(now.outcome && !was.outcome ? [t.game.verdict(now.outcome)] : []),
    ],
  };
}

function begun(view: PublicView, hearer: Hearer): Cues {
  const [first] = view.rounds;
  const fresh =
    view.rounds.length === 1 && first?.tile === null && view.lighthouses.length === 0 && !view.dangersPlaced;
  if (!fresh) return NOTHING;
  const turn = waitsFor(view, hearer);
  return {
    sounds: turn ? ['turn'] : [],
    buzz: turn ? 'turn' : null,
    said: [`${t.turns.aloud[view.phase]}.`],
  };
}

/** The view as it may be heard in the room: a storm that lies face down is known to Poseidon alone. */
function aloud(view: PublicView, { audience }: Hearer): PublicView {
  if (!view.variants.harderDeduction || (audience !== 'poseidon' && audience !== 'olympus')) return view;
  const hidden = view.rounds.map((round) =>
    round.tile === null || round.against !== null ? round : { ...round, tile: 'face-down' as const },
  );
  return { ...view, rounds: hidden };
}

function newSteps(was: PublicView, now: PublicView): Step[] {
  return now.rounds.flatMap(({ round, steps }) => {
    const before = was.rounds.find((other) => other.round === round);
    return steps.slice(before?.steps.length ?? 0);
  });
}

function happenings(
  was: PublicView,
  now: PublicView,
  steps: readonly Step[],
  { audience }: Hearer,
): SoundName[] {
  const sounds: SoundName[] = [];
  if (was.lighthouses.length === 0 && now.lighthouses.length > 0) sounds.push('lighthouses');
  for (const { heading, arrived } of steps) {
    // The chart is where ships sail and replies come in; Poseidon's phone need not echo it.
    if (audience !== 'poseidon') sounds.push(...(heading ? ['sail' as const] : []), 'reply');
    if (arrived) sounds.push('arrival');
  }
  if (now.caught && !was.caught) sounds.push('caught');
  if (was.caught && !now.caught) sounds.push('thrown');
  for (const { round, tile } of now.rounds) {
    if (tile && !was.rounds.find((other) => other.round === round)?.tile) sounds.push(tile);
  }
  return sounds;
}

function buzzOf(
  happened: readonly SoundName[],
  turn: boolean,
  ended: boolean,
  { audience }: Hearer,
): Buzz | null {
  if (audience !== 'poseidon' && audience !== 'navigators') return null;
  if (ended) return 'over';
  if (happened.includes('caught')) return 'caught';
  if (happened.includes('arrival')) return 'arrival';
  return turn ? 'turn' : null;
}

/** Whether the end sounds like a victory here; who only looks on is with the Navigators. */
function isTriumph(view: PublicView, { audience, players }: Hearer): boolean {
  const { outcome } = view;
  if (!outcome) return false;
  if (audience === 'poseidon') return outcome.winner === 'poseidon';
  if (audience !== 'navigators') return outcome.winner === 'navigators';
  return winners(view, null, outcome).some((player) => players.includes(player));
}
