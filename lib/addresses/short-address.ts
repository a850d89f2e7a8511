// Not in urls.ts, because browsers have no function that decodes domains.
import { domainToUnicode } from 'node:url';
import { isMailUrl, mailAddressIn } from './urls';

/** An address as people write it: "name.example/in/josé"; "ana@name.example" without subject. */
export const shortAddress = (address: string): string =>
  isMailUrl(address)
    ? mailAddressIn(address)
    : decoded(address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''));

/** "müller.de/é" for "xn--mller-kva.de/%C3%A9", as browsers show it. */
function decoded(address: string): string {
  const host = /^[^/?#:]*/.exec(address)?.[0] ?? '';
  // Only hosts with "xn--", because `domainToUnicode` would put all others in lower case.
  const letters = /(^|\.)xn--/i.test(host) ? domainToUnicode(host) : host;
  try {
    return letters + decodeURI(address.slice(host.length));
  } catch {
    return letters + address.slice(host.length); // A lone "%" cannot be decoded.
  }
}
