import { missingIdentifiers } from '../../lib/contact/service';
import { type Fault, placeOf, wrong } from '../../lib/content/fault';
import type { Locales } from '../../lib/content/locales';
import { isPrivateHost, isReservedHost } from './hosts';
import { faultsByFile } from './report';
import { brokenLinksIn, linksIn } from './texts';

/** The example identifiers of docs/contact.md, and reminders like "TODO" and "your_id". */
const exampleIdentifier =
  /^(abc123def456ghi78|service_abc1234|template_xyz9876|todo|(your|my)[ _-].*)$/i;

/** Finds an e-mail address, site address or form that is not connected yet. */
export function connectionFaults([{ content }]: Locales): Fault[] {
  const { contact, site } = content;
  const faults: Fault[] = [];
  if (isReservedHost(contact.email.split('@').at(-1) ?? '')) {
    const place = placeOf({ '': content }, ['', 'contact', 'email']);
    faults.push({ place, rule: `${contact.email} is an example address`, severity: 'sample' });
  }
  faults.push(...addressFaults(site.url));
  // An owner without emailService wants no form. The page shows a mail link instead.
  if (contact.emailService === undefined) return faults;
  const identifiers = Object.entries(contact.emailService).filter(
    ([, identifier]) => !exampleIdentifier.test(identifier),
  );
  const missing = missingIdentifiers(Object.fromEntries(identifiers));
  if (missing.length > 0) {
    faults.push({
      place: placeOf({ '': content }, ['', 'contact', 'emailService']),
      rule: `the form sends nothing without your ${missing.join(', ')}`,
      severity: 'unconnected',
      todo: 'Follow docs/contact.md, or delete emailService.',
    });
  }
  return faults;
}

/** Finds an address of the site at which nobody can reach it. SITE_URL wins over `site.url`. */
function addressFaults(url: string): Fault[] {
  const siteUrl = process.env.SITE_URL?.trim();
  const place = siteUrl ? 'SITE_URL' : 'content/site.ts › url';
  const address = siteUrl || url;
  // A fault of the content covers an address that is none.
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  if (!siteUrl && isReservedHost(host)) {
    return [{ place, rule: `${address} is not your address`, severity: 'unconnected' }];
  }
  if (!isPrivateHost(host)) return [];
  const todo = 'Write the address of your published site.';
  return [{ ...wrong(place, `nobody can reach ${address}`), todo }];
}

/** Finds links that lead to this computer or to an example address. */
export function linkFaults(locales: Locales): Fault[] {
  const links = linksIn(locales).map((link) => ({ ...link, host: new URL(link.text).hostname }));
  const examples = links.filter(({ host }) => isReservedHost(host));
  const local = links.filter(({ host }) => isPrivateHost(host));
  return [
    ...faultsByFile(
      examples.map(({ entryPlace }) => entryPlace),
      'example addresses in',
      { severity: 'sample' },
    ),
    ...local.map(({ place, text }) =>
      wrong(place, `links to ${text}, which only your own network can reach`),
    ),
  ];
}

/** Finds texts like "[docs](example.org)", which the page shows as they are written. */
export const brokenLinkFaults = (locales: Locales): Fault[] =>
  brokenLinksIn(locales).map(({ place, text }) => ({
    place,
    rule: `contains ${text}, which is no link`,
    severity: 'advice',
    todo: 'Write links like [text](https://example.org/page) or [text](mailto:name@example.org).',
  }));
