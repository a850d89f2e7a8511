import { missingIdentifiers } from '../../lib/contact/service';
import { templateContent } from '../../lib/content/template';
import type { Examined } from './examine';
import type { Finding } from './findings';
import { isReservedHost } from './links';

/** The identifiers that docs/contact.md shows, in small letters, and what people write for "later". */
const exampleIdentifiers = ['abc123def456ghi78', 'service_abc1234', 'template_xyz9876'];
const later = /^(your|my)[ _-]|xxx|^(…|\.{3}|todo)$/i;

const isExample = (identifier: string) =>
  exampleIdentifiers.includes(identifier.toLowerCase()) || later.test(identifier);

/** What of e-mail, phone, form and site address is not the owner's. */
export function connectionFindings({ content, env }: Omit<Examined, 'projectDir'>): Finding[] {
  const { contact, site } = content;
  const findings: Finding[] = [];
  const add = (topic: Finding['topic'], text: string) => findings.push({ topic, text });

  if (isReservedHost(contact.email.split('@').at(-1) ?? '')) {
    add('placeholder', `content/contact.ts: mail to ${contact.email} reaches nobody; write yours`);
  }
  if (contact.phone !== undefined && contact.phone === templateContent.contact.phone) {
    add(
      'placeholder',
      `content/contact.ts: ${contact.phone} cannot ring; write yours, or delete it`,
    );
  }
  if (!env.SITE_URL && isReservedHost(new URL(site.url).hostname)) {
    add('not connected', `content/site.ts: ${site.url} is not yours; write your address`);
  }
  // Without emailService there is no form on purpose: the mail link takes its place.
  if (contact.emailService === undefined) return findings;
  const { host: _, ...identifiers } = contact.emailService;
  const missing = missingIdentifiers(identifiers);
  if (missing.length > 0) {
    add(
      'not connected',
      `content/contact.ts: the form sends nothing without ${missing.join(', ')}; docs/contact.md says where to get them, or delete emailService to have no form`,
    );
  }
  const examples = Object.entries(identifiers).filter(([, value]) => isExample(value));
  for (const [name, value] of examples) {
    add('not connected', `content/contact.ts: ${name} "${value}" is an example; write yours`);
  }
  return findings;
}
