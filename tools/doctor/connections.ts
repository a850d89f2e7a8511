import { missingIdentifiers } from '../../lib/contact/service';
import type { Locales } from '../../lib/content/locales';
import { advice, byFile, type Finding, notConnected, placeholder, wrong } from './findings';
import { brokenLinksIn, linksIn } from './texts-and-links';

/** Whether a host is reserved for examples (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);

/** Whether only this computer or its network can reach a host. */
export const isLocalHost = (host: string): boolean =>
  /^(localhost$|127\.|10\.|192\.168\.|\[::1\])|\.local$/.test(host);

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
  if (!process.env.SITE_URL && isReservedHost(new URL(site.url).hostname)) {
    findings.push(notConnected(`content/site.ts: ${site.url} is not your address`));
  }
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

/** Finds links that lead to this computer or to an example address. */
export function linkFindings(locales: Locales): Finding[] {
  const links = linksIn(locales).map((link) => ({ ...link, host: new URL(link.text).hostname }));
  const examples = links.filter(({ host }) => isReservedHost(host));
  const local = links.filter(({ host }) => isLocalHost(host));
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
