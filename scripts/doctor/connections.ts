import { missingIdentifiers } from '../../lib/contact/send';
import { contentFile } from '../../lib/content/fault';
import type { Content } from '../../lib/content/schema';

/** The example identifiers of docs/contact.md. */
const exampleIdentifiers = ['abc123def456ghi78', 'service_abc1234', 'template_xyz9876'];

/** Hosts that are reserved for examples and tests (RFC 2606, RFC 6761). */
const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(host);

/**
 * Says what still lacks the owner's data: the address of the site, and the e-mail service.
 * @param content of the main language
 * @returns a line for each
 */
export function connectionLines({ site, contact }: Content): string[] {
  const lines: string[] = [];
  const siteUrl = process.env.SITE_URL?.trim();
  const address = siteUrl || site.url;
  if (isReservedHost(new URL(address).hostname)) {
    const place = siteUrl ? 'SITE_URL' : `${contentFile('site')} › url`;
    lines.push(`${place}: ${address} is an example. Write the address of your published site.`);
  }
  // An owner without emailService wants no form: the page shows a mail link instead.
  if (contact.emailService !== undefined) {
    const own = Object.entries(contact.emailService).filter(
      ([, identifier]) => !exampleIdentifiers.includes(identifier),
    );
    const missing = missingIdentifiers(Object.fromEntries(own));
    if (missing.length > 0) {
      lines.push(
        `${contentFile('contact')} › emailService: the form sends nothing without your ${missing.join(', ')}. Follow docs/contact.md, or delete emailService.`,
      );
    }
  }
  return lines;
}
