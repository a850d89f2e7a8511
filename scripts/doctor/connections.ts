import { missingIdentifiers, obsoleteSetting } from '../../lib/contact/service';
import type { Editions } from '../../lib/content/editions';
import { advice, byFile, type Finding, notConnected, placeholder, wrong } from './findings';
import { linksIn } from './texts';

/** Whether a host is reserved for examples (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);

/** Whether only this computer or its network can reach a host. */
export const isLocalHost = (host: string): boolean =>
  !/[.:]/.test(host) ||
  /^(127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host) ||
  /^\[(::1|f[cd]|fe80)/.test(host) ||
  /\.(local|lan)$/.test(host);

/** The example identifiers of docs/contact.md, and words that people put in for later. */
const exampleIdentifier =
  /^(abc123def456ghi78|service_abc1234|template_xyz9876|todo|(your|my)[ _-].*)$/i;

/** Finds an e-mail address, site address or form that is not connected yet. */
export function connectionFindings([{ content }]: Editions): Finding[] {
  const { contact, site } = content;
  const findings: Finding[] = [];
  if (isReservedHost(contact.email.split('@').at(-1) ?? '')) {
    findings.push(placeholder(`content/contact.ts: mail to ${contact.email} reaches nobody`));
  }
  if (!process.env.SITE_URL && isReservedHost(new URL(site.url).hostname)) {
    findings.push(notConnected(`content/site.ts: ${site.url} is not your address`));
  }
  // Without emailService the owner wants no form: a mail link takes its place.
  if (contact.emailService === undefined) return findings;
  const given = Object.entries(contact.emailService);
  const own = given.filter(([, identifier]) => !exampleIdentifier.test(identifier));
  const missing = missingIdentifiers(Object.fromEntries(own));
  if (missing.length > 0) {
    const text = `content/contact.ts: the form sends nothing without your ${missing.join(', ')}`;
    findings.push(notConnected(text, 'Follow docs/contact.md, or delete emailService.'));
  }
  const obsolete = obsoleteSetting(contact.emailService);
  if (obsolete !== undefined) findings.push(advice(obsolete));
  return findings;
}

/** Sites where only an address with a path is somebody's page. */
const needsPath = /(^|\.)(github|gitlab|linkedin|twitter|x|facebook|instagram|youtube)\.com$/i;

/** Finds links that lead nowhere, as far as it shows without a network. */
export function linkFindings(editions: Editions): Finding[] {
  const links = linksIn(editions).map((link) => ({ ...link, url: new URL(link.text) }));
  const broken = links.flatMap(({ file, name, text, url: { hostname, pathname } }) => {
    const says = `${file}: ${name} leads to ${text}, which`;
    if (isLocalHost(hostname)) return wrong(`${says} only this computer or its network can reach`);
    return needsPath.test(hostname) && pathname === '/' ? wrong(`${says} is nobody’s page`) : [];
  });
  const examples = links.filter(({ url }) => isReservedHost(url.hostname));
  return [...byFile(examples, 'example addresses in'), ...broken];
}
