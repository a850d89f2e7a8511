import { shortAddress } from '../addresses/short-address';
import { withFullLinks } from '../content/linked-text';
import { palette } from '../design/palette';
import type { Profile } from '../profile/profile';
import type { LocalizedSite } from '../site/make-sites';
import type { Locale } from '../words/locale';
import { cvParts } from './cv-parts';
import { cvText, type Linked, labelFor } from './cv-texts';
import { displayStyle } from './fonts';
import { measurePdf, typesetPdf, typstLocale } from './typst';

/** Two lines of contacts: first e-mail, phone, place and site, and then the accounts. */
function contactLines({ contacts }: Profile, pageUrl: string, locale: Locale): Linked[][] {
  const { email, phone, location, accounts } = contacts;
  const direct: Linked[] = email === undefined ? [] : [email];
  if (phone) direct.push({ text: phone.text, href: phone.href });
  if (location) direct.push({ text: location });
  direct.push({ text: shortAddress(pageUrl), href: pageUrl });
  const accountLinks = accounts.map(({ name, url: href }) => ({
    // An address with a query is not shown, because nobody types it.
    text: href.includes('?') ? name : `${labelFor(name, locale)} ${shortAddress(href)}`,
    href,
  }));
  return [direct, accountLinks];
}

/** The intro, and the whole biography if there are no jobs. */
const introductionOf = ({ person, about }: Profile, hasJobs: boolean): string[] =>
  hasJobs ? [person.intro] : [person.intro, ...about.paragraphs];

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite) {
  const { locale } = site;
  const pageUrl = site.urlOf('/');
  const profile = withFullLinks(site.profile, pageUrl);
  const { person } = profile;
  const parts = cvParts(profile, pageUrl, locale);
  const { facts } = locale.words;
  const availability = { name: facts.availability, value: person.availability };
  const hasJobs = parts.some(({ kind }) => kind === 'jobs');
  return {
    // A CV is printed, so its colors are light.
    colors: palette(site.hues, 'light'),
    /** 0 for the usual layout, 1 for the tight one. */
    tightness: 0,
    locale: typstLocale(locale.language),
    paperSize: profile.paperSize,
    updated: profile.updated.split('-').map(Number),
    title: person.nameAndRole,
    name: person.name,
    display: displayStyle(person.name),
    role: person.role,
    contacts: contactLines(profile, pageUrl, locale),
    introductionTitle: locale.words.documents.profile,
    introduction: introductionOf(profile, hasJobs).map(cvText),
    facts: [...(person.availability ? [availability] : []), ...person.facts].map(
      ({ name, value }) => ({ name: labelFor(name, locale), value }),
    ),
    parts,
  };
}

/**
 * The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. If four fifths
 * of the last page would be empty, a tighter layout saves that page.
 */
export async function cvPdf(site: LocalizedSite): Promise<Uint8Array> {
  const data = cvData(site);
  const { pages, filled } = await measurePdf('cv.typ', data);
  const isTight = pages > 1 && filled < 0.2;
  return typesetPdf('cv.typ', { ...data, tightness: isTight ? 1 : 0 });
}
