import ipaddr from 'ipaddr.js';

/**
 * Whether a numeric address belongs to a machine of the public internet: not this machine, not
 * its network, none of the ranges that the standards keep for something else.
 * @param text IPv4 or IPv6 without brackets; anything else counts as not public
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address written as IPv6 (::ffff:127.0.0.1) leads where the IPv4 address does.
  const address = ipaddr.process(text);
  // NAT64 (RFC 6052): phone networks without IPv4 hand these out for every IPv4 host.
  if (address.range() === 'rfc6052') {
    return isPublicAddress(new ipaddr.IPv4(address.toByteArray().slice(-4)).toString());
  }
  return address.range() === 'unicast';
}
