/** A stranger brings boards with faults to a table. Each is refused with a reason, or valid, and nothing else happens. */
import { expect, it } from 'vitest';
import { NO_LIMITS } from '../../server/gateway/limits.ts';
import type { Board } from '../../shared/board/board.ts';
import type { TableCommand } from '../../shared/table/commands.ts';
import type { TableEvent } from '../../shared/table/events.ts';
import { Client } from '../helpers/client.ts';
import { faultsOf, hostileBoard } from '../helpers/hostile-boards.ts';
import { seeded } from '../helpers/random.ts';
import { startServer } from '../helpers/server.ts';

it('300 boards with faults at a real table', async () => {
  const limits = { ...NO_LIMITS, logs: { ...NO_LIMITS.logs, boards: 1_000 } };
  const server = await startServer({ limits });
  const [ann, eve] = [new Client(server.url), new Client(server.url)];
  try {
    await eve.join(await ann.make('Ann'), 'Eve');
    await eve.does({ type: 'sit', seat: 'navigators' });
    const random = seeded(44);
    const brought: Board[] = [];
    let refused = 0;
    for (let left = 300; left > 0; left--) {
      const board = hostileBoard(random);
      const answer = await eve.command({ type: 'choose-own-board', board } as TableCommand);
      if (answer.ok) {
        const events = answer.feeds.flatMap((feed) => feed.events as readonly TableEvent[]);
        for (const event of events) if (event.type === 'own-board-chosen') brought.push(event.board);
        continue;
      }
      refused++;
      if (answer.refusal === 'malformed') expect(answer.field).toMatch(/^command\.board/);
      else expect(answer).toEqual({ ok: false, refusal: 'bad-board', fault: FAULT });
    }
    expect([brought.length > 3, refused > 150]).toEqual([true, true]);
    expect(brought.flatMap(faultsOf)).toEqual([]);
    const { feeds } = await ann.attend();
    const log = feeds.flatMap((feed) => (feed.log === 'table' ? feed.events : []));
    const own = log.flatMap((event) => (event.type === 'own-board-chosen' ? [event.board] : []));
    expect(own).toEqual(brought);
    const others = log.filter(({ type }) => type !== 'own-board-chosen' && type !== 'board-chosen');
    expect(others.map(({ type }) => type)).toEqual(['made', 'joined', 'joined', 'sat']);
  } finally {
    ann.close();
    eve.close();
    await server.stop();
  }
});

const FAULT = { place: expect.stringMatching(/./), reason: expect.stringMatching(/./) };
