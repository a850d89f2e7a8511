// Not in urls.ts, which is also in the browser's scripts, because only Node can decode domains.
import { domainToUnicode } from 'node:url';

/**
 * An address as people write it: "name.example/in/josé", without scheme, "www." and final slash. A
 * mail address has no subject: "ana@name.example".
 */
export const shortAddress = (address: string): string =>
  /^mailto:/i.test(address)
    ? address.replace(/^mailto:|\?.*$/gi, '')
    : withLetters(address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''));

/** An address as browsers show it: with "é" for "%C3%A9", "müller.de" for "xn--mller-kva.de". */
function withLetters(address: string): string {
  const host = /^[^/?#:]*/.exec(address)?.[0] ?? '';
  // Only hosts with "xn--", because `domainToUnicode` would put all others in lower case.
  const letters = /(^|\.)xn--/i.test(host) ? domainToUnicode(host) : host;
  try {
    return letters + decodeURI(address.slice(host.length));
  } catch {
    return letters + address.slice(host.length); // A lone "%" cannot be decoded.
  }
}
