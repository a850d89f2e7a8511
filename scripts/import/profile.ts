import { z } from 'zod';
import { isLanguageTag } from '../../lib/content/locale';
import type { Contact, Content, Owner } from '../../lib/content/schema';
import { unknown } from '../../lib/content/template';
import { isPhone } from '../../lib/content/text';
import { siteAddressFault } from '../../lib/hosting/addresses';
import { socialIcon } from '../../lib/images/social-icons';
import { dictionaryFor } from '../../lib/words/choose';
import { link, list, text, textThat } from './fields';
import { distinctName, firstSentences, headlineParts, shortened } from './texts';

/** What a résumé in the JSON Resume form says of its owner, in `basics`. */
export const basics = z.object({
  name: text(200),
  label: text(300),
  summary: text(20_000),
  pronouns: text(40),
  availability: text(120),
  email: textThat((value) => z.email().safeParse(value).success),
  phone: textThat((value) => value.length <= 60 && isPhone(value)),
  url: link,
  location: z
    .object({
      address: text(120),
      city: text(60),
      region: text(60),
      countryCode: textThat((code) => /^[a-z]{2}$/i.test(code)),
    })
    .transform(place)
    .optional()
    .catch(undefined),
  profiles: list(z.object({ network: text(40), username: text(60), url: link }), 20),
});

export const spokenLanguage = z.object({ language: text(60), fluency: text(60) });
export const languageTag = textThat((tag) => tag.length <= 20 && isLanguageTag(tag));

interface Said {
  basics: z.infer<typeof basics>;
  /** The role of the newest position. */
  position: string | undefined;
  /** The language of the texts, as a tag. */
  language: string | undefined;
  languages: z.infer<typeof spokenLanguage>[];
  /** The day of the last change, as `2026-11-20`. */
  updated: string;
}

/** What stands before the name, in the languages that the page speaks by itself. */
const greetings = new Map([
  ['en', 'Hello, I’m'],
  ['es', 'Hola, soy'],
  ['fil', 'Kumusta, ako si'],
]);

/**
 * Who the owner is.
 * @param notes takes a line for each thing that was changed
 * @param missing takes a line for each thing that the page needs and the résumé does not say
 */
export function profile(
  { basics, position, language, languages, updated }: Said,
  notes: string[],
  missing: string[],
): Pick<Content, 'site' | 'owner' | 'about' | 'contact'> {
  const need = (value: string | undefined, otherwise: string, what: string) => {
    if (!value) missing.push(what);
    return value || otherwise;
  };

  const named = names(need(basics.name, unknown.name, 'content/owner.ts: your name'));
  // A headline of several parts is none: its role is the first.
  const isHeadline = /[|•·]/.test(basics.label ?? '');
  const headline = isHeadline ? headlineParts(basics.label ?? '') : undefined;
  const role = shortened(
    need(
      (headline?.role ?? basics.label) || position,
      unknown.role,
      'content/owner.ts: your role, like "Junior Full-Stack Developer"',
    ),
    100,
  );
  const availability = basics.availability ?? headline?.availability;
  const [first = '', ...others] = (basics.summary ?? '').split(/\n\s*\n/);
  // An only paragraph is split, so that the first screen stays short and About has a text.
  const [intro, rest] = firstSentences(first, others.length === 0 ? 280 : 600);
  const spoken = languages.flatMap(({ language, fluency }) =>
    language === undefined ? [] : [{ name: language, level: fluency }],
  );
  const tag = pageLanguage(language, notes, missing);

  return {
    site: {
      url: need(
        siteAddress(basics.url, notes),
        unknown.url,
        'content/site.ts: the address of your site; the CV leaves it out until then',
      ),
      language: tag,
      description: description(`${named.name}, ${role}.`, intro),
      updated,
    },
    owner: {
      ...named,
      role,
      greeting: greetings.get(new Intl.Locale(tag).language) ?? 'Hello, I’m',
      headline: [shortened(role, 60)],
      intro: shortened(
        need(intro, `${role}.`, 'content/owner.ts: an intro, one or two sentences'),
        600,
      ),
      pronouns: basics.pronouns,
      cv: '/cv.pdf',
      availability: availability && shortened(availability, 120),
      languages: spoken.length > 0 ? spoken : undefined,
    },
    about: {
      paragraphs: [rest, ...others]
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => shortened(paragraph.trim(), 2000))
        .slice(0, 6),
      services: [],
    },
    contact: {
      email: need(basics.email, unknown.email, 'content/contact.ts: your e-mail address'),
      phone: basics.phone,
      location: basics.location,
      social: socialLinks(basics),
      emailService: { host: 'https://api.emailjs.com' },
    },
  };
}

/** "García Márquez, Gabriel"; but not "Ana Santos, PhD" or "Ana Santos, Jr". */
const familyFirst = /^([^,]+), (?!(?:Jr|Sr|Esq)\b)(\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}*\.?)*)$/u;
const titles = /^(?:(?:Prof|Dra?|Mrs?|Ms|Mx|Ing|Dipl|Sir)\b\.?\s+)+/i;

/** The name as the page says it, and what friends call its bearer. */
function names(given: string): Pick<Owner, 'name' | 'firstNames'> {
  const [, family, first] = familyFirst.exec(given) ?? [];
  const [firstName = given] = given.replace(titles, '').split(/\s+/);
  return {
    name: family === undefined ? given : `${first} ${family}`,
    firstNames: (first ?? firstName).slice(0, 100),
  };
}

/** The language of the texts, or English where the page has no words of it. */
function pageLanguage(given: string | undefined, notes: string[], missing: string[]): string {
  if (given === undefined) {
    missing.push('content/site.ts: the language of your texts, if it is not English');
  } else if (dictionaryFor(given) !== undefined) {
    return given;
  } else {
    notes.push(
      `meta.language: the page has no words in "${given}" yet, so it is set to English (README, "In your language")`,
    );
  }
  return 'en';
}

/** Name and role, and as many sentences of the intro as search results show. */
function description(who: string, intro: string): string {
  const [first] = firstSentences(intro, 160 - who.length);
  return shortened(`${who} ${first}`.trim(), Math.max(160, Math.min(who.length, 300)));
}

/** The site's own address: bare, as `content/site.ts` wants it; a path goes into BASE_PATH. */
function siteAddress(url: string | undefined, notes: string[]): string | undefined {
  if (url === undefined || isMemberPage(url)) return undefined;
  const { origin, pathname } = new URL(url);
  if (siteAddressFault(url) !== undefined) {
    notes.push(`basics.url: became ${origin}; for a page below ${pathname} set BASE_PATH`);
  }
  return origin;
}

/** Whether an address is a page on a network, like linkedin.com/in/ana, and not one's own site. */
function isMemberPage(href: string): boolean {
  const { hostname, pathname } = new URL(href);
  const isBrand = socialIcon({ name: '', href }) !== 'link';
  return isBrand && pathname !== '/' && /^(www\.)?[^.]+\.[^.]+$/.test(hostname);
}

/** Where the owner lives, as far as a public page should tell; the street only if nothing else. */
function place(location: Partial<Record<'address' | 'city' | 'region' | 'countryCode', string>>) {
  const { address, city, region, countryCode } = location;
  const country =
    countryCode && new Intl.DisplayNames('en', { type: 'region' }).of(countryCode.toUpperCase());
  const known = [...new Set([city, region, country])].filter(Boolean).join(', ');
  return shortened(known, 120) || address;
}

/** The networks whose members' pages can be told from their names. */
const memberPages = new Map([
  ['github', 'https://github.com/'],
  ['gitlab', 'https://gitlab.com/'],
  ['linkedin', 'https://www.linkedin.com/in/'],
  ['twitter', 'https://x.com/'],
  ['x', 'https://x.com/'],
]);

function memberPage(network = '', username = ''): string | undefined {
  const start = memberPages.get(network.toLowerCase());
  const member = username.replace(/^@/, '');
  return start && /^[\w.-]+$/.test(member) ? start + member : undefined;
}

function socialLinks({ profiles, url }: Pick<Said['basics'], 'profiles' | 'url'>) {
  const found: Contact['social'] = [];
  // Who has no site yet often gives a profile as the address.
  const own = url !== undefined && isMemberPage(url) ? [{ url }] : [];
  for (const profile of [...profiles, ...own] as typeof profiles) {
    // The network's front page is nobody's: "https://www.twitter.com".
    const isPage = profile.url !== undefined && new URL(profile.url).pathname !== '/';
    const member = memberPage(profile.network, profile.username);
    const href = isPage ? profile.url : (member ?? profile.url);
    if (href === undefined || found.some((other) => other.href === href)) continue;
    const host = new URL(href).hostname.replace(/^www\./, '');
    const taken = found.map(({ name }) => name);
    const name = distinctName(profile.network ?? host, taken, profile.username ?? host, 40);
    found.push({ name, href });
  }
  return found.slice(0, 20);
}
