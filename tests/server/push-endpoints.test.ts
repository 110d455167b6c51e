/** Endpoints that would make the server send requests to where it must not. */
import { Resolver } from 'node:dns/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPublicAddress } from '../../server/push/addresses.ts';
import { ForbiddenError, Outbound, type Routes } from '../../server/push/outbound.ts';
import { keysOf, isDeviceKey } from '../../server/push/vapid.ts';
import { REQUESTS } from '../../shared/wire/schemas.ts';
import { PushDevice, PushService } from '../helpers/push-service.ts';
import { seeded } from '../helpers/random.ts';

/** Routes on which every name has these addresses. */
const leadingTo = (...addresses: string[]): Routes => ({
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  isAllowed: isPublicAddress,
  isPortAllowed: (port) => port === '',
});

describe('an address', () => {
  it.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '100.127.255.255',
      '127.0.0.1',
      '127.255.0.3',
      '169.254.169.254',
    ],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.2', '192.168.1.1', '198.18.0.1'],
    ...[
      '198.19.255.255',
      '198.51.100.7',
      '203.0.113.9',
      '224.0.0.1',
      '239.1.1.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '::ffff:0:10.0.0.1',
      '::10.0.0.1',
      '64:ff9b::a00:1',
    ],
    ...['64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:a00:1::1', '3fff::1', 'fc00::1', 'fdab::1'],
    ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '5f00::1', 'localhost', '', '1.2.3', '08.8.8.8'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '100.63.0.1', '172.32.0.1', '192.0.1.1', '2606:4700::1111', '2a00:1450:4001::5e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('an endpoint', () => {
  const outbound = new Outbound(leadingTo('8.8.8.8'));
  afterAll(() => outbound.close());

  it('with a full host name and a public address is allowed', async () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:123-_',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      'https://web.push.apple.com/QGu?x=1',
      'https://push.example:443/',
    ])
      expect(await outbound.allows(endpoint)).toBe(true);
  });

  // All of these have the form that the protocol allows, or are refused before by it.
  it.each([
    ...[
      'http://push.test/',
      'ftp://push.test/',
      'file:///etc/passwd',
      'https:/push.test',
      'https://',
      'push.test/',
    ],
    ...['https://push.test:80/', 'https://push.test:8443/', 'https://push.test:22/', 'https://push.test:0/'],
    ...[
      'https://ann@push.test/',
      'https://ann:secret@push.test/',
      'https://push.test/#x',
      'https://push.test./',
    ],
    ...['https://localhost/', 'https://LOCALHOST/', 'https://intranet/', 'https://com/', 'https://.test/'],
    // Loopback, in all the spellings that URLs accept.
    ...[
      'https://127.0.0.1/',
      'https://127.1/',
      'https://2130706433/',
      'https://0x7f000001/',
      'https://0x7f.1/',
    ],
    ...[
      'https://017700000001/',
      'https://0177.0.0.1/',
      'https://127.0.0.1./',
      'https://[::1]/',
      'https://[::]/',
    ],
    ...[
      'https://0/',
      'https://0.0.0.0/',
      'https://%31%32%37.0.0.1/',
      'https://１２７.０.０.１/',
      'https://①②⑦.0.0.1/',
    ],
    ...['https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[0:0:0:0:0:ffff:7f00:0001]/'],
    // Other networks, and public addresses without a name.
    ...[
      'https://10.0.0.1/',
      'https://192.168.0.1/',
      'https://169.254.169.254/latest/meta-data/',
      'https://8.8.8.8/',
    ],
    ...[
      'https://[fd00::1]/',
      'https://[fe80::1]/',
      'https://[2606:4700::1111]/',
      'https://[64:ff9b::7f00:1]/',
    ],
    ...['https://push.test\\@127.0.0.1/', 'https://127.0.0.1\\@push.test/', 'https://push.test%00.evil/'],
  ])('%s is refused', async (endpoint) => {
    const url = URL.parse(endpoint);
    const isRefused = !(await outbound.allows(endpoint));
    // A few of these are only a strange spelling of a name, which must then be a public one.
    expect(isRefused || url?.hostname === 'push.test').toBe(true);
    if (isRefused)
      await expect(outbound.post({ endpoint, headers: {}, body: Buffer.of() })).rejects.toThrow(
        ForbiddenError,
      );
  });

  it.each([
    [['127.0.0.1']],
    [['8.8.8.8', '10.0.0.1']],
    [['10.0.0.1', '8.8.8.8']],
    [['8.8.8.8', '::1']],
    [['2606:4700::1111', 'fd00::1']],
    [['::ffff:8.8.8.8']],
    [[]],
  ])('whose name has the addresses %o is refused', async (addresses) => {
    const rebinding = new Outbound(leadingTo(...addresses));
    expect(await rebinding.allows('https://push.test/')).toBe(false);
    const post = rebinding.post({ endpoint: 'https://push.test/', headers: {}, body: Buffer.of() });
    await expect(post).rejects.toThrow(ForbiddenError);
    await expect(post).rejects.not.toThrow('push.test');
    rebinding.close();
  });

  it('whose name can not be found is refused', async () => {
    const lost = new Outbound({
      ...leadingTo(),
      resolve: () => Promise.reject(new Error('ENOTFOUND push.test')),
    });
    expect(await lost.allows('https://push.test/')).toBe(false);
    lost.close();
  });

  it('made at random from parts of addresses never leads to an address that is not public', async () => {
    const random = seeded(1);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const parts = [
      '127',
      '0x7f',
      '0177',
      '1',
      '0',
      '10',
      '192',
      '168',
      '@',
      ':',
      '.',
      '..',
      '[',
      ']',
      '::',
      'ffff',
    ];
    const more = [
      'a',
      'test',
      'push.test',
      '%2e',
      '。',
      '/',
      '\\',
      '#',
      '?',
      '443',
      ':443',
      '８',
      '\t',
      ' ',
      'ⓛ',
      '-',
    ];
    const asked: string[] = [];
    const watching = new Outbound({
      ...leadingTo('8.8.8.8'),
      resolve: async (host) => {
        asked.push(host);
        return [{ address: '8.8.8.8', family: 4 }];
      },
    });
    for (let i = 0; i < 20_000; i++) {
      const host = Array.from({ length: 1 + Math.floor(random() * 7) }, () => pick([...parts, ...more])).join(
        '',
      );
      await watching.allows(`https://${host}/`);
    }
    watching.close();
    expect(asked.length).toBeGreaterThan(100);
    for (const host of asked) {
      expect(host).toMatch(/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/);
      // The name is not an address in any spelling.
      expect(URL.parse(`https://${host}/`)?.hostname).toBe(host);
      expect(host).not.toMatch(/^[\d.]+$/);
    }
  });
});

it('by default, names are looked up in the DNS, and only the usual port is allowed', async () => {
  const six = vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('no such record'));
  const four = vi.spyOn(Resolver.prototype, 'resolve4') as unknown as {
    mockResolvedValue(addresses: string[]): void;
    mockRestore(): void;
  };
  const outbound = new Outbound();
  const allows = async (endpoint: string, ...addresses: string[]) => {
    four.mockResolvedValue(addresses);
    return outbound.allows(endpoint);
  };
  expect(await allows('https://push.test/1', '8.8.8.8')).toBe(true);
  expect(await allows('https://push.test/1', '8.8.8.8', '10.0.0.1')).toBe(false);
  expect(await allows('https://push.test/1')).toBe(false);
  expect(await allows('https://push.test:8443/1', '8.8.8.8')).toBe(false);
  expect(six).toHaveBeenCalledWith('push.test');
  six.mockRestore();
  four.mockRestore();
  outbound.close();
});

describe('a connection', () => {
  let elsewhere: Server;
  let service: PushService;
  const reached = vi.fn();
  beforeAll(async () => {
    service = await PushService.open();
    elsewhere = createServer();
    elsewhere.on('connection', (socket) => {
      reached();
      socket.destroy();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.2', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => elsewhere.close(resolve));
    await service.close();
  });

  it('goes to the address that was checked, even if the name has another one by then', async () => {
    const answers = ['127.0.0.1', '127.0.0.2'];
    const outbound = new Outbound({
      ...service.routes,
      resolve: async () => [{ address: answers.shift() ?? '127.0.0.2', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
    });
    const endpoint = `https://push.test:${service.port}/x`;
    const { status } = await outbound.post({ endpoint, headers: {}, body: Buffer.of() });
    expect(status).toBe(201);
    // The second time, the name leads elsewhere, and nothing is sent.
    await expect(outbound.post({ endpoint, headers: {}, body: Buffer.of() })).rejects.toThrow(ForbiddenError);
    expect(reached).not.toHaveBeenCalled();
    expect((elsewhere.address() as AddressInfo).address).toBe('127.0.0.2');
    outbound.close();
  });

  it('is only made to a host with a certificate for its name', async () => {
    const outbound = new Outbound(service.routes);
    const endpoint = `https://push.example:${service.port}/x`;
    await expect(outbound.post({ endpoint, headers: {}, body: Buffer.of() })).rejects.toThrow(/altnames/);
    outbound.close();
  });
});

describe('keys', () => {
  it('of a device must be points of the curve', () => {
    const { keys } = new PushDevice('https://push.test/').subscription;
    expect(isDeviceKey(keys.p256dh)).toBe(true);
    expect(isDeviceKey(`B${'A'.repeat(86)}`)).toBe(false);
    expect(isDeviceKey('')).toBe(false);
  });

  it('of the server belong together', () => {
    expect(keysOf('x')).toBeUndefined();
    // All zeros, and a number that is larger than the order of the curve.
    expect(keysOf('A'.repeat(43))).toBeUndefined();
    expect(keysOf(`${'_'.repeat(42)}8`)).toBeUndefined();
    // The key pair of RFC 8291, section 5.
    expect(keysOf('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')?.publicKey).toBe(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    );
  });
});

it('the protocol allows no spaces or control characters in an endpoint', () => {
  const { subscription } = new PushDevice('https://push.test/a b');
  const parse = (endpoint: string) =>
    REQUESTS['subscribe-push'].safeParse({ player: 'p', subscription: { ...subscription, endpoint } })
      .success;
  expect(
    ['https://push.test/a b', 'https://push.test/\n', 'https://push.tést/', 'http://push.test/'].map(parse),
  ).toEqual([false, false, false, false]);
  expect(parse('https://push.test/ab')).toBe(true);
});
