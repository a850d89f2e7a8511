import { missingIdentifiers } from '../../lib/contact/service';
import type { Locales } from '../../lib/content/locales';
import { advice, byFile, type Finding, notConnected, placeholder, wrong } from './findings';
import { isPrivateHost, isReservedHost } from './hosts';
import { brokenLinksIn, linksIn } from './texts-and-links';

/** The example identifiers of docs/contact.md, and reminders like "TODO" and "your_id". */
const exampleIdentifier =
  /^(abc123def456ghi78|service_abc1234|template_xyz9876|todo|(your|my)[ _-].*)$/i;

/** Finds an e-mail address, site address or form that is not connected yet. */
export function connectionFindings([{ content }]: Locales): Finding[] {
  const { contact, site } = content;
  const findings: Finding[] = [];
  if (isReservedHost(contact.email.split('@').at(-1) ?? '')) {
    findings.push(placeholder(`content/contact.ts: ${contact.email} is an example address`));
  }
  findings.push(...addressFindings(site.url));
  // An owner without emailService wants no form. The page shows a mail link instead.
  if (contact.emailService === undefined) return findings;
  const identifiers = Object.entries(contact.emailService).filter(
    ([, identifier]) => !exampleIdentifier.test(identifier),
  );
  const missing = missingIdentifiers(Object.fromEntries(identifiers));
  if (missing.length > 0) {
    const text = `content/contact.ts: the form sends nothing without your ${missing.join(', ')}`;
    findings.push(notConnected(text, 'Follow docs/contact.md, or delete emailService.'));
  }
  return findings;
}

/** Finds an address of the site at which nobody can reach it. SITE_URL wins over `site.url`. */
function addressFindings(url: string): Finding[] {
  const siteUrl = process.env.SITE_URL?.trim();
  const place = siteUrl ? 'SITE_URL' : 'content/site.ts';
  const address = siteUrl || url;
  // A fault of the content covers an address that is none.
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  if (!siteUrl && isReservedHost(host)) {
    return [notConnected(`${place}: ${address} is not your address`)];
  }
  return isPrivateHost(host)
    ? [wrong(`${place}: nobody can reach ${address}`, 'Write the address of your published site.')]
    : [];
}

/** Finds links that lead to this computer or to an example address. */
export function linkFindings(locales: Locales): Finding[] {
  const links = linksIn(locales).map((link) => ({ ...link, host: new URL(link.text).hostname }));
  const examples = links.filter(({ host }) => isReservedHost(host));
  const local = links.filter(({ host }) => isPrivateHost(host));
  return [
    ...byFile(examples, 'example addresses in'),
    ...local.map(({ file, name, text }) =>
      wrong(`${file}: ${name} links to ${text}, which only your own network can reach`),
    ),
  ];
}

/** Finds texts like "[docs](example.org)", which the page shows as they are written. */
export const brokenLinkFindings = (locales: Locales): Finding[] =>
  brokenLinksIn(locales).map(({ file, name, field, text }) => {
    // The name of an entry is in quotes. An entry has several texts, so add the field.
    const place = name.startsWith('"') ? `${name} (${field.split('.').at(-1)})` : name;
    return advice(
      `${file}: ${place} contains ${text}, which is no link`,
      'Write links like [text](https://example.org/page) or [text](mailto:name@example.org).',
    );
  });
