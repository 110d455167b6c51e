/** What players say: the crew's lines, the table's lines, what is remembered of them, and how texts are cleaned. */
import { describe, expect, it } from 'vitest';
import { parse } from '../../server/gateway/requests.ts';
import { SpokenLog } from '../../server/tables/spoken-log.ts';
import type { GameEvent } from '../../shared/game/game.ts';
import { withoutRemovedLines, withoutTalk } from '../../shared/game/removed-lines.ts';
import { LONGEST_TEXT, PHRASE_GAPS, TALK_PHRASES, type Line } from '../../shared/game/talk.ts';
import { tellLog } from '../../shared/game/tell.ts';
import { followNavigators, type NavigatorsView } from '../../shared/game/views/navigators.ts';
import { review } from '../../shared/game/views/review.ts';
import { evolveTable, replayTable } from '../../shared/table/evolve.ts';
import { mayWriteFreely } from '../../shared/table/rules/talk.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { MOST_LINES } from '../../shared/table/talk.ts';
import { gathered, playing } from '../helpers/evenings.ts';
import { EMPTY_SEA } from '../helpers/boards.ts';
import { after, ANNA, began, BERT, eventsOf, perform, POSEIDON, start, type Play } from '../helpers/play.ts';
import { Evening } from '../helpers/tables.ts';

const HELLO: Line = { type: 'phrase', phrase: 'hello' };
const CERTAIN: Line = { type: 'phrase', phrase: 'certain', ship: 'white', square: 'c5' };
const TEXT: Line = { type: 'text', text: 'I think we are lost.' };
const says = (line: Line) => ({ type: 'say-to-crew', line }) as const;
const removes = (line: number) => ({ type: 'remove-crew-line', line }) as const;

const CREW = { navigators: ['anna', 'bert'] };
const opening = start(began(EMPTY_SEA, {}, CREW));
const fading = start(began(EMPTY_SEA, { useYourMemory: true }, CREW));
const storm = (play: Play) =>
  perform(play, {
    actor: POSEIDON,
    command: { type: 'play-storm', storm: 'red', pushes: { red: 'b2' } },
  });
const say = (play: Play, line: Line, actor = ANNA) => perform(play, { actor, command: says(line) });

/** The Navigators' view after a log, told event by event as to a device that was there all the time. */
function seenLive(log: readonly GameEvent[]): NavigatorsView | undefined {
  return log
    .flatMap((event) => tellLog([event], { useYourMemory: false }, 'navigators'))
    .reduce<NavigatorsView | undefined>(followNavigators, undefined);
}

/** The Navigators' view after a log, told all at once as to a device that comes now. */
function seenLater({ game, log }: Play): NavigatorsView | undefined {
  return tellLog(log, game.variants, 'navigators').reduce<NavigatorsView | undefined>(
    followNavigators,
    undefined,
  );
}

describe('a line of the crew', () => {
  it('is numbered, in every phase of a running game', () => {
    const first = say(opening, HELLO);
    expect(eventsOf(opening.game, ANNA, says(HELLO))).toEqual([
      { type: 'said-to-crew', player: 'anna', number: 0, line: HELLO },
    ]);
    expect(eventsOf(first.game, BERT, says(CERTAIN))).toEqual([
      { type: 'said-to-crew', player: 'bert', number: 1, line: CERTAIN },
    ]);
    for (const phase of ['lighthouses', 'dangers', 'poseidon', 'navigators', 'caught'] as const)
      expect(eventsOf({ ...opening.game, phase }, ANNA, says(HELLO))).toHaveLength(1);
  });

  it('changes nothing but the talk', () => {
    const { talk, ...game } = after(opening.game, ANNA, says(TEXT));
    const { talk: before, ...rest } = opening.game;
    expect(game).toEqual(rest);
    expect([before, talk]).toEqual([
      { said: 0, removed: [] },
      { said: 1, removed: [] },
    ]);
  });

  it('is in the Navigators’ view with its round and its player', () => {
    const play = say(say(opening, HELLO), TEXT, BERT);
    expect(seenLive(play.log)?.talk).toEqual([
      { number: 0, round: 1, player: 'anna', line: HELLO },
      { number: 1, round: 1, player: 'bert', line: TEXT },
    ]);
    expect(seenLater(play)).toEqual(seenLive(play.log));
  });

  it('has faded once the next tile is played, with Use Your Memory', () => {
    const play = say(storm(say(fading, HELLO)), CERTAIN);
    expect(seenLive(play.log)?.talk).toEqual([{ number: 1, round: 1, player: 'anna', line: CERTAIN }]);
    expect(seenLater(play)).toEqual(seenLive(play.log));
    expect(tellLog(play.log, play.game.variants, 'navigators')[1]).toMatchObject({ number: 0, line: null });
    const open = say(storm(say(opening, HELLO)), CERTAIN);
    expect(seenLater(open)?.talk.map(({ line }) => line)).toEqual([HELLO, CERTAIN]);
  });

  it('belongs to the film, at its moment', () => {
    const play = say(storm(say(say(opening, HELLO), TEXT, BERT)), CERTAIN);
    const { frames } = review(play.log);
    expect(frames.map(({ happening, said }) => [happening.type, said.map(({ line }) => line)])).toEqual([
      ['start', [HELLO, TEXT]],
      ['storm', [CERTAIN]],
    ]);
    expect(frames[1]?.said).toEqual([{ number: 2, round: 1, player: 'anna', line: CERTAIN }]);
  });

  it('is without its words once it is removed: for who was there, for who comes later, and in the film', () => {
    const spoken = say(say(opening, TEXT), HELLO, BERT);
    const play = perform(spoken, { actor: ANNA, command: removes(0) });
    const left = [
      { number: 0, round: 1, player: 'anna', line: null },
      { number: 1, round: 1, player: 'bert', line: HELLO },
    ];
    expect(play.log.at(-1)).toEqual({ type: 'crew-line-removed', player: 'anna', number: 0 });
    expect(seenLive(play.log)?.talk).toEqual(left);
    expect(seenLater(play)?.talk).toEqual(left);
    expect(review(withoutRemovedLines(play.log)).frames[0].said).toEqual(left);
    for (const told of [tellLog(play.log, play.game.variants, 'navigators'), withoutRemovedLines(play.log)])
      expect(JSON.stringify(told)).not.toContain('lost');
  });

  it('is not in a log without talk, and nothing else is missing there', () => {
    const play = perform(storm(say(opening, TEXT)), { actor: ANNA, command: removes(0) });
    expect(withoutTalk(play.log)).toEqual(storm(opening).log);
  });
});

describe('a line of the table', () => {
  const hello = { type: 'say', line: HELLO } as const;

  it('may be said by anybody at the table, before, during and after games', () => {
    for (const evening of [gathered(), playing(), playing().ends('red')])
      for (const player of ['ann', 'ben', 'pia', 'eve']) expect(evening.tries(player, hello)).toBeNull();
    expect(gathered().tries('zoe', hello)).toBe('no-such-player');
  });

  it('is numbered, and is at the table with its player', () => {
    const { table } = gathered().does('eve', hello).does('pia', { type: 'say', line: TEXT });
    expect(table.talk).toEqual({
      said: 2,
      lines: [
        { number: 0, player: 'eve', line: HELLO },
        { number: 1, player: 'pia', line: TEXT },
      ],
    });
  });

  it('loses its words when the host removes it, but not its place', () => {
    const evening = gathered().does('eve', { type: 'say', line: TEXT }).does('pia', hello);
    expect(evening.tries('eve', { type: 'remove-line', line: 0 })).toBe('not-host');
    const { table } = evening.does('ann', { type: 'remove-line', line: 0 });
    expect(table.talk.lines).toEqual([
      { number: 0, player: 'eve', line: null },
      { number: 1, player: 'pia', line: HELLO },
    ]);
  });

  it('names only squares of the board of the newest game or, before it, of the chosen one', () => {
    const beware = { type: 'say', line: { type: 'phrase', phrase: 'beware', square: 'h8' } } as const;
    const boards: string[] = [];
    const hasSquare = (board: string) => {
      boards.push(board);
      return board === 'B';
    };
    const evening = gathered().seats('pia', 'ann');
    expect(evening.tries('ann', beware, { hasSquare })).toBe('square-off-board');
    evening.does('ann', { type: 'choose-board', board: 'B' });
    evening.does('ann', { type: 'begin-game' }).ends('red');
    evening.does('ann', { type: 'choose-board', board: 'A' });
    expect(evening.tries('ann', beware, { hasSquare })).toBeNull();
    expect(boards).toEqual(['A', 'B']);
  });
});

describe('text of one’s own', () => {
  it('may be written unless the host forbids it, and the host may allow it again, during games too', () => {
    const evening = playing();
    const write = { type: 'say', line: TEXT } as const;
    const allow = (allowed: boolean) => ({ type: 'allow-free-text', allowed }) as const;
    expect(mayWriteFreely(evening.table)).toBe(true);
    expect(evening.tries('pia', write)).toBeNull();
    evening.does('ann', allow(false));
    expect(mayWriteFreely(evening.table)).toBe(false);
    expect(evening.tries('ann', write)).toBe('phrases-only');
    expect(evening.tries('pia', { type: 'say', line: HELLO })).toBeNull();
    evening.does('ann', allow(true));
    expect(evening.tries('pia', write)).toBeNull();
  });

  it('needs the host’s permission at a table that strangers can find, but not at home', () => {
    const open = { type: 'open-table', open: { waitMinutes: null } } as const;
    const evening = playing().does('ann', open);
    expect(evening.tries('pia', { type: 'say', line: TEXT })).toBe('phrases-only');
    expect(evening.tries('pia', { type: 'say', line: HELLO })).toBeNull();
    evening.does('ann', { type: 'allow-free-text', allowed: true });
    expect(evening.tries('pia', { type: 'say', line: TEXT })).toBeNull();
    const atHome = playing().does('ann', open, { openTables: 'home' });
    expect(atHome.tries('pia', { type: 'say', line: TEXT })).toBeNull();
  });

  it('still needs it after the host has closed the table again: strangers may have come', () => {
    const close = { type: 'open-table', open: null } as const;
    const open = { type: 'open-table', open: { waitMinutes: null } } as const;
    const write = { type: 'say', line: TEXT } as const;
    const evening = playing().does('ann', open).does('ann', close);
    expect(evening.tries('pia', write)).toBe('phrases-only');
    evening.does('ann', { type: 'allow-free-text', allowed: true });
    expect(evening.tries('pia', write)).toBeNull();
    const moved = playing().does('ann', open).does('ann', open, { openTables: 'home' });
    expect(moved.tries('pia', write)).toBe('phrases-only');
    const atHome = playing().does('ann', open, { openTables: 'home' }).does('ann', close);
    expect(atHome.tries('pia', write)).toBeNull();
  });

  it('is not chosen twice', () => {
    const evening = gathered().does('ann', { type: 'allow-free-text', allowed: false });
    const { length } = evening.log;
    evening.does('ann', { type: 'allow-free-text', allowed: false });
    expect(evening.log).toHaveLength(length);
  });
});

it('who is at a table alone has nobody to talk to, until somebody joins', () => {
  const evening = new Evening(['ann']);
  expect(evening.tries('ann', { type: 'say', line: HELLO })).toBe('nobody-else-here');
  evening.joins('ben');
  expect(evening.tries('ann', { type: 'say', line: HELLO })).toBeNull();
});

describe('a table remembers', () => {
  const line = (number: number): TableEvent => ({
    type: 'said',
    player: 'ann',
    number,
    line: { type: 'text', text: `line ${number}.` },
  });
  const MADE: TableEvent = { type: 'made', code: 'CD5F', board: 'A' };
  const log = [MADE, ...Array.from({ length: MOST_LINES + 50 }, (_, number) => line(number))];
  const words = (events: readonly TableEvent[]) =>
    events.flatMap((event) => (event.type === 'said' && event.line ? [event.number] : []));

  it('only the newest lines', () => {
    const { said, lines } = replayTable(log).talk;
    expect(said).toBe(MOST_LINES + 50);
    expect(lines).toHaveLength(MOST_LINES);
    expect([lines[0]?.number, lines.at(-1)?.number]).toEqual([50, MOST_LINES + 49]);
  });

  it('their words, and those of no others, in the log that it sends', () => {
    const spoken = new SpokenLog(log);
    const numbers = Array.from({ length: MOST_LINES }, (_, i) => i + 50);
    expect(words(spoken.from(0))).toEqual(numbers);
    expect(spoken.length).toBe(log.length);
    expect(spoken.ofTalk).toBe(log.length - 1);
    spoken.add([{ type: 'line-removed', player: 'ann', number: 60 }]);
    expect(words(spoken.from(0))).toEqual(numbers.filter((number) => number !== 60));
    expect(spoken.from(log.length)).toEqual([{ type: 'line-removed', player: 'ann', number: 60 }]);
    expect(spoken.ofTalk).toBe(log.length);
    // The caller's own events are unchanged.
    expect(words(log)).toHaveLength(MOST_LINES + 50);
  });

  it('the same for who was there and for who comes later', () => {
    const all: TableEvent[] = [
      ...log.slice(0, 230),
      { type: 'line-removed', player: 'ann', number: 100 },
      ...log.slice(230),
      { type: 'line-removed', player: 'ann', number: 240 },
    ];
    const there = all.slice(1).reduce(evolveTable, replayTable([MADE]));
    expect(replayTable(new SpokenLog(all).from(0)).talk).toEqual(there.talk);
    expect(there.talk.lines.filter((said) => said.line === null).map(({ number }) => number)).toEqual([
      100, 240,
    ]);
  });
});

describe('over the wire', () => {
  const given = (line: object) =>
    parse('command', { id: 'c1', player: 'ann', command: { type: 'say', line } });
  const text = (typed: string) => {
    const parsed = given({ type: 'text', text: typed });
    if ('refusal' in parsed || parsed.name !== 'command') return undefined;
    const { command } = parsed.content;
    return command.type === 'say' && command.line.type === 'text' ? command.line.text : undefined;
  };
  const isMalformed = (line: object) => 'refusal' in given(line);

  it('there are twenty phrases, and each takes exactly what it needs', () => {
    expect(TALK_PHRASES).toHaveLength(20);
    for (const phrase of TALK_PHRASES) {
      const { ship, square } = PHRASE_GAPS[phrase];
      for (const hasShip of [false, true])
        for (const hasSquare of [false, true]) {
          const line = {
            type: 'phrase',
            phrase,
            ...(hasShip && { ship: 'red' }),
            ...(hasSquare && { square: 'c5' }),
          };
          expect(isMalformed(line)).toBe(hasShip !== ship || hasSquare !== square);
        }
    }
    expect(isMalformed({ type: 'phrase', phrase: 'nonsense' })).toBe(true);
    expect(isMalformed({ ...HELLO, text: 'and more' })).toBe(true);
  });

  it.each([
    ['line breaks and tabs become spaces', 'one\r\ntwo\tthree\u2028four', 'one two three four'],
    ['controls and terminal escapes go', 'a\u0000b\u001b[31mc\u0007', 'a b [31mc'],
    ['bidirectional marks and overrides go', 'abc\u202Egnp.exe\u2066d\u200F', 'abc gnp.exe d'],
    ['invisible characters go', 'pay\u200Bpal\u00AD \u2800here', 'pay pal here'],
    ['piled-up marks are cut', `x${'\u0301'.repeat(40)}yz`, `x${'\u0301'.repeat(3)}yz`],
    ['a leading mark goes', '\u0301Ahoy', 'Ahoy'],
    ['emoji stay whole', 'Ahoy 👩‍🚀 ⛵️!', 'Ahoy 👩‍🚀 ⛵️!'],
    ['words from right to left stay', 'שלום Anna', 'שלום Anna'],
    ['markup is text', '<b>&amp; ${x}', '<b>&amp; ${x}'],
  ])('%s', (_, typed, shown) => {
    expect(text(typed)).toBe(shown);
  });

  it('a text has 1 to 280 characters once it is cleaned', () => {
    expect(text('x'.repeat(LONGEST_TEXT))).toHaveLength(LONGEST_TEXT);
    expect(text(`  ${'x'.repeat(LONGEST_TEXT)}\n`)).toHaveLength(LONGEST_TEXT);
    expect(text('x'.repeat(LONGEST_TEXT + 1))).toBeUndefined();
    for (const nothing of ['', '   ', '\u200B\u202E', '\u0301'.repeat(9)])
      expect(text(nothing)).toBeUndefined();
  });

  it('cleaning takes no long time, whatever is typed', () => {
    const before = performance.now();
    for (const unit of ['\u0301', '\u200D', 'a\u0301\u0323', '👩\u200D', ' \u2800', '\u0344'])
      text(unit.repeat(4 * LONGEST_TEXT));
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
