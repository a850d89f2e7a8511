import { contentSchema } from '../../lib/content/schema';
import { placeholders } from '../../lib/content/template';
import { bareName } from '../../lib/content/text';
import { socialIcon } from '../../lib/images/icon-files';
import { dictionaryFor } from '../../lib/words/choose';
import { fitted } from './fitted';
import { address, type Entry, entriesIn, point, sentences, text } from './reading';

const { site, owner, contact } = contentSchema.shape;

/** What stands before the name, in the languages that the page speaks by itself. */
const greetings: Record<string, string | undefined> = {
  en: 'Hello, I’m',
  es: 'Hola, soy',
  fil: 'Kumusta, ako si',
};

/** A part of a label as people write it: "Developer at Reef | React · Vue | Open to work". */
const openToWork = /^#?(open ?to|looking for|seeking|available)/i;

/**
 * Who the owner is, for `fitted` to check. What the page cannot do without is one of `placeholders`.
 * @param resume in the form of JSON Resume, unchecked
 * @param today as `2026-11-20`, for a résumé that does not say when it was changed
 */
export function person(resume: Entry, today: string) {
  const basics = Object(resume.basics) as Entry;
  const meta = Object(resume.meta) as Entry;
  const name = fitted(owner.shape.name, basics.name) ?? placeholders.name;
  const named = names(name, text(basics.firstNames));
  const label = text(basics.label).split(/\s+[|•·]\s*|[|•]\s+/);
  const headline = label.find((part) => !openToWork.test(part))?.split(/\s+(?:at|@)\s/)[0];
  const position = basics.position || headline || entriesIn(resume.work)[0]?.position;
  const role = fitted(owner.shape.role, position) ?? placeholders.role;
  const [first = '', ...others] = paragraphsOf(text(basics.summary));
  const story = sentences(first);
  // An only or long paragraph is split: the first screen stays short, and About has a text.
  const split = others.length === 0 || first.length > 600 ? 2 : story.length;
  const intro = story.slice(0, split).join('').trim();
  // English where the page has no words of the language.
  const language = dictionaryFor(text(meta.language)) ? text(meta.language) : 'en';
  return {
    site: {
      url: fitted(site.shape.url, address(basics)) ?? placeholders.url,
      language,
      description: `${named.name}, ${role}. ${story[0]}`,
      updated: fitted(site.shape.updated, text(meta.lastModified).slice(0, 10)) ?? today,
    },
    owner: {
      ...named,
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
      email: fitted(contact.shape.email, basics.email) ?? placeholders.email,
      phone: basics.phone,
      location: place(Object(basics.location)),
      social: socialLinks(basics),
      emailService: { host: 'https://api.emailjs.com' },
    },
  };
}

/** "García Márquez, Gabriel"; but not "Ana Santos, PhD" or "Ana Santos, Jr". */
const familyFirst = /^([^,]+), (?!(?:Jr|Sr|Esq)\b)(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}*\.?)*)$/u;

/** The name as the page says it, and what friends call its bearer: as given, or the first word. */
function names(given: string, firstNames: string) {
  const [, family, first] = familyFirst.exec(given) ?? [];
  if (family !== undefined) return { name: `${first} ${family}`, firstNames: first };
  const [word] = bareName(given).split(/\s+/);
  return { name: given, firstNames: bareName(firstNames) || word || given };
}

/** The paragraphs of a summary. Its points become sentences: the page has no list of them there. */
function paragraphsOf(summary: string): string[] {
  const asSentence = (line: string) =>
    point.test(line) ? line.replace(point, '').replace(/[^.!?…:;]$/, '$&.') : line;
  const paragraphs = summary.split(/\n\s*\n/);
  return paragraphs.map((each) => each.split('\n').map(asSentence).join(' '));
}

/** Where the owner lives, as far as a public page should tell; the street only if nothing else. */
function place({ address: street, city, region, countryCode }: Entry): string {
  const known = [city, region, countryCode].map(text).filter(Boolean);
  return [...new Set(known)].join(', ') || text(street);
}

/** Profiles that have an address, and the owner's own address if it is a page on another's site. */
function socialLinks(basics: Entry) {
  const own = fitted(site.shape.url, address(basics)) === undefined ? [basics] : [];
  return [...entriesIn(basics.profiles), ...own].flatMap((profile) => {
    const href = address(profile);
    if (href === undefined) return [];
    return { name: text(profile.network) || networkOf(href), href };
  });
}

/** The network that an address is of: "LinkedIn" for de.linkedin.com; else its host. */
function networkOf(href: string): string {
  const host = new URL(href).hostname.replace(/^www\./, '');
  const [, brand = ''] = /^brand-(.+)$/.exec(socialIcon({ name: '', href })) ?? [];
  // Below other hosts of a network stand sites of their own: ana.github.io.
  if (!brand || !/^(\w\w?\.)?[\w-]+\.\w+$/.test(host)) return host;
  const known = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn', youtube: 'YouTube' };
  return known[brand as keyof typeof known] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
