/**
 * The sounds, vibrations and spoken sentences for the events that a device receives. Pure. Based only on what everybody
 * at the table may know, because the whole room can hear a device.
 */
import type { Outcome, PlayerId } from '../../../shared/game/game.ts';
import { SHIPS_TO_WIN, winners } from '../../../shared/game/rules/ending.ts';
import type { OnlookersTold } from '../../../shared/game/told.ts';
import type { PublicView } from '../../../shared/game/views/public.ts';
import type { SoundName } from '../../feedback/sound-patterns.ts';
import type { Buzz } from '../../feedback/touch.ts';
import type { GameNews } from '../../session/followed-game.ts';
import { t } from '../../text/text.ts';
import { turnKey } from '../../text/turn-key.ts';
import { aloud } from './room-may-hear.ts';
import { announce } from './sentences.ts';
import { hearerOf, waitsFor, type Hearer } from './waits-for.ts';

export interface Cues {
  /** The sounds, in the order in which they are played. */
  readonly sounds: readonly SoundName[];
  readonly buzz: Buzz | null;
  /** Sentences to read aloud. */
  readonly said: readonly string[];
}

/** The sound and vibration for a single event. */
interface Effect {
  readonly sounds: readonly SoundName[];
  readonly buzz: Buzz | null;
}

const NOTHING: Cues = { sounds: [], buzz: null, said: [] };

/** After an interruption, only this many of the newest sentences are spoken. */
const LATEST_SAID = 3;

/**
 * When several things happen at once, the device vibrates only for the most important one, which is the one that comes
 * first in this list.
 */
const WEIGHTIEST = [
  'over',
  'caught',
  'decided',
  'arrival',
  'great-storm',
  'monster',
] as const satisfies Buzz[];

/** @param players the players whose seats this device holds */
export function cuesOf(news: GameNews, players: readonly PlayerId[]): Cues {
  const { before, after, told, catchingUp } = news;
  const hearer = hearerOf(news, players);
  if (!before) return opening(after, hearer);
  const heard = told.map(aloud).filter((each) => each !== null);
  const happened = heard.filter(({ type }) => type !== 'ended');
  const end = heard.filter(({ type }) => type === 'ended');
  const onlyLatest = catchingUp && isLong(happened);
  const effectsOf = (events: readonly OnlookersTold[]) =>
    events.map((event) => effectOf(event, after, hearer));
  const sounds = effectsOf(happened).flatMap((effect) => effect.sounds);
  const said = announce(
    { before, told: heard, after },
    (phase) => t.turns.aloud[turnKey(phase, after.variants)],
  );
  const turn = end.length === 0 && !waitsFor(before, hearer) && waitsFor(after, hearer);
  return {
    sounds: [
      ...(onlyLatest ? sounds.slice(-1) : sounds),
      ...effectsOf(end).flatMap((effect) => effect.sounds),
      ...(turn ? (['turn'] as const) : []),
    ],
    buzz: buzzOf(effectsOf(heard), turn, hearer),
    said: [...(onlyLatest ? said.news.slice(-LATEST_SAID) : said.news), ...said.verdict],
  };
}

/**
 * The cues for the moment when a device first learns of a game. If the game has only just begun, its opening is played.
 * Otherwise there are none, because everything happened before the device arrived.
 */
function opening(view: PublicView, hearer: Hearer): Cues {
  const [first] = view.rounds;
  const fresh =
    view.rounds.length === 1 && first?.tile === null && view.lighthouses.length === 0 && !view.dangersPlaced;
  if (!fresh) return NOTHING;
  const turn = waitsFor(view, hearer);
  return {
    sounds: turn ? ['turn'] : [],
    buzz: turn ? 'turn' : null,
    said: [`${t.turns.aloud[turnKey(view.phase, view.variants)]}.`],
  };
}

/** True if too many events have happened to play them all. */
function isLong(happened: readonly OnlookersTold[]): boolean {
  const steps = happened.filter(({ type }) => type === 'sailed' || type === 'surveyed');
  const rounds = happened.filter(({ type }) => type === 'round-began');
  return steps.length > 1 || rounds.length > 1;
}

/** @param view the current view of the game */
function effectOf(told: OnlookersTold, view: PublicView, hearer: Hearer): Effect {
  // The Navigators' devices play these sounds, so Poseidon's phone need not repeat them.
  const echoes = hearer.audience !== 'poseidon';
  switch (told.type) {
    case 'lighthouses-placed':
      return { sounds: ['lighthouses'], buzz: null };
    case 'storm-played':
      return {
        sounds: [told.storm ?? 'face-down'],
        buzz: told.storm === 'great' && echoes ? 'great-storm' : null,
      };
    case 'monster-played':
      return { sounds: [told.monster], buzz: echoes ? 'monster' : null };
    case 'sailed': {
      const sailed: SoundName[] = echoes ? ['sail', 'reply'] : [];
      if (!told.arrived) return { sounds: sailed, buzz: null };
      const decides = view.arrived[SHIPS_TO_WIN - 1] === told.ship;
      return { sounds: [...sailed, 'arrival'], buzz: decides ? 'decided' : 'arrival' };
    }
    case 'surveyed':
      return { sounds: echoes ? ['reply'] : [], buzz: null };
    case 'caught':
      return { sounds: ['caught'], buzz: 'caught' };
    case 'caught-pushed':
      return { sounds: ['thrown'], buzz: null };
    case 'ended':
      return { sounds: [isTriumph(told.outcome, view, hearer) ? 'victory' : 'defeat'], buzz: 'over' };
    // These events are silent, because a change of turn follows them and has its own sound.
    case 'began':
    case 'dangers-placed':
    case 'round-began':
    case 'navigator-came':
    case 'navigator-left':
      return { sounds: [], buzz: null };
  }
}

function buzzOf(effects: readonly Effect[], turn: boolean, { audience }: Hearer): Buzz | null {
  if (audience !== 'poseidon' && audience !== 'navigators') return null;
  const felt = WEIGHTIEST.find((buzz) => effects.some((effect) => effect.buzz === buzz));
  return felt ?? (turn ? 'turn' : null);
}

/** Whether this device plays a victory sound at the end. Spectators are on the Navigators' side. */
function isTriumph(outcome: Outcome, view: PublicView, { audience, players }: Hearer): boolean {
  if (audience === 'poseidon') return outcome.winner === 'poseidon';
  if (audience !== 'navigators') return outcome.winner === 'navigators';
  return winners(view, null, outcome).some((player) => players.includes(player));
}
