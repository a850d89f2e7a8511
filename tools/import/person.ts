import { contentSchema } from '../../lib/content/schema';
import { placeholders } from '../../lib/profile/person';
import { coerceToSchema } from './coerce-to-schema';
import { siteUrl, socialLinks } from './profiles';
import { entriesIn, type ResumeEntry, text } from './reading';
import { readSummary } from './summary';
import { importWordsIn } from './words';

const { site, owner, contact } = contentSchema.shape;

/** Facts that are not in the résumé. */
interface Settings {
  /** `2026-11-20`; the date of the content's last change, if the résumé has none. */
  today: string;
  /** The language of the résumé's texts. */
  language: string;
  /** The language of the page; it differs from `language` if there are no words for the page. */
  pageLanguage: string;
}

/**
 * Makes site, owner, about and contact from a résumé, for `coerceToSchema` to check. Required
 * fields that the résumé lacks get one of `placeholders`.
 * @param resume in the JSON Resume form, unchecked
 */
export function personParts(resume: ResumeEntry, settings: Settings) {
  const basics = Object(resume.basics) as ResumeEntry;
  const position =
    basics.position || roleIn(text(basics.label)) || entriesIn(resume.work)[0]?.position;
  const name = coerceToSchema(owner.shape.name, basics.name) ?? placeholders.name;
  const role = coerceToSchema(owner.shape.role, position) ?? placeholders.role;
  // Only a `resume.json` of this site has `page`, with texts that JSON Resume has no fields for.
  const { lastModified, page } = Object(resume.meta) as ResumeEntry;
  const texts = Object(page) as ResumeEntry;
  const story = readSummary(text(basics.summary), settings.language, page !== undefined);
  const updated = coerceToSchema(site.shape.updated, text(lastModified).slice(0, 10));
  return {
    site: {
      url: siteUrl(basics) ?? placeholders.url,
      language: settings.pageLanguage,
      description: text(texts.description) || `${name}, ${role}. ${story.description}`,
      updated: updated ?? settings.today,
    },
    owner: {
      name,
      firstNames: firstNamesOf(basics, name),
      familyName: basics.familyName,
      role,
      greeting: text(texts.greeting) || importWordsIn(settings.language).greeting,
      headline: coerceToSchema(owner.shape.headline, texts.headline) ?? [role],
      intro: story.intro || `${role}.`,
      pronouns: basics.pronouns,
      cv: '/cv.pdf',
      availability: basics.availability,
      workplace: basics.workplace,
      timeZone: basics.timeZone,
      languages: entriesIn(resume.languages).map(({ language, fluency }) => ({
        name: language,
        level: withoutBrackets(text(fluency)),
      })),
      facts: basics.facts,
    },
    about: { paragraphs: story.paragraphs, services: basics.services },
    contact: {
      email: coerceToSchema(contact.shape.email, text(basics.email)) ?? placeholders.email,
      phone: basics.phone,
      location: townOf(Object(basics.location), settings.language),
      social: socialLinks(basics),
      emailService: { host: 'https://api.emailjs.com' },
    },
  };
}

/** The first part of a headline on LinkedIn: "Developer" in "Developer at Reef | React". */
const roleIn = (label: string): string | undefined =>
  label.split(/\s+[|•·]\s*|[|•]\s+|\s+(?:at|@)\s/)[0];

/**
 * The first names, which LinkedIn's export has; otherwise the first word of the name. "Dr." and
 * "J." are none.
 */
function firstNamesOf(basics: ResumeEntry, name: string): string {
  const words = name.split(/\s+/);
  return text(basics.firstNames) || words.find((word) => !word.endsWith('.')) || name;
}

/** "Native (C2)" becomes "Native, C2": the page itself puts the level into brackets. */
const withoutBrackets = (level: string): string =>
  level.replace(/\s*[([]([^()[\]]*)[)\]]/g, ', $1').replace(/^, /, '');

/** City, region and country; the street only if the résumé has nothing else, to keep it private. */
function townOf(
  { address: street, city, region, countryCode }: ResumeEntry,
  language: string,
): string {
  const country = countryName(text(countryCode), language);
  const parts = [text(city), text(region), country].filter((part) => part !== '');
  return [...new Set(parts)].join(', ') || text(street);
}

/** The name of a country: "Deutschland" for "DE" in German. Other texts stay unchanged. */
function countryName(code: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
