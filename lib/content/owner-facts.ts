import { listOf, utcOffset } from '../intl';
import type { Words } from '../words/words';
import type { Content, Owner } from './schema';

/** Whether About has any content. */
export function hasAbout({ about, owner }: Pick<Content, 'about' | 'owner'>): boolean {
  const { photo, paragraphs, services } = about;
  const { workplace, timeZone, languages = [] } = owner;
  return [photo, ...paragraphs, ...services, workplace, timeZone, ...languages].some(Boolean);
}

/**
 * The owner's answers to recruiters' first questions, as far as they are given.
 * @param zone form of the time zone: `UTC+8`, or `Asia/Manila (UTC+8)`
 */
export function ownerFacts(
  { owner, site }: Pick<Content, 'owner' | 'site'>,
  words: Words['facts'],
  zone: 'offset' | 'name and offset' = 'offset',
) {
  const { availability, workplace, timeZone, languages = [] } = owner;
  const offset = timeZone && utcOffset(timeZone, site.updated);
  const spoken = languages.map(({ name, level }) => {
    if (level === undefined) return name;
    return /[()]/.test(name + level) ? `${name} – ${level}` : `${name} (${level})`;
  });
  const facts = [
    ['availability', availability],
    ['workplace', workplace],
    ['timeZone', zone === 'offset' ? offset : offset && `${timeZone} (${offset})`],
    ['languages', listOf(spoken, site.language)],
  ] as const;
  return facts.flatMap(([kind, value]) => (value ? [{ kind, name: words[kind], value }] : []));
}

/** The title of the tab and of a search result. */
export const pageTitle = ({ name, role }: Pick<Owner, 'name' | 'role'>): string =>
  `${name}, ${role}`;
