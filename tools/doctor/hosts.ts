import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that the Internet does not route (RFC 6890). */
const privateNetworks = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(address, bits, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Whether only this computer or its network can reach a host.
 * @param host as `URL` writes it: `localhost`, `10.0.0.1`, `[::1]`, `ana.example`
 */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address)) return privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  // Names without a dot, and with these endings, are for local networks (RFC 6761, 6762, 8375).
  const name = address.replace(/\.$/, '').toLowerCase();
  return !name.includes('.') || /\.(home\.arpa|internal|local|localhost)$/.test(name);
}

/** Whether a host is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);
