import { missingIdentifiers } from '../../lib/contact/service';
import type { Content } from '../../lib/content/schema';
import { nameParts } from '../../lib/content/text';
import { pageTitle } from '../../lib/documents/metadata';
import type { Finding } from './findings';

/** Search engines cut a title at about 600 pixels, which is about this many letters … */
const TITLE_SHOWN = 60;
/** … and a description at about two lines. */
const DESCRIPTION_SHOWN = 160;

/** Hosts that belong to nobody: RFC 2606 and RFC 6761 keep them for examples. */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i;

export const isReservedHost = (host: string): boolean => reserved.test(host);

/** No Philippine area code is 0. */
const placeholderPhone = '+63 000 000 0000';

/** The identifiers that docs/contact.md shows, in small letters, and what people write for "later". */
const exampleIdentifiers = ['abc123def456ghi78', 'service_abc1234', 'template_xyz9876'];
const later = /^(your|my)[ _-]|xxx|^(…|\.{3}|todo)$/i;

const isExample = (identifier: string | undefined) =>
  identifier !== undefined &&
  (exampleIdentifiers.includes(identifier.toLowerCase()) || later.test(identifier));

/** What of e-mail, phone, address and e-mail service is not the owner's, and texts that are cut. */
export function wordFindings({ owner, contact, site }: Content, env: NodeJS.ProcessEnv): Finding[] {
  const findings: Finding[] = [];
  const add = (topic: Finding['topic'], text: string) => findings.push({ topic, text });

  if (isReservedHost(contact.email.split('@').at(-1) ?? '')) {
    add(
      'placeholder',
      `content/contact.ts: mail to ${contact.email} reaches nobody; write your address`,
    );
  }
  if (contact.phone === placeholderPhone) {
    add(
      'placeholder',
      `content/contact.ts: ${contact.phone} cannot ring anywhere; write your number, or take phone out`,
    );
  }

  // Who has left it out has no form on purpose: the mail link takes its place.
  const { emailService } = contact;
  const missing = emailService === undefined ? [] : missingIdentifiers(emailService);
  if (missing.length > 0) {
    const what = missing.join(', ');
    add(
      'not connected',
      `content/contact.ts: the form reaches nobody without ${what}; docs/contact.md says where to get them, or take emailService out to have no form`,
    );
  }
  const { host: _, ...identifiers } = emailService ?? {};
  const examples = Object.entries(identifiers).filter(([, value]) => isExample(value));
  if (examples.length > 0) {
    const what = examples.map(([name]) => name).join(', ');
    add(
      'not connected',
      `content/contact.ts: the example stands for ${what}; write what your account says`,
    );
  }
  if (!env.SITE_URL && isReservedHost(new URL(site.url).hostname)) {
    add(
      'not connected',
      `content/site.ts: ${site.url} is nobody’s address; write yours, or set SITE_URL`,
    );
  }

  const title = pageTitle(owner);
  if (title.length > TITLE_SHOWN) {
    add(
      'advice',
      `content/owner.ts: name and role make a title of ${title.length} letters; search engines cut it at ${TITLE_SHOWN}`,
    );
  }
  const { length } = site.description;
  if (length > DESCRIPTION_SHOWN) {
    add(
      'advice',
      `content/site.ts: the description has ${length} letters; search engines cut it at ${DESCRIPTION_SHOWN}`,
    );
  }
  // A single name may well be all of it.
  if (owner.name.trim().includes(' ') && nameParts(owner).family === '') {
    add(
      'advice',
      `content/owner.ts: firstNames "${owner.firstNames}" is not the beginning or end of the name "${owner.name}", so address books cannot tell first from last name`,
    );
  }
  return findings;
}
