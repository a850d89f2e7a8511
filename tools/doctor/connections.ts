import { missingIdentifiers } from '../../lib/contact/send';
import { type Fault, placeOf } from '../../lib/content/fault';
import { textParts } from '../../lib/content/linked-text';
import type { TextField } from '../../lib/content/text-fields';
import { shortAddress } from '../../lib/hosting/short-address';
import { isWebUrl } from '../../lib/hosting/urls';
import type { Site, Sites } from '../../lib/site/site';
import { faultsByFile } from './faults-by-file';
import { isPrivateHost, isReservedHost } from './hosts';
import { placedTexts, placeIn } from './texts';

/** The example identifiers of docs/contact.md, and reminders like "TODO" and "your_id". */
const exampleIdentifier =
  /^(abc123def456ghi78|service_abc1234|template_xyz9876|todo|your[ _-].*)$/i;

/** Addresses and services that still lack the owner's data. */
export function connectionFaults(sites: Sites): Fault[] {
  const [{ content }] = sites;
  const { contact, site } = content;
  const faults = [...sites.flatMap(emailFaults), ...addressFaults(site.url)];
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

/** Finds an example e-mail address, unless the language shows the contact of the main language. */
function emailFaults(site: Site): Fault[] {
  const { email } = site.content.contact;
  if (site.folder !== '' || !isReservedHost(email?.split('@').at(-1) ?? '')) return [];
  const place = placeIn(site, 'contact', 'email');
  const rule = `${email} is an example address`;
  return [{ place, rule, severity: 'sample', todo: 'Write yours.' }];
}

/** Finds an address of the site at which nobody can reach it. SITE_URL wins over `site.url`. */
function addressFaults(url: string): Fault[] {
  const siteUrl = process.env.SITE_URL?.trim();
  const place = siteUrl ? { file: 'SITE_URL' } : placeOf({}, ['', 'site', 'url']);
  const address = siteUrl || url;
  const host = new URL(address).hostname;
  const todo = 'Write the address of your published site.';
  if (isReservedHost(host)) {
    return [{ place, rule: `${address} is not your address`, severity: 'unconnected', todo }];
  }
  if (!isPrivateHost(host)) return [];
  return [{ place, rule: `nobody can reach ${address}`, todo }];
}

/** Links to example addresses, and to addresses of a private network. */
export function linkFaults(sites: Sites): Fault[] {
  const links = sites
    .flatMap(placedTexts)
    .flatMap((field) => addressesIn(field).map((address) => ({ ...field, address })))
    .map((link) => ({ ...link, host: hostOf(link.address) }));
  const examples = links.filter(({ host }) => isReservedHost(host));
  const places = examples.map(({ entryPlace }) => entryPlace);
  return [
    ...faultsByFile(places, 'example addresses in', {
      severity: 'sample',
      todo: 'Write your own, or delete them.',
    }),
    ...links
      .filter(({ host }) => isPrivateHost(host))
      .map(({ place, address }) => ({
        place,
        rule: `links to ${address}, which only your own network can reach`,
        todo: 'Write an address that everybody can open, or delete the link.',
      })),
  ];
}

/** The host of a page or of a mail address; '' for a path in this site. */
function hostOf(address: string): string {
  if (isWebUrl(address)) return new URL(address).hostname;
  if (!/^mailto:/i.test(address)) return '';
  return shortAddress(address).split('@').at(-1) ?? '';
}

function addressesIn({ kind, text, hasLinks }: TextField): string[] {
  if (kind === 'link') return [text];
  return hasLinks ? textParts(text).flatMap(({ href }) => href ?? []) : [];
}
