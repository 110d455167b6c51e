/** The address of a client behind proxies. Only headers from trusted proxies count. */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { countedAddress } from '../../server/gateway/counted-address.ts';
import { believe, type TrustedProxies } from '../../server/gateway/proxies.ts';

/** A request with these headers, received from this address. */
function from(address: string | undefined, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

const forwarded = (addresses: string) => ({ 'x-forwarded-for': addresses });

describe('the address of who is asking', () => {
  it.each<[what: string, trusted: TrustedProxies, request: IncomingMessage, address: string]>([
    ['nobody is believed', 0, from('192.0.2.1', forwarded('198.51.100.9')), '192.0.2.1'],
    ['one proxy', 1, from('10.0.0.1', forwarded('198.51.100.9')), '198.51.100.9'],
    ['one proxy, lied to', 1, from('10.0.0.1', forwarded('203.0.113.5, 198.51.100.9')), '198.51.100.9'],
    ['two proxies', 2, from('10.0.0.1', forwarded('198.51.100.9, 10.0.0.2')), '198.51.100.9'],
    ['a proxy by its address', ['10.0.0.1'], from('10.0.0.1', forwarded('198.51.100.9')), '198.51.100.9'],
    ['proxies by their subnet', ['10.0.0.0/8'], from('10.9.9.9', forwarded('2001:db8::1')), '2001:db8::1'],
    ['this machine', ['loopback'], from('::1', forwarded('198.51.100.9')), '198.51.100.9'],
    ['somebody else', ['10.0.0.1'], from('192.0.2.1', forwarded('198.51.100.9')), '192.0.2.1'],
    ['a proxy that names nobody', 1, from('10.0.0.1'), '10.0.0.1'],
    ['a proxy that names no address', 1, from('10.0.0.1', forwarded('unknown')), '10.0.0.1'],
    ['IPv4 as IPv6', 0, from('::ffff:192.0.2.1'), '192.0.2.1'],
    ['IPv4 as IPv6, trusted', ['10.0.0.1'], from('::ffff:10.0.0.1', forwarded('192.0.2.9')), '192.0.2.9'],
    ['a connection that is gone', 0, from(undefined), 'unknown'],
  ])('%s', (_, trusted, request, address) => {
    expect(believe(trusted).addressOf(request)).toBe(address);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});
