/** The notes for newcomers, and the frame around the squares that a report tells of. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Newcomer, THINGS } from '../../client/game/newcomer/newcomer.svelte.ts';
import { ReportArea } from '../../client/game/survey/report-area.svelte.ts';
import { t } from '../../client/text/text.ts';
import type { Square } from '../../shared/board/squares.ts';
import { BASE_GAME, type Reply } from '../../shared/game/game.ts';
import { beginPublic, type PublicView } from '../../shared/game/views/public.ts';
import { MET_ALL } from '../browser/met.ts';
import { SMALL_SEA } from '../helpers/boards.ts';
import { reply } from '../helpers/replies.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const view: PublicView = beginPublic({
  type: 'began',
  board: SMALL_SEA,
  variants: BASE_GAME,
  owners: { red: null, green: null, white: null, yellow: null },
  navigators: ['anna'],
});
/** The notes of a screen that shows this round. */
const inRound = (round = 1) => new Newcomer('navigators', () => ({ ...view, round }));

describe('a note', () => {
  it('stays for the round in which it is first shown', () => {
    let round = 1;
    const newcomer = new Newcomer('navigators', () => ({ ...view, round }));
    expect(THINGS.filter((thing) => newcomer.isNew(thing))).toEqual(THINGS);
    newcomer.meet('goal');
    newcomer.meet('goal');
    expect(newcomer.isNew('goal')).toBe(true);
    round = 2;
    expect(newcomer.isNew('goal')).toBe(false);
    expect(newcomer.isNew('storm')).toBe(true);
  });

  it('is not shown again on another screen or after a reload', () => {
    inRound().meet('goal');
    expect(inRound().isNew('goal')).toBe(false);
    expect(inRound().isNew('deepSea')).toBe(true);
  });

  it('on reports is shown for three of them', () => {
    const reports = [reply(), reply(), reply(), reply()];
    for (const each of reports) {
      const newcomer = inRound();
      expect(newcomer.isNew('report', each)).toBe(each !== reports[3]);
      newcomer.meet('report', each);
    }
  });

  it('is shown if the stored text is invalid', () => {
    kept.set('odyssey.met', '{"goal":"often","storm":1,"whale":1}');
    expect(['goal', 'storm'].map((thing) => inRound().isNew(thing as 'goal'))).toEqual([true, false]);
    kept.set('odyssey.met', '{');
    expect(inRound().isNew('storm')).toBe(true);
  });

  it('names the number of rounds that this game can have', () => {
    expect(inRound().note('goal')).toBe(t.newcomer.navigators.goal('11'));
    const variants = { ...BASE_GAME, seaMonsters: ['kraken', 'leviathan'] as const };
    const longer = new Newcomer('poseidon', () => ({ ...view, variants }));
    expect(longer.note('goal')).toBe(t.newcomer.poseidon.goal('11–13'));
  });
});

describe('if nothing can be stored, a note', () => {
  it('is shown only once until the page is reloaded', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.resetModules();
    const { Newcomer: Forgetful } = await import('../../client/game/newcomer/newcomer.svelte.ts');
    new Forgetful('poseidon', () => view).meet('storm');
    expect(new Forgetful('poseidon', () => view).isNew('storm')).toBe(false);
  });
});

it('the devices of most browser tests have met everything', () => {
  kept.set('odyssey.met', MET_ALL);
  expect(THINGS.filter((thing) => inRound().isNew(thing))).toEqual([]);
});

describe('the frame around the squares of a report', () => {
  const SQUARES: readonly Square[] = ['a1', 'b2', 'c3', 'd4', 'e5'];
  const reports = SQUARES.map(() => reply());
  const [first, second] = reports as [Reply, Reply];

  function screen() {
    const now: { newest: Reply | null; subject: string } = { newest: first, subject: '' };
    const newcomer = inRound();
    const area = new ReportArea(newcomer, {
      newest: () => now.newest,
      subject: () => now.subject,
      from: (said) => SQUARES[reports.indexOf(said)] ?? null,
    });
    return { now, newcomer, area };
  }

  it('is there for the first three reports, as long as they are the newest', () => {
    const { now, newcomer, area } = screen();
    const framed = reports.map((report) => {
      now.newest = report;
      const { square } = area;
      newcomer.meet('report', report);
      return square;
    });
    expect(framed).toEqual(['a1', 'b2', 'c3', null, null]);
    now.newest = null;
    expect(area.square).toBeNull();
  });

  it('comes and goes with a tap, and goes when the player turns to something else', () => {
    const { now, area } = screen();
    area.toggle(second);
    expect([area.reply, area.square]).toEqual([second, 'b2']);
    area.toggle(second);
    expect(area.reply).toBeNull();
    area.toggle(first);
    expect(area.reply).toBe(first);
    area.toggle(first);
    expect(area.reply).toBeNull();
    area.toggle(second);
    now.subject = 'red';
    expect(area.reply).toBe(first);
  });
});
