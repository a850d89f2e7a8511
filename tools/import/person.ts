import { contentSchema } from '../../lib/content/schema';
import { isLanguageTag } from '../../lib/intl';
import { placeholders } from '../../lib/profile/person';
import { templateWords } from '../../lib/words/choose';
import { firstFitting } from './fit-schema';
import { importWordsIn } from './missing';
import type { OwnTexts } from './own-texts';
import { profilesOf, siteUrl } from './profiles';
import { entriesIn, joined, leaveOut, type ResumeEntry, ResumeValue, text } from './resume';
import { readSummary } from './summary';

const { site, owner, contact } = contentSchema.shape;

/** Facts that are not in the résumé. */
interface Settings {
  /** `2026-11-20`; the date of the content's last change, if the résumé has none. */
  today: string;
  /** The language of the résumé's texts. */
  language: string;
  /** The owner's own texts, which replace what the résumé lacks. */
  own: OwnTexts;
}

/**
 * Makes site, owner, about and contact from a résumé, for `fitSchema` to check. Required fields
 * that neither the résumé nor the owner's files have get one of `placeholders`.
 */
export function personParts(resume: ResumeEntry, { today, language, own }: Settings) {
  const basics = Object(resume.basics) as ResumeEntry;
  const name = firstFitting(owner.shape.name, basics.name, own.owner.name, placeholders.name);
  const role = firstFitting(
    owner.shape.role,
    basics.position ?? roleIn(basics.label) ?? entriesIn(resume.work)[0]?.position,
    own.owner.role,
    placeholders.role,
  );
  // Only a `resume.json` of this site has `page`, with texts that JSON Resume has no fields for.
  const { lastModified, page } = Object(resume.meta) as ResumeEntry;
  const texts = Object(page) as ResumeEntry;
  const story = readSummary(basics.summary, language, page !== undefined);
  const day = text(lastModified).slice(0, 10);
  return {
    site: {
      ...own.site,
      url: ownSite(own.site.url, siteUrl(basics)),
      language: pageLanguage(own.site, language),
      description:
        text(texts.description) ||
        (story.intro === undefined && text(own.site.description)) ||
        `${text(name)}, ${text(role)}. ${story.description}`.trim(),
      updated: firstFitting(site.shape.updated, day, today),
    },
    owner: {
      cv: '/cv.pdf',
      ...own.owner,
      ...stated({
        name,
        ...namePartsOf(basics, text(name)),
        role,
        greeting: firstFitting(
          owner.shape.greeting,
          texts.greeting,
          own.owner.greeting,
          importWordsIn(language).greeting,
        ),
        headline: firstFitting(owner.shape.headline, texts.headline, own.owner.headline, [
          text(role),
        ]),
        intro: firstFitting(owner.shape.intro, story.intro, own.owner.intro, `${text(role)}.`),
        pronouns: basics.pronouns,
        availability: basics.availability,
        workplace: basics.workplace,
        timeZone: basics.timeZone,
        languages: entriesIn(resume.languages).map((entry) => ({
          name: entry.language ?? entry.name,
          level: withoutBrackets(entry.fluency ?? entry.level),
        })),
        facts: basics.facts,
      }),
    },
    about: {
      ...own.about,
      ...(story.intro !== undefined && { paragraphs: story.paragraphs }),
      ...stated({ services: basics.services }),
    },
    contact: {
      emailService: { host: 'https://api.emailjs.com' },
      ...own.contact,
      ...stated({
        email: firstFitting(
          contact.shape.email,
          basics.email,
          own.contact.email,
          placeholders.email,
        ),
        phone: basics.phone,
        location: townOf(Object(basics.location), language),
        social: profilesOf(basics),
      }),
    },
  };
}

/** The fields that have a value, or a list with entries. */
const stated = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** The address of the site: the owner's, if it differs from the résumé's. */
const ownSite = (own: unknown, stated: unknown): unknown =>
  own === undefined || own === text(stated) ? (stated ?? placeholders.url) : own;

/**
 * The language of the page: the owner's, or the résumé's if there are words for the page in it. The
 * page is in English until the owner has written words in another language.
 */
function pageLanguage({ language, words }: OwnTexts['site'], resumeLanguage: string): string {
  const own = text(language);
  if (isLanguageTag(own) && (words ?? templateWords(own)) !== undefined) return own;
  return templateWords(resumeLanguage) === undefined ? 'en' : resumeLanguage;
}

/** The first part of a headline on LinkedIn: "Developer" in "Developer at Reef | React". */
function roleIn(label: unknown): unknown {
  const [, role, others] =
    /^(.*?)(?:\s+[|•·]\s*|[|•]\s+|\s+(?:at|@)\s)(.*)$/s.exec(text(label)) ?? [];
  if (!(label instanceof ResumeValue) || !role || !others) return label;
  return label.split([role, others])[0];
}

/**
 * First names and family name. If a résumé does not have them, the first names are the first word
 * that is no title or initial: "Dr.", "J." A name with such words needs a family name.
 */
function namePartsOf({ firstNames, familyName }: ResumeEntry, name: string) {
  if (firstNames !== undefined) return { firstNames, familyName };
  const words = name.split(/\s+/);
  const [first = name, ...others] = words.filter((word) => !word.endsWith('.'));
  const hasTitle = others.length > 0 && others.length + 1 < words.length;
  return { firstNames: first, familyName: hasTitle ? others.join(' ') : familyName };
}

/** "Native (C2)" becomes "Native, C2": the page itself puts the level into brackets. */
const withoutBrackets = (level: unknown): unknown =>
  level instanceof ResumeValue
    ? level.as(
        text(level)
          .replace(/\s*[([]([^()[\]]*)[)\]]/g, ', $1')
          .replace(/^, /, ''),
      )
    : undefined;

/** City, region and country; the street only if the résumé has nothing else, to keep it private. */
function townOf(location: ResumeEntry, language: string): unknown {
  const { address: street, city, region, countryCode } = location;
  const country = countryName(text(countryCode), language);
  const parts = [text(city), text(region), country].filter((part) => part !== '');
  const town = joined([city, region, countryCode], '')?.as([...new Set(parts)].join(', '));
  if (town === undefined) return street;
  leaveOut([street, location.postalCode], 'to keep it private');
  return town;
}

/** The name of a country: "Deutschland" for "DE" in German. Other texts stay unchanged. */
function countryName(code: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
