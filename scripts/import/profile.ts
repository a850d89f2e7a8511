import type { Contact, Content, Owner } from '../../lib/content/schema';
import { unknown } from '../../lib/content/template';
import { isWebAddress, siteAddressFault } from '../../lib/hosting/addresses';
import { socialIcon } from '../../lib/images/social-icons';
import { dictionaryFor } from '../../lib/words/choose';
import type { Resume } from './resume';
import { distinctName, firstSentences, headlineParts, shortened } from './texts';

type Basics = Resume['basics'];
type Profile = Partial<Basics['profiles'][number]>;

/** What stands before the name, in the languages that the page speaks by itself. */
const greetings = new Map([
  ['en', 'Hello, I’m'],
  ['es', 'Hola, soy'],
  ['fil', 'Kumusta, ako si'],
]);

/**
 * Who the owner is.
 * @param today as `2026-11-20`, for a résumé that does not say when it was changed
 * @param notes takes a line for each thing that was changed
 * @param missing takes a line for each thing that the page needs and the résumé does not say
 */
export function profile(
  { basics, work, languages, meta }: Resume,
  today: string,
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
      (headline?.role ?? basics.label) || work[0]?.role,
      unknown.role,
      'content/owner.ts: your role, like "Junior Full-Stack Developer"',
    ),
    100,
  );
  const who = `${named.name}, ${role}.`;
  const availability = basics.availability ?? headline?.availability;
  const [first = '', ...others] = (basics.summary ?? '').split(/\n\s*\n/);
  // An only paragraph is split, so that the first screen stays short and About has a text.
  const [intro, rest] = firstSentences(first, others.length === 0 ? 280 : 600);
  const language = pageLanguage(meta.language, notes, missing);

  return {
    site: {
      url: need(
        siteAddress(basics.url, notes),
        unknown.url,
        'content/site.ts: the address of your site; the CV leaves it out until then',
      ),
      language,
      // Name and role, and as many sentences of the intro as search results show.
      description: shortened(`${who} ${firstSentences(intro, 160 - who.length)[0]}`.trim(), 300),
      updated: meta.lastModified ?? today,
    },
    owner: {
      ...named,
      role,
      greeting: greetings.get(new Intl.Locale(language).language) ?? 'Hello, I’m',
      headline: [shortened(role, 60)],
      intro: shortened(
        need(intro, `${role}.`, 'content/owner.ts: an intro, one or two sentences'),
        600,
      ),
      pronouns: basics.pronouns,
      cv: '/cv.pdf',
      availability: availability && shortened(availability, 120),
      languages: languages.length > 0 ? languages : undefined,
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
      social: socialLinks(basics, notes),
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

/**
 * The page of a profile. One that has only a network's name, or its front page, gets the address
 * that most networks give their members, if the icon set knows the network.
 */
function profilePage({ network = '', username = '', url }: Profile, notes: string[]) {
  const start = url ?? `https://${network.toLowerCase()}.com/`;
  const isNetwork = isWebAddress(start) && socialIcon({ name: '', href: start }) !== 'link';
  const isMember = /^@?[\w.-]+$/.test(username);
  if (!isNetwork || !isMember || new URL(start).pathname !== '/') return url;
  const folder = /linkedin/i.test(start) ? '/in/' : '/';
  const page = new URL(start).origin + folder + username.replace('@', '');
  notes.push(`basics.profiles: check ${page}, which was made of "${network}" and "${username}"`);
  return page;
}

function socialLinks({ profiles, url }: Basics, notes: string[]): Contact['social'] {
  const found: Contact['social'] = [];
  // Who has no site yet often gives a profile as the address.
  const own: Profile[] = url !== undefined && isMemberPage(url) ? [{ url }] : [];
  for (const profile of [...profiles, ...own]) {
    const href = profilePage(profile, notes);
    if (href === undefined || found.some((other) => other.href === href)) continue;
    const host = new URL(href).hostname.replace(/^www\./, '');
    const taken = found.map(({ name }) => name);
    const name = distinctName(profile.network ?? host, taken, profile.username ?? host, 40);
    found.push({ name, href });
  }
  return found.slice(0, 20);
}
