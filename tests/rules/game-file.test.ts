/** Games saved as files: old files can still be read, and invalid files are refused with a reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LARGEST_FILE, readGameFile } from '../../shared/wire/read-game-file.ts';
import { writeGameFile } from '../../shared/wire/write-game-file.ts';
import { sharedGame } from '../../shared/table/shared-game.ts';
import { review } from '../../shared/game/views/review.ts';
import { wholeGame } from '../helpers/finished.ts';
import { seeded } from '../helpers/random.ts';
import { drawVariants } from '../oracle/mixes.ts';

const FIXTURE = readFileSync('tests/fixtures/game-1.odyssey.json', 'utf8');

const NAMES = { ann: 'Annette', ben: 'Benjamin', pia: 'Olympia' };
const RECORD = { mode: 'competing', poseidon: 'pia', knowing: [], named: ['ben'] } as const;

interface Loose {
  [key: string]: unknown;
  events: Record<string, unknown>[];
}

/** The text of the fixture with one change. */
function spoilt(change: (file: Loose) => void): string {
  const file = JSON.parse(FIXTURE) as Loose;
  change(file);
  return JSON.stringify(file);
}

/** The first event of a type. */
function first({ events }: Loose, type: string): Record<string, unknown> {
  const event = events.find((each) => each['type'] === type);
  if (!event) throw new Error(`no ${type}`);
  return event;
}

describe('a game’s file', () => {
  it('of version 1 opens with all its content', () => {
    const opened = readGameFile(FIXTURE);
    if (!opened.ok) throw new Error(`${opened.fault} ${opened.field}`);
    const { game } = opened;
    expect({ ...game, events: game.events.length }).toEqual({
      mode: 'competing',
      poseidon: true,
      names: { 'navigator-1': 'Annette', poseidon: 'Olympia' },
      knowing: ['navigator-2'],
      events: JSON.parse(FIXTURE).events.length,
    });
    expect(review(game.events).game.phase).toBe('over');
    expect(JSON.parse(writeGameFile(game))).toEqual(JSON.parse(FIXTURE));
  });

  it('is read as it was written, with any variants', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const game = sharedGame(RECORD, NAMES, wholeGame(seed, drawVariants(seeded(seed))));
      expect(readGameFile(writeGameFile(game))).toEqual({ ok: true, game });
    }
  });
});

describe('a file of a game that a side has conceded', () => {
  /** The fixture's first rounds, and an end in which Poseidon concedes. */
  const conceded = (outcome: (round: number) => object) =>
    readGameFile(
      spoilt((file) => {
        const rounds = file.events.filter(({ type }) => type === 'round-began');
        const last = rounds[2] ?? {};
        file.events.splice(file.events.indexOf(last) + 1);
        file.events.push({ type: 'ended', outcome: outcome(last['round'] as number) });
      }),
    );

  it('is opened', () => {
    for (const winner of ['navigators', 'poseidon'])
      expect(conceded((round) => ({ winner, arrived: [], conceded: round }))).toMatchObject({ ok: true });
  });

  it('makes no sense if the game was in another round, or other ships were home', () => {
    for (const change of [{ conceded: 1 }, { arrived: ['red'] }])
      expect(
        conceded((round) => ({ winner: 'navigators', arrived: [], conceded: round, ...change })),
      ).toEqual({ ok: false, fault: 'no-sense' });
  });
});

describe('the board of a file', () => {
  it('may be a sea, or a board of a player’s own, and its name is cleaned', () => {
    for (const id of ['sea-RJ9Q', 'own-1a2b3c']) {
      const change = { id, name: 'Cal\u202Em\u0000 Sea' };
      const opened = readGameFile(
        spoilt((file) => Object.assign(first(file, 'began')['board'] as object, change)),
      );
      expect(opened.ok && opened.game.events[0]).toMatchObject({ board: { id, name: 'Cal m Sea' } });
    }
  });
});

describe('is not opened', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a number', '7'],
    ['null', 'null'],
    ['another file', '{"name":"odyssey","version":1}'],
    ['a version that is no number', spoilt((file) => (file['version'] = 'one'))],
  ])('%s: it is no game', (_, text) => {
    expect(readGameFile(text)).toEqual({ ok: false, fault: 'no-game' });
  });

  it('a file that is too large, before it is parsed', () => {
    expect(readGameFile(' '.repeat(LARGEST_FILE) + FIXTURE)).toEqual({ ok: false, fault: 'too-large' });
  });

  it('a file of a newer version, whatever its content', () => {
    expect(readGameFile('{"format":"odyssey-game","version":2}')).toEqual({ ok: false, fault: 'newer' });
  });

  it.each<[string, string, (file: Loose) => void]>([
    ['without events', 'events.0', (file) => (file.events = [])],
    ['without a board', 'events.0.board', (file) => delete file.events[0]?.['board']],
    ['with a key too many', '', (file) => (file['table'] = 'RH7N')],
    [
      'with a key too many in an event',
      'events.0',
      (file) => (file.events[0] = { ...file.events[0], by: 'ann' }),
    ],
    [
      'with a player who is no role',
      'events.0.navigators.0',
      (file) => (first(file, 'began')['navigators'] = ['ann']),
    ],
    ['with a name of nobody', 'names.ann', (file) => (file['names'] = { ann: 'Annette' })],
    [
      'with a name that is too long',
      'names.poseidon',
      (file) => (file['names'] = { poseidon: 'x'.repeat(25) }),
    ],
    ['with an event of another kind', 'events.1.type', (file) => (file.events[1] = { type: '__proto__' })],
  ])('%s: it says where', (_, field, change) => {
    expect(readGameFile(spoilt(change))).toEqual({ ok: false, fault: 'malformed', field });
  });

  interface LooseBoard {
    sacred: string;
    starts: Record<'red' | 'green', string>;
    islands: Record<string, string>;
    deepSea: string[];
  }
  it.each<[string, (board: LooseBoard) => void]>([
    ['an island on deep sea', ({ deepSea, islands }) => (islands[deepSea[0] ?? ''] = 'woody')],
    ['deep sea on a start', ({ deepSea, starts }) => deepSea.push(starts.red)],
    ['the same deep sea twice', ({ deepSea }) => deepSea.push(deepSea[0] ?? '')],
    ['two ships on one start', ({ starts }) => (starts.red = starts.green)],
    ['a start on the Sacred Island', ({ starts, sacred }) => (starts.red = sacred)],
    ['a start without an island', ({ starts, islands }) => Reflect.deleteProperty(islands, starts.red)],
    ['a start on another Sacred Island', ({ starts, islands }) => (islands[starts.red] = 'sacred')],
    ['a second Sacred Island', ({ islands, deepSea }) => (islands[deepSea.pop() ?? ''] = 'sacred')],
    ['a Sacred Island that is woody', ({ islands, sacred }) => (islands[sacred] = 'woody')],
    ['a Sacred Island that is only sea', ({ islands, sacred }) => Reflect.deleteProperty(islands, sacred)],
    [
      'a start beside the Sacred Island',
      ({ sacred, starts, islands }) => {
        Reflect.deleteProperty(islands, starts.red);
        starts.red = `${sacred.charAt(0)}${Number(sacred.slice(1)) - 1}`;
        islands[starts.red] = 'woody';
      },
    ],
  ])('a game on a board that no board file could describe: %s', (_, change) => {
    const text = spoilt((file) => change(first(file, 'began')['board'] as LooseBoard));
    expect(readGameFile(text)).toEqual({ ok: false, fault: 'malformed', field: 'events.0.board' });
  });

  it('a game on a board that is too small, or whose name is too long', () => {
    const board = (file: Loose) => first(file, 'began')['board'] as Record<string, unknown>;
    for (const change of [{ rows: 5 }, { name: '' }, { name: 'x'.repeat(41) }, { weather: 'fair' }]) {
      const opened = readGameFile(spoilt((file) => Object.assign(board(file), change)));
      expect(opened).toMatchObject({ ok: false, fault: 'malformed' });
    }
  });

  it('a file with a square that is not on its board', () => {
    const opened = readGameFile(spoilt((file) => (first(file, 'sailed')['to'] = 'o15')));
    expect(opened).toMatchObject({
      fault: 'malformed',
      field: expect.stringMatching(/^events\.\d+\.to$/) as string,
    });
  });

  it.each<[string, (file: Loose) => void]>([
    ['does not end', (file) => file.events.pop()],
    ['ends twice', (file) => file.events.push({ ...file.events.at(-1) })],
    ['begins twice', (file) => file.events.splice(1, 0, { ...file.events[0] })],
    ['ends otherwise than it went', (file) => (first(file, 'sailed')['arrived'] = true)],
    ['does not begin with its beginning', (file) => file.events.splice(1, 0, file.events.shift() ?? {})],
  ])('what %s makes no sense', (_, change) => {
    const opened = readGameFile(spoilt(change));
    expect(opened.ok).toBe(false);
    expect(['no-sense', 'malformed']).toContain(!opened.ok && opened.fault);
  });

  it('random content, and it never throws', () => {
    const texts = [
      '[]',
      '{"format":"odyssey-game","version":1}',
      FIXTURE.slice(0, -1),
      FIXTURE.replaceAll('"', "'"),
    ];
    for (let at = 0; at < FIXTURE.length; at += 97)
      texts.push(FIXTURE.slice(0, at) + '9' + FIXTURE.slice(at + 1));
    for (const text of texts) expect(() => readGameFile(text)).not.toThrow();
  });
});
