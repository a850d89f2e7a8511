import { isLanguageTag } from '../../lib/content/locale';
import type { Content } from '../../lib/content/schema';
import { isPhone } from '../../lib/content/text';
import { isWebAddress, siteAddressFault } from '../../lib/hosting/addresses';
import { dictionaryFor } from '../../lib/words/choose';
import { languageOfText } from '../doctor/text-language';
import { headlinePhrases } from './headline';
import { isNetwork, memberAddress } from './networks';
import type { Source } from './source';
import { firstSentences, introAndParagraphs } from './texts';
import { unknown } from './unknown';

/**
 * Who the owner is.
 * @param today as `2026-11-20`, for a résumé that does not say when it was changed
 * @param missing takes a sentence for each thing that the page needs and the résumé does not say
 */
export function resumeProfile(
  root: Source,
  today: string,
  missing: string[],
): Pick<Content, 'site' | 'owner' | 'about' | 'contact'> {
  const basics = root.object('basics');
  const need = (value: string | undefined, otherwise: string, what: string) => {
    if (value === undefined) missing.push(what);
    return value ?? otherwise;
  };

  const name = need(basics.text('name', 200), unknown.name, 'content/owner.ts: your name');
  const role = need(
    basics.text('label', 100) ?? root.list('work', 1)[0]?.text('position', 100),
    unknown.role,
    'content/owner.ts: your role, like "Junior Full-Stack Developer"',
  );
  const { intro, paragraphs } = introAndParagraphs(basics.text('summary', 12_000) ?? '');
  const languages = root.list('languages', 12).flatMap((entry) => {
    const language = entry.text('language', 60);
    return language ? [{ name: language, level: entry.text('fluency', 60) }] : [];
  });
  const meta = root.object('meta');
  const language = textLanguage(meta, root);
  const firstName = /\S+/.exec(name)?.[0] ?? name;

  return {
    site: {
      url: need(siteAddress(basics), unknown.url, 'content/site.ts: the address of your site'),
      language: pageLanguage(language, missing),
      description: firstSentences(`${name}, ${role}.${intro ? ` ${intro}` : ''}`, 160)[0],
      updated: /^\d{4}-\d{2}-\d{2}/.exec(meta.text('lastModified', 40) ?? '')?.[0] ?? today,
    },
    owner: {
      name,
      firstNames: firstName.slice(0, 100),
      role,
      greeting: 'Hello, I’m',
      headline: headlinePhrases(role, language),
      intro: need(intro, `${role}.`, 'content/owner.ts: an intro, one or two sentences'),
      pronouns: basics.text('pronouns', 40),
      cv: '/cv.pdf',
      languages: languages.length > 0 ? languages : undefined,
    },
    about: { paragraphs, services: [] },
    contact: {
      email: need(
        basics.textIf('email', (text) => /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text)),
        unknown.email,
        'content/contact.ts: your e-mail address',
      ),
      phone: basics.textIf('phone', isPhone),
      location: place(basics.object('location')),
      social: profiles(basics),
      emailService: { host: 'https://api.emailjs.com' },
    },
  };
}

/** The language of the texts: as the résumé says, else as it is written, else English. */
function textLanguage(meta: Source, root: Source): string {
  const isTag = (tag: string) => tag.length <= 20 && isLanguageTag(tag);
  return meta.textIf('language', isTag) ?? languageOfText(root.sentences()) ?? 'en';
}

/**
 * The language that the page can speak: English instead of one for which the interface has no words
 * yet, since the page could not be built.
 */
function pageLanguage(language: string, missing: string[]): string {
  if (!/^en\b/.test(language)) missing.push(`content/owner.ts: a greeting in ${language}`);
  if (dictionaryFor(language) !== undefined) return language;
  missing.push(
    `content/site.ts: the words of the page in ${language} (README, "In your language"); until then it says that it is in English`,
  );
  return 'en';
}

/** The site's own address: bare, as `content/site.ts` wants it; a path goes into BASE_PATH. */
function siteAddress(basics: Source): string | undefined {
  const given = basics.textIf('url', (text) => isWebAddress(text) && !isNetwork(text));
  if (given === undefined) return undefined;
  if (siteAddressFault(given) === undefined) return new URL(given).origin;
  const { origin, pathname } = new URL(given);
  basics.note('url', `only ${origin} was taken; for a page below ${pathname} set BASE_PATH`);
  return origin;
}

/**
 * Where the owner lives, as far as a public page should tell: city, region, country. The street is
 * taken only where nothing else is said, since this site's own `resume.json` puts the place there.
 */
function place(location: Source): string | undefined {
  const parts = [location.text('city', 60), location.text('region', 60)];
  const code = location.textIf('countryCode', (text) => /^[a-z]{2}$/i.test(text));
  const country = code && new Intl.DisplayNames('en', { type: 'region' }).of(code.toUpperCase());
  const known = [...new Set([...parts, country])].filter(Boolean).join(', ');
  return known === '' ? location.text('address', 120) : known.slice(0, 120);
}

function profiles(basics: Source): Content['contact']['social'] {
  const found = new Map<string, { name: string; href: string }>();
  for (const profile of basics.list('profiles', 20)) {
    const member = memberAddress(profile.peek('network'), profile.peek('username'));
    const given = profile.textIf('url', isWebAddress);
    // The network's own front page is nobody's: "https://www.twitter.com".
    const isFrontPage = given !== undefined && new URL(given).pathname === '/';
    const href = isFrontPage || given === undefined ? (member ?? given) : given;
    if (href === undefined) continue;
    if (isFrontPage && href !== given) profile.note('url', `is only ${given}; ${href} was taken`);
    const name = profile.text('network', 40) ?? new URL(href).hostname.replace(/^www\./, '');
    // The address says it already.
    profile.markPlaced('username');
    if (found.has(name.toLowerCase()))
      profile.note('network', `${name} stands twice; one was kept`);
    else found.set(name.toLowerCase(), { name: name.slice(0, 40), href });
  }
  // Who has no site yet often gives a profile as its address.
  const url = basics.textIf('url', (text) => isWebAddress(text) && isNetwork(text));
  if (url !== undefined && ![...found.values()].some(({ href }) => href === url)) {
    const name = new URL(url).hostname.replace(/^www\./, '');
    found.set(name, { name, href: url });
  }
  return [...found.values()];
}
