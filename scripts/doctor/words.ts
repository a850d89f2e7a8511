import { missingIdentifiers } from '../../lib/contact/service';
import type { Content } from '../../lib/content/schema';
import { pageTitle } from '../../lib/documents/metadata';
import type { Finding } from './findings';

/** Search engines cut a title at about 600 pixels, which is about this many letters … */
const TITLE_SHOWN = 60;
/** … and a description at about two lines. */
const DESCRIPTION_SHOWN = 160;

/** Hosts that belong to nobody: RFC 2606 and RFC 6761 keep them for examples. */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i;

export const isReservedHost = (host: string): boolean => reserved.test(host);

/** The name that stands in for one in the Philippines, as "Max Mustermann" does elsewhere. */
const placeholderName = 'Juan Dela Cruz';
/** No Philippine area code is 0. */
const placeholderPhone = '+63 000 000 0000';

/** What of name, e-mail, phone and address still comes with the template. */
export function wordFindings({ owner, contact, site }: Content, env: NodeJS.ProcessEnv): Finding[] {
  const findings: Finding[] = [];
  const add = (topic: Finding['topic'], text: string) => findings.push({ topic, text });

  if (owner.name === placeholderName) add('placeholder', `owner.ts: the name is ${owner.name}`);
  if (owner.name !== placeholderName && site.description.includes(placeholderName)) {
    add('placeholder', `site.ts: the description speaks of ${placeholderName}`);
  }
  if (isReservedHost(contact.email.split('@').at(-1) ?? '')) {
    add('placeholder', `contact.ts: mail to ${contact.email} reaches nobody`);
  }
  if (contact.phone === placeholderPhone) {
    add('placeholder', `contact.ts: ${contact.phone} cannot ring anywhere`);
  }

  // Who has left it out has no form on purpose: the mail link takes its place.
  const { emailService } = contact;
  const missing = emailService === undefined ? [] : missingIdentifiers(emailService);
  if (missing.length > 0) {
    add('not connected', `contact.ts: the form reaches nobody without ${missing.join(', ')}`);
  }
  if (!env.SITE_URL && isReservedHost(new URL(site.url).hostname)) {
    add('not connected', `site.ts: ${site.url} is nobody’s address; give yours, or set SITE_URL`);
  }

  const title = pageTitle(owner);
  if (title.length > TITLE_SHOWN) {
    add('advice', `The title has ${title.length} letters; search engines cut it at ${TITLE_SHOWN}`);
  }
  const { length } = site.description;
  if (length > DESCRIPTION_SHOWN) {
    add(
      'advice',
      `site.ts: the description has ${length} letters; search engines cut it at ${DESCRIPTION_SHOWN}`,
    );
  }
  return findings;
}
