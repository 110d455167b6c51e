/**
 * A push service for tests: an https server on this machine, and devices that are subscribed there. It decrypts what it
 * receives with the devices' keys (RFC 8291 and RFC 8188), and checks the sender's signature (RFC 8292). All of this is
 * written without the package that the server uses.
 */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect } from 'vitest';
import type { Routes } from '../../server/push/outbound.ts';
import type { PushOptions } from '../../server/push/push.ts';
import type { PushNotice, PushSubscriptionKeys } from '../../shared/wire/push.ts';

/** A certificate for push.test, the names in it, and other.test, with its key. It signs itself, and is valid for a hundred years. */
const PEM = readFileSync('tests/fixtures/push-service.pem', 'utf8');

export const CONTACT = 'mailto:operator@odyssey.test';

/** A notice as a device receives it. */
export interface Received {
  readonly notice: PushNotice;
  /** The decrypted bytes, before they are parsed. */
  readonly text: string;
  /** The size of the encrypted content, in bytes. */
  readonly size: number;
  readonly headers: IncomingHttpHeaders;
  /** When the request came, in ms of this process's running time. */
  readonly came: number;
}

/** How the service answers a request. */
export type Answering = (response: ServerResponse, request: { readonly path: string }) => void;

const accepted: Answering = (response) => response.writeHead(201).end();

/** A device that is subscribed at a push service. */
export class PushDevice {
  readonly endpoint: string;
  readonly received: Received[] = [];
  /** Called for each notice that is received. */
  onReceived: (() => void) | undefined;
  readonly #pair: ECDH;
  readonly #auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#pair = createECDH('prime256v1');
    this.#pair.generateKeys();
  }

  get subscription(): PushSubscriptionKeys {
    const keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** What was received, as one word for each notice. */
  get kinds(): string[] {
    return this.received.map(({ notice }) => notice.kind);
  }

  /** Waits until notices of these kinds have been received, and no others. */
  async gets(...kinds: readonly string[]): Promise<void> {
    await expect.poll(() => this.kinds).toEqual(kinds);
  }

  /** Decrypts the content of a message: https://www.rfc-editor.org/rfc/rfc8291#section-3.4 */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const recordSize = body.readUInt32BE(16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    if (record.length > recordSize) throw new Error('the message has more than one record');
    const shared = this.#pair.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), senderKey]);
    const secret = derive(shared, this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    if (padded[end] !== 2) throw new Error('the message does not end as the last record does');
    return padded.subarray(0, end).toString('utf8');
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

/**
 * Checks the token with which a server identifies itself, and returns the server's public key.
 * @param origin the origin of the push service
 */
export function vapidKeyIn(authorization: string | undefined, origin: string): string {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  // Some tests replace Date.now, but the sender uses the real time.
  const seconds = (performance.timeOrigin + performance.now()) / 1000;
  expect({ isSigned, aud, sub }).toEqual({ isSigned: true, aud: origin, sub: CONTACT });
  expect(exp).toBeGreaterThan(seconds);
  expect(exp).toBeLessThanOrEqual(seconds + 24 * 60 * 60);
  return key;
}

export class PushService {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #devices = new Map<string, PushDevice>();
  /** The path of each request, in order, also of those that were not accepted. */
  readonly requests: string[] = [];
  /** What went wrong with a request. Must stay empty. */
  readonly faults: unknown[] = [];
  /** The public keys of the servers that have sent something. */
  readonly senders = new Set<string>();
  answer: Answering = accepted;

  private constructor() {
    this.#server = createServer({ key: PEM, cert: PEM }, (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        const came = performance.now();
        this.requests.push(path);
        response.on('finish', () => {
          if (response.statusCode !== 201) return;
          try {
            const { headers } = request;
            this.#take(`https://${headers.host}`, path, { headers, came }, Buffer.concat(parts));
          } catch (error) {
            this.faults.push(error);
          }
        });
        this.answer(response, { path });
      });
    });
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /**
   * The options of a server whose notices go to this service, whatever the host. By default, the server sends notices
   * only when a test tells it to.
   */
  options(more: Partial<PushOptions> = {}): PushOptions {
    return { contact: CONTACT, lookMs: 600_000, routes: this.routes, ...more };
  }

  get routes(): Routes {
    return {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: () => true,
      isPortAllowed: () => true,
      ca: PEM,
    };
  }

  /** A new device. */
  device(name: string, host = 'push.test'): PushDevice {
    const device = new PushDevice(`https://${host}:${this.port}/${name}`);
    this.#devices.set(device.endpoint, device);
    return device;
  }

  /** Answers with a status. */
  answers(status: number, headers: Record<string, string> = {}): void {
    this.answer = status === 201 ? accepted : (response) => response.writeHead(status, headers).end();
  }

  #take(origin: string, path: string, request: Pick<Received, 'headers' | 'came'>, body: Buffer): void {
    const device = this.#devices.get(origin + path);
    if (!device) throw new Error('nobody is subscribed there');
    this.senders.add(vapidKeyIn(request.headers.authorization, origin));
    const text = device.decrypt(body);
    device.received.push({ ...request, notice: JSON.parse(text) as PushNotice, text, size: body.length });
    device.onReceived?.();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
