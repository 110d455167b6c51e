/**
 * The oracle on a device: which events it receives, how the worker's answers are stored, and why a guess is impossible.
 */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { dangersOf } from '../../client/game/oracle/oracle-answer.ts';
import { levelOf, shadesOf } from '../../client/game/oracle/shades.ts';
import { announcements, momentsOf, overheard, type Announcement } from '../../client/oracle/announcements.ts';
import { knowledgeOf, likeliest, squaresOf } from '../../client/oracle/knowledge.ts';
import { Oracle, type Thread } from '../../client/oracle/oracle.svelte.ts';
import { whyNot } from '../../client/oracle/reasons.ts';
import { Reckoner, type Answer, type Tell } from '../../client/oracle/reckoner.ts';
import { layReminders } from '../../client/oracle/reminders.ts';
import { t } from '../../client/text/text.ts';
import { SHIPS } from '../../shared/board/board.ts';
import type { Game, GameEvent } from '../../shared/game/game.ts';
import { emptyGuesses } from '../../shared/game/rules/setup.ts';
import { tellLog } from '../../shared/game/tell.ts';
import { followOnlookers } from '../../shared/game/views/onlookers.ts';
import type { Belief } from '../../shared/oracle/belief.ts';
import { believe } from '../../shared/oracle/believe.ts';
import type { Square } from '../../shared/board/squares.ts';
import { beginnings } from '../helpers/arbitraries.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { began, playOut, type Began } from '../helpers/play.ts';
import { seeded } from '../helpers/random.ts';
import { reply } from '../helpers/replies.ts';

const NEVER_FADES = { useYourMemory: false };

/** The log of a game that is played at random. */
function played(first: Began, seed: number): { log: readonly GameEvent[]; game: Game } {
  const [last] = [...playOut(first, seeded(seed), 0.2)].slice(-1);
  if (!last) throw new Error('no game');
  return last;
}
const heardIn = (log: readonly GameEvent[]) => announcements(tellLog(log, NEVER_FADES, 'navigators'));

/** A fake worker. The test decides when it answers. */
class Pretended implements Thread {
  static readonly all: Pretended[] = [];
  readonly #reckoner = new Reckoner();
  readonly waiting: Answer[] = [];
  ended = false;
  onmessage: Thread['onmessage'] = null;
  onerror: Thread['onerror'] = null;
  constructor() {
    Pretended.all.push(this);
  }
  postMessage(message: Tell): void {
    this.waiting.push(...this.#reckoner.hear(message));
  }
  terminate(): void {
    this.ended = true;
  }
  answer(count = this.waiting.length): void {
    for (const data of this.waiting.splice(0, count)) this.onmessage?.({ data } as MessageEvent<Answer>);
  }
  breakDown(): void {
    this.onerror?.({ preventDefault: vi.fn() } as unknown as ErrorEvent);
  }
}
function pretending(): { oracle: Oracle; thread: () => Pretended } {
  Pretended.all.length = 0;
  const thread = () => {
    const newest = Pretended.all.at(-1);
    if (!newest) throw new Error('no thread');
    return newest;
  };
  return { oracle: new Oracle(() => new Pretended()), thread };
}

describe('what it hears', () => {
  it('is the same for Navigators, onlookers and the big screen', () => {
    fc.assert(
      fc.property(beginnings, fc.integer(), (first, seed) => {
        const { log } = played(first, seed);
        const heard = heardIn(log);
        expect(announcements(tellLog(log, NEVER_FADES, 'onlookers'))).toEqual(heard);
        expect(overheard(tellLog(log, NEVER_FADES, 'olympus'))).toEqual(heard);
      }),
      { numRuns: 40 },
    );
  });

  it('has a moment for each line of the journal', () => {
    fc.assert(
      fc.property(beginnings, fc.integer(), (first, seed) => {
        const heard = heardIn(played(first, seed).log);
        const view = heard.reduce(followOnlookers, undefined);
        const lines = view?.rounds.flatMap(({ round, tile, steps }) => [
          ...(tile ? [{ round, ship: null }] : []),
          ...steps.map(({ ship }) => ({ round, ship })),
        ]);
        const moments = momentsOf(heard);
        expect(moments.map(({ round, ship }) => ({ round, ship }))).toEqual(lines);
        for (const { after } of moments) expect(heard[after]?.type).not.toBe('caught');
      }),
      { numRuns: 40 },
    );
  });
});

describe('the thread', () => {
  const { log } = played(began(SMALL_SEA, { maelstroms: 1 }), 3);
  const heard = heardIn(log);

  it('answers what the fold of all that was told says, after each announcement', () => {
    const { oracle, thread } = pretending();
    oracle.follow('g', heard.slice(0, 3));
    oracle.follow('g', heard);
    thread().answer();
    let belief: Belief | undefined;
    for (const [i, event] of heard.entries()) {
      belief = believe(belief, event);
      expect(oracle.at(i + 1)).toEqual(belief && knowledgeOf(belief));
    }
    expect(Pretended.all).toHaveLength(1);
  });

  it('says what it knew before while it is at work, and what it does not know yet not at all', () => {
    const { oracle, thread } = pretending();
    oracle.follow('g', heard.slice(0, 1));
    thread().answer();
    const first = oracle.newest;
    oracle.follow('g', heard.slice(0, 4));
    expect([oracle.ready, oracle.newest, oracle.at(4)]).toEqual([false, first, undefined]);
    thread().answer(2);
    expect([oracle.ready, oracle.at(4)]).toEqual([false, undefined]);
    thread().answer();
    expect(oracle.ready).toBe(true);
    expect(oracle.at(4)).toBe(oracle.newest);
    expect(oracle.at(1)).toBe(first);
  });

  it('is begun anew with all that was told when it breaks down, but not for ever', () => {
    const { oracle, thread } = pretending();
    oracle.follow('g', heard);
    thread().breakDown();
    expect(Pretended.all.map(({ ended }) => ended)).toEqual([true, false]);
    thread().answer();
    expect([oracle.ready, oracle.failed]).toEqual([true, false]);
    for (let times = 0; times < 3; times++) thread().breakDown();
    expect([oracle.failed, Pretended.all.every(({ ended }) => ended)]).toEqual([true, true]);
    oracle.again();
    thread().answer();
    expect([oracle.ready, oracle.failed]).toEqual([true, false]);
  });

  it('forgets one game for another, and does not take its late answers', () => {
    const { oracle, thread } = pretending();
    oracle.follow('g', heard);
    const old = thread();
    const other = heardIn(played(began(SMALL_SEA), 4).log).slice(0, 1);
    oracle.follow('h', other);
    old.answer();
    expect(oracle.newest).toBeUndefined();
    thread().answer();
    expect(oracle.ready).toBe(true);
    expect(oracle.newest).toEqual(knowledgeOf(believe(undefined, other[0] as Announcement) as Belief));
  });

  it('will not go on from something that it has not heard', () => {
    const reckoner = new Reckoner();
    expect(() => [...reckoner.hear({ game: 'g', from: 2, told: heard.slice(2) })]).toThrow('missed');
  });
});

describe('why a ship can’t be on a square', () => {
  const SEA: Parameters<typeof whyNot>[0] = {
    board: SMALL_SEA,
    variants: began(SMALL_SEA).variants,
    lighthouses: [],
    arrived: [],
  };
  const start = { after: 1, square: SMALL_SEA.starts.red };
  const sailed = (told: ReturnType<typeof reply>): Announcement[] => [
    began(SMALL_SEA),
    { type: 'storm-played', storm: 'green' },
    { type: 'sailed', ship: 'red', heading: 'E', arrived: false, reply: told },
  ];
  const why = (heard: Announcement[], square: Square, sea = SEA) => whyNot(sea, heard, 'red', square, start);

  it.each<[string, ReturnType<typeof reply>, Square, ReturnType<typeof whyNot>]>([
    ['the ground', reply({ deepSea: true }), 'd2', { type: 'ground', reported: 'deepSea', is: 'sea' }],
    ['an island', reply({ island: 'rocky' }), 'd1', { type: 'ground', reported: 'rocky', is: 'woody' }],
    ['the islands around', reply({}, { islands: 2 }), 'd2', { type: 'islands', reported: 2, are: 1 }],
    [
      'the coastline',
      reply({}, { islands: 1, coastline: true }),
      'd2',
      { type: 'coastline', reported: true },
    ],
    ['no coastline', reply({}, { islands: 1 }), 'c1', { type: 'coastline', reported: false }],
    ['nothing by itself', reply({}, { islands: 1 }), 'd2', { type: 'together', since: 1 }],
    ['the Sacred Island', reply(), SMALL_SEA.sacred, { type: 'at-sea' }],
  ])('%s', (_, told, square, reason) => {
    expect(why(sailed(told), square)).toEqual(reason);
  });

  it('the kinds of islands around', () => {
    const variants = { ...SEA.variants, easierDeduction: true };
    const told = reply({}, { islands: 1, kinds: ['rocky'], colours: [] });
    expect(why(sailed(told), 'd2', { ...SEA, variants })).toEqual({ type: 'kinds' });
  });

  it('a lighthouse that would be seen, or is there', () => {
    const sea = { ...SEA, lighthouses: ['c4' as const] };
    const told = sailed(reply({}, { islands: 1 }));
    expect(why(told, 'c5', sea)).toEqual({ type: 'islands', reported: 1, are: 2 });
    expect(why(told, 'b4', sea)).toEqual({ type: 'lighthouses', reported: 0, are: 1 });
    expect(why(told, 'c4', sea)).toEqual({ type: 'ground', reported: 'sea', is: 'lighthouse' });
  });

  it('a storm that has just driven it from there, unless it may not have', () => {
    const driven = (storm: 'red' | 'great' | null): Announcement[] => [
      began(SMALL_SEA),
      { type: 'storm-played', storm },
    ];
    expect(why(driven('red'), 'a1')).toEqual({ type: 'driven' });
    expect(why(driven('great'), 'a1')).toEqual({ type: 'driven' });
  });

  it('where it set out, as long as it has not sailed: nothing was reported yet', () => {
    const { red: from } = SMALL_SEA.starts;
    const played = (storm: 'red' | 'green' | 'great' | null): Announcement[] => [
      began(SMALL_SEA),
      { type: 'storm-played', storm },
    ];
    expect(why(played('green'), 'd2')).toEqual({ type: 'stayed', from });
    for (const storm of ['red', 'great', null] as const)
      expect(why(played(storm), 'd2')).toEqual({ type: 'out-of-reach', from });
    expect(why(played(null), from)).toEqual({ type: 'together', since: 1 });
  });

  it('what was reported since its place was last certain before that', () => {
    const told = sailed(reply({}, { islands: 1 }));
    const heard: Announcement[] = [...told, { type: 'round-began', round: 2 }];
    const certain = { after: heard.length, square: 'c4' as const };
    expect(whyNot(SEA, heard, 'red', 'd2', certain, 1)).toEqual({ type: 'together', since: 1 });
  });

  it('that it is home', () => {
    expect(why(sailed(reply()), 'd2', { ...SEA, arrived: ['red'] })).toEqual({ type: 'home' });
  });

  it('is never a report alone where the oracle leaves the square possible', () => {
    let asked = 0;
    fc.assert(
      fc.property(beginnings, fc.integer(), (first, seed) => {
        const heard = heardIn(played(first, seed).log);
        let belief: Belief | undefined;
        for (const [i, event] of heard.entries()) {
          belief = believe(belief, event);
          const view = heard.slice(0, i + 1).reduce(followOnlookers, undefined);
          // Between a ship's move and the event that it was caught, the oracle is not used.
          if (!belief || !view || heard[i + 1]?.type === 'caught') continue;
          const known = knowledgeOf(belief);
          for (const ship of SHIPS.filter((one) => !view.arrived.includes(one))) {
            const certain = { after: 1, square: view.board.starts[ship] };
            for (const square of known.ships[ship].keys()) {
              asked++;
              const reason = whyNot(view, heard.slice(0, i + 1), ship, square, certain);
              expect(reason.type).toBe('together');
            }
          }
        }
      }),
      { numRuns: 25 },
    );
    expect(asked).toBeGreaterThan(500);
  });
});

describe('laying reminders', () => {
  const guesses = emptyGuesses(SMALL_SEA.starts, began(SMALL_SEA).variants);
  const chances = (...squares: Square[]) => new Map(squares.map((square, i) => [square, 1 / (i + 2)]));

  it('marks every square that is possible', () => {
    const laying = layReminders(guesses, 'red', chances('d4', 'd5'));
    expect(laying).toEqual({ reminders: ['d4', 'd5', null, null], without: [] });
  });

  it('takes the likeliest, and says which there are none for', () => {
    const laying = layReminders(guesses, 'red', chances('g7', 'd4', 'd5', 'a1', 'b2', 'c3'));
    expect(laying).toEqual({ reminders: ['g7', 'd4', 'd5', 'a1'], without: ['b2', 'c3'] });
  });

  it('leaves those that lie right, and takes away what is impossible or double', () => {
    const lie = { ...guesses, reminders: { ...guesses.reminders, red: ['b2', 'a7', 'b2', null] as const } };
    const laying = layReminders(lie, 'red', chances('d4', 'b2'));
    expect(laying).toEqual({ reminders: ['b2', 'd4', null, null], without: [] });
  });
});

describe('the sentences about secret tiles', () => {
  const spread = (squares: readonly Square[]) =>
    new Map(squares.map((square) => [square, 1 / squares.length]));
  const row = (letter: string) => [1, 2, 3, 4, 5, 6, 7].map((number) => `${letter}${number}` as Square);

  it('name certain squares and a few possible ones, and count many', () => {
    const few = dangersOf({ dangers: { maelstrom: spread(['d4']), fogBank: spread(['a1', 'b2']) } });
    expect(few).toEqual([
      { kind: 'maelstrom', text: t.oracle.certainDanger('maelstrom', ['d4']) },
      { kind: 'fogBank', text: t.oracle.maybeDanger('fogBank', ['a1', 'b2']) },
    ]);
    const many = spread([...row('a'), ...row('b')]);
    expect(dangersOf({ dangers: { maelstrom: many, fogBank: new Map() } })).toEqual([
      { kind: 'maelstrom', text: t.oracle.maybeAnywhere('maelstrom', 14) },
    ]);
  });

  it('say both about a kind of which one tile is certain', () => {
    const chances = new Map<Square, number>([['d4', 1], ...spread(['a1', 'b2'])]);
    expect(
      dangersOf({ dangers: { maelstrom: chances, fogBank: new Map() } }).map(({ text }) => text),
    ).toEqual([t.oracle.certainDanger('maelstrom', ['d4']), t.oracle.maybeDanger('maelstrom', ['a1', 'b2'])]);
  });
});

describe('the shades', () => {
  it('are the darker the likelier, beside the likeliest square', () => {
    expect([0.5, 0.4, 0.25, 0.1, 1e-6].map((chance) => levelOf(chance, 0.5))).toEqual([4, 4, 2, 1, 1]);
  });

  it('have every square that is possible, once', () => {
    const chances = new Map<Square, number>([
      ['a1', 0.5],
      ['b2', 0.3],
      ['c3', 0.2],
    ]);
    for (const part of ['whole', 'token'] as const) {
      const washes = shadesOf(chances, 'white', part).map(({ wash }) => wash.split('M').length - 1);
      expect(washes.reduce((sum, count) => sum + count, 0)).toBe(3);
    }
  });

  it('are named in the order of the board, or of their chances', () => {
    const chances = new Map<Square, number>([
      ['d10', 0.2],
      ['d9', 0.2],
      ['a1', 0.6],
    ]);
    expect(squaresOf(chances)).toEqual(['a1', 'd9', 'd10']);
    expect(likeliest(chances)).toEqual(['a1', 'd9', 'd10']);
  });
});
