/** Which form of its feeds a connection is sent, from one message to the next. */
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../server/gateway/connection.ts';
import { inShort, sendFeeds } from '../../server/gateway/telling.ts';
import type { Audience } from '../../shared/game/told.ts';
import type { Feed } from '../../shared/wire/protocol.ts';

const JOINED: Feed = { log: 'table', from: 4, events: [{ type: 'joined', player: 'eve', name: 'Eve' }] };

/** A connection that attends a table, and the names of the messages that it is sent. */
function attending(auth: object) {
  const sent: string[] = [];
  const emit = (name: string) => void sent.push(name);
  const connection = { data: { attendance: {} }, handshake: { auth }, emit } as unknown as Connection;
  return { connection, sent };
}

function round(audience: Audience, game = 'g'): Feed {
  return { log: 'game', game, audience, from: 7, events: [{ type: 'round-began', round: 2 }] };
}

describe('the form of feeds', () => {
  it('is the short one from the second time on, for clients that understand it', () => {
    const { connection, sent } = attending({ more: true });
    for (let times = 0; times < 3; times++) sendFeeds(connection, [round('navigators')]);
    expect(sent).toEqual(['told', 'more', 'more']);
  });

  it('is always the full one for all others', () => {
    const { connection, sent } = attending({});
    for (let times = 0; times < 3; times++) sendFeeds(connection, [round('navigators')]);
    expect(sent).toEqual(['told', 'told', 'told']);
    expect(inShort(connection, [round('navigators')])).toBeUndefined();
  });

  it('is the full one for what concerns the table, which changes nothing about the game', () => {
    const { connection, sent } = attending({ more: true });
    for (const feeds of [
      [round('navigators')],
      [JOINED],
      [JOINED, round('navigators')],
      [round('navigators')],
    ])
      sendFeeds(connection, feeds);
    expect(sent).toEqual(['told', 'told', 'told', 'more']);
  });

  it.each([
    ['of another side', round('onlookers')],
    ['of another game', round('navigators', 'h')],
  ])('is the full one for the first feed %s', (_, other) => {
    const { connection, sent } = attending({ more: true });
    for (const feed of [round('navigators'), other, other, round('navigators')])
      sendFeeds(connection, [feed]);
    expect(sent).toEqual(['told', 'told', 'more', 'told']);
  });

  it('is the full one after an answer in full that named another game or side', () => {
    const { connection, sent } = attending({ more: true });
    sendFeeds(connection, [round('navigators')]);
    expect(inShort(connection, [round('navigators')])).toEqual([7, [{ type: 'round-began', round: 2 }]]);
    expect(inShort(connection, [round('onlookers')])).toBeUndefined();
    sendFeeds(connection, [round('navigators')]);
    expect(sent).toEqual(['told', 'told']);
  });
});
