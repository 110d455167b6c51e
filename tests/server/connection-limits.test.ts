/** The number of connections of an address is limited, and so is how fast it opens them. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/gateway/limits.ts';
import type { Client } from '../helpers/client.ts';
import { FEW, only, STRANGER, useLimitedServer } from '../helpers/limited-servers.ts';

const { open, client } = useLimitedServer();

describe('connections', () => {
  const refusal = (socket: Client['socket']) =>
    new Promise<Error & { data?: { waitMs: number } }>((resolve) => socket.once('connect_error', resolve));
  const connected = (socket: Client['socket']) =>
    new Promise<void>((resolve) => (socket.connected ? resolve() : socket.once('connect', () => resolve())));

  it('one too many of an address is refused by name, until another one has closed', async () => {
    await open({ proxies: 1, limits: { ...LIMITS, sockets: 3 } });
    const three = Array.from({ length: 3 }, () => client(STRANGER));
    for (const { socket } of three) await connected(socket);
    const fourth = client(STRANGER);
    const error = await refusal(fourth.socket);
    expect(error.message).toBe('too-many-sockets');
    expect(error.data?.waitMs).toBeGreaterThan(0);
    await connected(client('203.0.113.7').socket);
    three[0]?.close();
    await expect
      .poll(async () => {
        if (!fourth.socket.connected) fourth.socket.connect();
        return fourth.socket.connected;
      })
      .toBe(true);
  });

  it('that are opened one after the other are refused at the door', async () => {
    const { url } = await open({ limits: only({ handshakes: [{ per: 'address', most: 3, seconds: 60 }] }) });
    for (let i = 0; i < 3; i++) {
      const { socket } = client();
      await connected(socket);
      socket.close();
    }
    const response = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: 'too-many-requests' });
  });

  it('is cut after very many refusals', async () => {
    const rates = { looks: FEW, refusals: [{ per: 'connection', most: 10, seconds: 60 }] as const };
    await open({ limits: only(rates) });
    const stranger = client();
    stranger.socket.io.reconnection(false);
    const cut = new Promise((resolve) => stranger.socket.once('disconnect', resolve));
    for (let i = 0; i < 60; i++) stranger.socket.emit('look', { code: 'C2C5', tokens: [] }, () => undefined);
    await cut;
  });
});
