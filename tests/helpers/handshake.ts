/** Checks whether a server accepts a client's socket connection. */
import { request } from 'node:http';
import { io } from 'socket.io-client';
import { PROTOCOL } from '../../shared/wire/protocol.ts';

export type Transport = 'websocket' | 'polling';

/** Tries once to connect, with the headers of a browser. */
export function isLetIn(
  url: string,
  transport: Transport,
  headers: Record<string, string>,
): Promise<boolean> {
  return transport === 'websocket' ? opens(url, headers) : polls(url, headers);
}

function opens(url: string, extraHeaders: Record<string, string>): Promise<boolean> {
  const socket = io(url, {
    auth: { protocol: PROTOCOL },
    transports: ['websocket'],
    extraHeaders,
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve) => {
    const done = (letIn: boolean) => {
      socket.close();
      resolve(letIn);
    };
    socket.once('connect', () => done(true));
    socket.once('connect_error', () => done(false));
  });
}

/** Use plain HTTP, because the socket.io client doesn't let a test choose the Host header. */
function polls(url: string, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    request(`${url}/socket.io/?EIO=4&transport=polling`, { headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    })
      .on('error', reject)
      .end();
  });
}
