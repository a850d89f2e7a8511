import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses of the owner's computer, and of devices in the same network. */
const privateAddresses = new BlockList();
// This computer
privateAddresses.addSubnet('0.0.0.0', 8);
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addAddress('::1', 'ipv6');
// Private networks (RFC 1918, RFC 4193)
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
// Addresses that devices give themselves (RFC 3927, RFC 4291)
privateAddresses.addSubnet('169.254.0.0', 16);
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

/**
 * Whether only the owner's computer, or devices in the same network, can reach a host.
 * @param host as the `hostname` of a URL: "ana.local", "10.0.0.1", "[::1]"
 */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) === 0) return /(^|\.)localhost$|\.local$/i.test(host);
  return privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether a host is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);
