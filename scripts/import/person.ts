import { contentSchema } from '../../lib/content/schema';
import { placeholders } from '../../lib/content/template';
import { bareName } from '../../lib/content/text';
import { dictionaryFor } from '../../lib/words/choose';
import { coerceToSchema } from './coerce-to-schema';
import { address, bullet, type Entry, entriesIn, sentences, text } from './reading';

const { site, owner, contact } = contentSchema.shape;

/** The greeting before the name, in the languages that `lib/words` has. */
const greetings: Record<string, string | undefined> = {
  en: 'Hello, I’m',
  es: 'Hola, soy',
  fil: 'Kumusta, ako si',
};

/** A part of a label like "Developer at Reef | React · Vue | Open to work" that says availability. */
const openToWork = /^#?(open ?to|looking for|seeking|available)/i;

/**
 * Makes site, owner, about and contact of a résumé, for `coerceToSchema` to check. Required fields that
 * the résumé lacks get one of `placeholders`.
 * @param resume in the JSON Resume form, unchecked
 * @param today as `2026-11-20`, for a résumé without a date of its last change
 */
export function person(resume: Entry, today: string) {
  const basics = Object(resume.basics) as Entry;
  const meta = Object(resume.meta) as Entry;
  const name = coerceToSchema(owner.shape.name, basics.name) ?? placeholders.name;
  const [firstWord] = bareName(name).split(/\s+/);
  const label = text(basics.label).split(/\s+[|•·]\s*|[|•]\s+/);
  const headline = label.find((part) => !openToWork.test(part))?.split(/\s+(?:at|@)\s/)[0];
  const position = basics.position || headline || entriesIn(resume.work)[0]?.position;
  const role = coerceToSchema(owner.shape.role, position) ?? placeholders.role;
  const [first = '', ...others] = paragraphsOf(text(basics.summary));
  const story = sentences(first);
  // A long or only paragraph is split: the first screen stays short, and About is not empty.
  const split = others.length === 0 || first.length > 600 ? 2 : story.length;
  const intro = story.slice(0, split).join('').trim();
  // The page is in English if it has no words in the language.
  const language = dictionaryFor(text(meta.language)) ? text(meta.language) : 'en';
  return {
    site: {
      url: coerceToSchema(site.shape.url, address(basics)) ?? placeholders.url,
      language,
      description: `${name}, ${role}. ${story[0]}`,
      updated: coerceToSchema(site.shape.updated, text(meta.lastModified).slice(0, 10)) ?? today,
    },
    owner: {
      name,
      firstNames: bareName(text(basics.firstNames)) || firstWord || name,
      role,
      greeting: greetings[new Intl.Locale(language).language] ?? greetings.en,
      headline: [role],
      intro: intro || `${role}.`,
      pronouns: basics.pronouns,
      cv: '/cv.pdf',
      availability: label.find((part) => openToWork.test(part)),
      languages: entriesIn(resume.languages).map(({ language: name, fluency: level }) => ({
        name,
        level,
      })),
    },
    about: { paragraphs: [story.slice(split).join(''), ...others], services: [] },
    contact: {
      email: coerceToSchema(contact.shape.email, basics.email) ?? placeholders.email,
      phone: basics.phone,
      location: place(Object(basics.location)),
      social: socialLinks(basics),
      emailService: { host: 'https://api.emailjs.com' },
    },
  };
}

/** The paragraphs of a summary. List items become sentences: the page has no list there. */
function paragraphsOf(summary: string): string[] {
  const asSentence = (line: string) =>
    bullet.test(line) ? line.replace(bullet, '').replace(/[^.!?…:;]$/, '$&.') : line;
  const paragraphs = summary.split(/\n\s*\n/);
  return paragraphs.map((each) => each.split('\n').map(asSentence).join(' '));
}

/** City, region and country; the street only if the résumé has nothing else, to keep it private. */
function place({ address: street, city, region, countryCode }: Entry): string {
  const known = [city, region, countryCode].map(text).filter(Boolean);
  return [...new Set(known)].join(', ') || text(street);
}

/** Profiles with an address; also the owner's address, if it is a page on somebody else's site. */
function socialLinks(basics: Entry) {
  const own = coerceToSchema(site.shape.url, address(basics)) === undefined ? [basics] : [];
  return [...entriesIn(basics.profiles), ...own].flatMap((profile) => {
    const href = address(profile);
    if (href === undefined) return [];
    return { name: text(profile.network) || networkOf(href), href };
  });
}

/** Networks at `name.com`. The links of others are named after their host. */
const networks = [
  ...['Dribbble', 'Facebook', 'GitHub', 'GitLab', 'Instagram', 'Kaggle', 'LinkedIn', 'Medium'],
  ...['Reddit', 'TikTok', 'Twitter', 'X', 'YouTube'],
];

/** The name of an address's network, "LinkedIn" for de.linkedin.com, or else its host. */
function networkOf(href: string): string {
  const host = new URL(href).hostname.replace(/^www\./, '');
  const isOf = (name: string) => `${name.toLowerCase()}.com` === host.replace(/^\w\w\./, '');
  return networks.find(isOf) ?? host;
}
