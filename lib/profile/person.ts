import { phoneAddress } from '../content/addresses';
import { nameParts } from '../content/names';
import type { Contact, Content, Owner } from '../content/schema';
import { isPath } from '../hosting/urls';
import { listOf, utcOffset } from '../intl';
import type { Locale } from '../locale';
import { anchors } from './anchors';
import { type Link, linkFor, type NamedLink } from './links';

/**
 * What the import writes where a résumé lacks something. `npm run doctor` reports these texts until
 * they are replaced, and the CV leaves the addresses out.
 */
export const placeholders = {
  name: 'Your Name',
  role: 'Your Role',
  url: 'https://your-name.example',
  email: 'you@your-name.example',
} as const;

/** An answer to a question of recruiters. */
export interface Fact {
  /** `own` is a fact that the owner has named. */
  kind: 'availability' | 'workplace' | 'timeZone' | 'languages' | 'own';
  name: string;
  value: string;
  /** The value in documents, which name the time zone: `Asia/Manila (UTC+8)`. */
  fullValue: string;
}

/** The owner. */
export interface Person extends Omit<Owner, 'cv' | 'facts'> {
  /** Name and role: the title of the tab and of a search result. */
  title: string;
  /** The parts of the name, for address books and link previews. */
  nameParts: ReturnType<typeof nameParts>;
  facts: readonly Fact[];
  /** `fileName` is undefined for a file on another site: browsers ignore a name for it. */
  cv?: Link & { fileName?: string };
}

/** An address of the owner, as text and as the target of a link. */
export interface Address {
  text: string;
  href: string;
}

/** How to reach the owner. */
export interface Contacts {
  email: Address;
  phone?: Address;
  location?: string;
  /** The owner's profiles on other sites. */
  social: readonly NamedLink[];
  /** The settings of the form. */
  emailService: Contact['emailService'];
}

/** A legal page elsewhere, or a legal text of the footer. */
export interface LegalEntry {
  name: string;
  /** The id of the text; undefined for a page elsewhere. */
  id?: string;
  /** Leads to the page, or to the text. */
  href: string;
  /** The text. A page elsewhere has none. */
  paragraphs: readonly string[];
  /** Whether it is the privacy policy. */
  isPrivacy: boolean;
  /** The language of name and text, if it may differ from the language of the page. */
  language?: string;
}

/**
 * Availability, workplace, time zone and languages, then the owner's own facts. Questions that have
 * no answer are left out.
 */
function factsFor({ owner, site }: Content, { words, language }: Locale): Fact[] {
  const { availability, workplace, timeZone, languages = [], facts: ownFacts = [] } = owner;
  const offset = timeZone && utcOffset(timeZone, site.updated);
  const spoken = languages.map(({ name, level }) => {
    if (level === undefined) return name;
    // No parentheses in parentheses: "Chinese (Mandarin) – fluent".
    return /[()]/.test(name + level) ? `${name} – ${level}` : `${name} (${level})`;
  });
  const answers = [
    ['availability', availability],
    ['workplace', workplace],
    ['timeZone', offset],
    ['languages', listOf(spoken, language)],
  ] as const;
  const common = answers.flatMap(([kind, value]) => {
    if (!value) return [];
    const fullValue = kind === 'timeZone' ? `${timeZone} (${value})` : value;
    return { kind, name: words.facts[kind], value, fullValue };
  });
  const own = ownFacts.map((fact) => ({ kind: 'own' as const, ...fact, fullValue: fact.value }));
  return [...common, ...own];
}

/**
 * The name under which a browser saves the CV: "Juan-Dela-Cruz-CV.pdf".
 * @param cv the address in the content: '/cv.pdf'
 */
function cvFileName(name: string, cv: string): string | undefined {
  if (!isPath(cv)) return undefined;
  const parts =
    name
      .normalize('NFC')
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...parts, 'CV'].join('-')}${/\.\w+$/.exec(cv)?.[0] ?? ''}`;
}

export function personFor(content: Content, locale: Locale): Person {
  const { cv, ...owner } = content.owner;
  return {
    ...owner,
    title: `${owner.name}, ${owner.role}`,
    nameParts: nameParts(owner),
    facts: factsFor(content, locale),
    cv:
      cv === undefined
        ? undefined
        : { ...linkFor(cv, locale), fileName: cvFileName(owner.name, cv) },
  };
}

export function contactsFor({ contact }: Content, locale: Locale): Contacts {
  const { email, phone, location, social, emailService } = contact;
  return {
    email: { text: email, href: `mailto:${email}` },
    phone: phone === undefined ? undefined : { text: phone, href: phoneAddress(phone) },
    location,
    social: social.map(({ name, href }) => ({ name, ...linkFor(href, locale) })),
    emailService,
  };
}

/** The imprint, privacy policy and the like, in the owner's order. */
export function legalFor({ site: { legal = [] } }: Content, locale: Locale): LegalEntry[] {
  const ids = anchors(
    'legal',
    legal.map(({ name }) => name),
  );
  return legal.map(
    ({ name, href, paragraphs = [], privacy: isPrivacy = false, language }, index) => {
      const entry = { name, paragraphs, isPrivacy, language };
      if (href !== undefined) return { ...entry, href: linkFor(href, locale).href };
      const id = ids[index] ?? '';
      return { ...entry, id, href: `#${id}` };
    },
  );
}
