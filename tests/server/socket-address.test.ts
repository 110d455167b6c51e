/** The table in a socket's address is only for proxies. Servers ignore it. */
import { expect, it } from 'vitest';
import { io } from 'socket.io-client';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import { startServer } from '../helpers/server.ts';

it('a server answers whatever table the address names', async () => {
  const server = await startServer();
  for (const query of [{}, { table: 'NO-SUCH' }, { table: 'x'.repeat(2_000) }, { table: '%00' }]) {
    const options = { auth: { protocol: PROTOCOL }, query, transports: ['websocket'], forceNew: true };
    const socket = io(server.url, options);
    expect(await socket.emitWithAck('boards', {})).toMatchObject({ ok: true });
    socket.close();
  }
  await server.stop();
});
