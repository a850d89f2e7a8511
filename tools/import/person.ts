import { profilesOf, siteUrl } from './profiles';
import { entriesIn, joined, leaveOut, type ResumeEntry, ResumeValue, textOf } from './resume';
import { divideSummary } from './summary';

/**
 * Drafts of site, owner, about and contact.
 * @param language of the résumé's texts
 */
export function personDraft(resume: ResumeEntry, language: string) {
  const basics = Object(resume.basics) as ResumeEntry;
  // Only a `resume.json` of this site has `page`, with texts that JSON Resume has no fields for.
  const { lastModified, page } = Object(resume.meta) as ResumeEntry;
  const { description, greeting, headline } = Object(page) as ResumeEntry;
  const [intro, ...paragraphs] = divideSummary(basics.summary, language, page !== undefined);
  return {
    site: {
      url: siteUrl(basics),
      description,
      updated: lastModified && textOf(lastModified).slice(0, 10),
    },
    owner: {
      name: basics.name,
      firstNames: basics.firstNames,
      familyName: basics.familyName,
      role: basics.position ?? roleIn(basics.label) ?? entriesIn(resume.work)[0]?.position,
      greeting,
      headline,
      intro,
      pronouns: basics.pronouns,
      availability: basics.availability,
      workplace: basics.workplace,
      timeZone: basics.timeZone,
      facts: basics.facts,
      languages: entriesIn(resume.languages).map((entry) => ({
        name: entry.language ?? entry.name,
        level: withoutBrackets(entry.fluency ?? entry.level),
      })),
    },
    about: { paragraphs: intro && paragraphs, services: basics.services },
    contact: {
      email: basics.email,
      phone: basics.phone,
      location: townIn(basics.location, language),
      social: profilesOf(basics),
    },
  };
}

/** The first part of a headline on LinkedIn: "Developer" in "Developer at Reef | React". */
function roleIn(label: unknown): unknown {
  const [, role, others] =
    /^(.*?)(?:\s+[|•·]\s*|[|•]\s+|\s+(?:at|@)\s)(.*)$/s.exec(textOf(label)) ?? [];
  if (!(label instanceof ResumeValue) || !role || !others) return label;
  return label.split([role, others])[0];
}

/** "Native (C2)" becomes "Native, C2": the page itself puts the level into brackets. */
const withoutBrackets = (level: unknown): unknown =>
  level instanceof ResumeValue
    ? level.as(
        textOf(level)
          .replace(/\s*[([]([^()[\]]*)[)\]]/g, ', $1')
          .replace(/^, /, ''),
      )
    : undefined;

/** City, region and country; the street only if the résumé has nothing else, to keep it private. */
export function townIn(location: unknown, language: string): unknown {
  if (location instanceof ResumeValue) return location;
  const {
    address: street,
    city,
    region,
    countryCode,
    postalCode,
  } = Object(location) as ResumeEntry;
  const country = countryName(textOf(countryCode), language);
  const parts = [textOf(city), textOf(region), country].filter(Boolean);
  const town = joined([city, region, countryCode], '')?.as([...new Set(parts)].join(', '));
  if (town === undefined) return street;
  leaveOut([street, postalCode], 'to keep it private');
  return town;
}

/** The name of a country: "Deutschland" for "DE" in German. Other texts stay unchanged. */
function countryName(code: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
