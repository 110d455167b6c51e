/**
 * How a device identifies itself to the server, and plain messages about two events: a device has seen both sides, or
 * the table has a new host.
 */
import { describe, expect, it } from 'vitest';
import { newsOf } from '../../client/app/table-news.ts';
import { gameWords, recordText } from '../../client/screens/record/record.ts';
import { t } from '../../client/text/text.ts';
import { attending, attendingWith } from '../helpers/attending.ts';
import { Evening } from '../helpers/tables.ts';

describe('a session', () => {
  it('says the secret of its device whenever it attends, and whether it would be the big screen', () => {
    expect(attendingWith({ device: 'd', olympus: true }).requests[0]).toMatchObject({
      device: 'd',
      olympus: true,
    });
    expect(attending().requests[0]).not.toHaveProperty('device');
  });

  it('tells of what it had missed', async () => {
    const missed: unknown[] = [];
    const { arrive } = attendingWith({ missed: (feeds) => missed.push(...feeds) });
    const passed = { type: 'host-passed', player: 'pia' } as const;
    const made = { type: 'made', code: 'ABCD', board: 'A' } as const;
    await arrive({ log: 'table', from: 0, events: [made, passed] });
    expect(missed).toEqual([{ log: 'table', from: 0, events: [made, passed] }]);
  });
});

describe('the news of a table', () => {
  const context = {
    nameOf: (player: string) => player.toUpperCase(),
    mine: ['ann'],
    running: true,
    playing: true,
  };
  it.each([
    ['host-passed', 'pia', t.table.news.host('PIA')],
    ['host-passed', 'ann', t.table.news.hostMine],
    ['knows-other-side', 'pia', t.table.seenBothText(['PIA'])],
    ['knows-other-side', 'ann', t.table.seenBothText(['ANN'])],
  ] as const)('%s of %s', (type, player, said) => {
    expect(newsOf({ type, player }, context)).toBe(said);
  });
});

describe('the record', () => {
  const playing = () =>
    new Evening(['ann', 'ben', 'pia', 'eve'])
      .seats('pia', 'ann', 'ben')
      .does('ann', { type: 'begin-game' })
      .happens({ type: 'let-in', player: 'eve', by: 'ann' });
  const SIT = { type: 'sit', seat: 'navigators', knowing: true } as const;

  it('names who has seen both sides of a game, on the page and in the text', () => {
    const evening = playing().does('eve', SIT, { saw: ['truth'] });
    evening.happens({ type: 'device-changed', player: 'ben', knowing: true }).ends();
    expect(gameWords(evening.table, evening.game).knowing).toBe(
      'eve and ben have seen both sides of this game.',
    );
    expect(recordText(evening.table)).toContain('   eve and ben have seen both sides of this game.');
  });

  it('says nothing of it where nobody has', () => {
    const evening = playing().ends();
    expect(gameWords(evening.table, evening.game).knowing).toBe('');
    expect(recordText(evening.table)).not.toContain('both sides');
  });
});
