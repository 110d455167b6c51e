/** Which internet addresses are public. Requests to push services go to no others. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * The IPv4 networks that are not public:
 * https://www.iana.org/assignments/iana-ipv4-special-registry/iana-ipv4-special-registry.xhtml
 */
const NOT_PUBLIC_4 = networks('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24'],
  ...['192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]);

/** The only IPv6 network whose addresses may be public. IPv4 addresses in the form of IPv6 are outside it. */
const UNICAST_6 = networks('ipv6', ['2000::/3']);

/**
 * The networks in it that are not public, or lead to IPv4 addresses that are not checked:
 * https://www.iana.org/assignments/iana-ipv6-special-registry/iana-ipv6-special-registry.xhtml
 */
const NOT_PUBLIC_6 = networks('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]);

function networks(family: 'ipv4' | 'ipv6', all: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of all) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether an address is one of a host that anybody on the internet can reach. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC_4.check(address, 'ipv4');
  return isIPv6(address) && UNICAST_6.check(address, 'ipv6') && !NOT_PUBLIC_6.check(address, 'ipv6');
}
