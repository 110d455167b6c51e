/**
 * What is spoken in random games. Everything that should be spoken is spoken, in whatever portions the events arrive.
 * Nothing is spoken that people in the room may not know.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentence } from '../../client/game/narration/sentences.ts';
import { cuesOf } from '../../client/game/narration/cues.ts';
import { narrate } from '../../client/game/narration/narration.ts';
import type { GameNews } from '../../client/session/followed-game.ts';
import { t } from '../../client/text/text.ts';
import type { GameEvent, Phase } from '../../shared/game/game.ts';
import { tell } from '../../shared/game/tell.ts';
import { AUDIENCES, type Audience, type Told, type ToldTo } from '../../shared/game/told.ts';
import { replayTable } from '../../shared/table/evolve.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { newsIn } from '../helpers/news.ts';
import { LUCK, playOut, randomAside } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { growTwins } from '../helpers/twins.ts';

const PLAYERS: Readonly<Record<Audience, readonly string[]>> = {
  poseidon: ['poseidon'],
  navigators: ['anna'],
  onlookers: [],
  olympus: [],
};

/** The events of each command that an audience receives. */
function toldBy<A extends Audience>(commands: readonly (readonly GameEvent[])[], audience: A): ToldTo[A][][] {
  return commands.map((events) =>
    events.map((event) => tell(event, audience)).filter((told) => told !== null),
  );
}

interface Noticed {
  readonly sounds: readonly string[];
  readonly aloud: readonly string[];
  readonly region: readonly string[];
}

function notice(news: readonly GameNews[]): Noticed {
  const cues = news.map((each) => cuesOf(each, PLAYERS[each.audience]));
  const listener = (audience: Audience) => ({
    players: PLAYERS[audience],
    table: replayTable([{ type: 'made', code: 'RH7N', board: 'A' }]),
  });
  return {
    sounds: cues.flatMap(({ sounds }) => sounds),
    aloud: cues.flatMap(({ said }) => said),
    region: news.flatMap((each) => narrate(each, listener(each.audience))),
  };
}

const everyTurn = (turns: Readonly<Record<Phase, string>>) => Object.values(turns).map(sentence);
const nobody = t.common.sides.poseidon;
const TURNS = new Set([
  ...everyTurn(t.turns.aloud),
  ...everyTurn(t.turns.toPoseidon),
  ...everyTurn(t.turns.navigators),
  sentence(t.turns.crew),
  ...everyTurn(t.turns.onlookers),
  ...Object.values(t.turns.olympus).map((turn) => sentence(turn(nobody))),
]);

function withoutTurns({ sounds, aloud, region }: Noticed): Noticed {
  const noTurn = (text: string) => !TURNS.has(text);
  return {
    sounds: sounds.filter((sound) => sound !== 'turn'),
    aloud: aloud.filter(noTurn),
    region: region.filter(noTurn),
  };
}

/** Games that are played at random, with the events of each command. */
const games = fc.tuple(beginnings, fc.nat()).map(([first, seed]) => {
  const plays = [...playOut(first, seeded(seed), 0.4, LUCK, randomAside)];
  const done = plays.map(({ log }, i) => log.slice(plays[i - 1]?.log.length ?? 1));
  return { first, commands: [[first], ...done] };
});

describe('what is told of a whole game', () => {
  it('is heard the same event by event and command by command', () => {
    const seen = new Set<Told['type']>();
    fc.assert(
      fc.property(games, fc.constantFrom(...AUDIENCES), ({ commands }, audience) => {
        const byCommand = toldBy(commands, audience);
        const news = newsIn(audience, byCommand);
        const single = newsIn(
          audience,
          byCommand.flat().map((told) => [told]),
        );
        let from = 0;
        for (const each of news) {
          const parts = single.slice(from, (from += each.told.length));
          for (const { type } of each.told) seen.add(type);
          // After a caught ship has been pushed, it is briefly the Navigators' turn, even if none of their ships can
          // still sail. So ignore announcements of turns in this case.
          const passes = each.told.length > 1 && each.told.some(({ type }) => type === 'caught-pushed');
          const look = passes ? withoutTurns : (noticed: Noticed) => noticed;
          expect(look(notice([each]))).toEqual(look(notice(parts)));
        }
        expect(from).toBe(single.length);
      }),
      { numRuns: 40 },
    );
    expect([...seen].sort()).toEqual([
      'began',
      'caught',
      'caught-pushed',
      'crew-line-removed',
      'crossed',
      'dangers-placed',
      'ended',
      'guessed',
      'lighthouses-agreed',
      'lighthouses-placed',
      'lighthouses-proposed',
      'marked',
      'monster-played',
      'reasoned',
      'reminded',
      'round-began',
      'said-to-crew',
      'sailed',
      'storm-played',
      'surveyed',
    ]);
  });

  it('is heard the same when all of it comes at once, but for the turns and what fades', () => {
    const remembered = games.filter(({ first }) => !first.variants.useYourMemory);
    fc.assert(
      fc.property(remembered, fc.constantFrom(...AUDIENCES), ({ commands }, audience) => {
        const [began = [], ...rest] = toldBy(commands, audience);
        expect(withoutTurns(notice(newsIn(audience, [began, rest.flat()])))).toEqual(
          withoutTurns(notice(newsIn(audience, [began, ...rest]))),
        );
      }),
      { numRuns: 20 },
    );
  });
});

describe('aloud', () => {
  it('two games sound alike that differ in what the Navigators may not know, face-down storms too', () => {
    let differentStorms = 0;
    fc.assert(
      fc.property(beginnings, fc.nat(), (beginning, seed) => {
        const first = { ...beginning, variants: { ...beginning.variants, harderDeduction: true } };
        const steps = growTwins(first, seeded(seed));
        const twins = ([0, 1] as const).map((i) => [[first], ...steps.map(({ events }) => events[i])]);
        for (const { events } of steps)
          if (JSON.stringify(stormsIn(events[0])) !== JSON.stringify(stormsIn(events[1]))) differentStorms++;
        for (const audience of AUDIENCES) {
          const [one, two] = twins.map((commands) =>
            newsIn(audience, toldBy(commands, audience)).map((news) => cuesOf(news, PLAYERS[audience])),
          );
          expect(one).toEqual(two);
        }
      }),
      { numRuns: 25 },
    );
    expect(differentStorms).toBeGreaterThan(0);
  });
});

function stormsIn(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'storm-played' ? [event.storm] : []));
}
