import { listOf, utcOffset } from '../intl';
import type { Words } from '../words/words';
import type { Content, Owner } from './schema';

/** Whether About has any content. */
export function hasAbout({ about, owner }: Pick<Content, 'about' | 'owner'>): boolean {
  const { photo, paragraphs, services } = about;
  const { workplace, timeZone, languages = [], facts = [] } = owner;
  const lists = [paragraphs, services, languages, facts];
  return Boolean(photo || workplace || timeZone) || lists.some(({ length }) => length > 0);
}

/**
 * The owner's answers to the first questions of recruiters: availability, workplace, time zone and
 * languages, then the entries of `owner.facts`. Questions that have no answer are left out.
 * @param zone form of the time zone: `UTC+8`, or `Asia/Manila (UTC+8)`
 */
export function ownerFacts(
  { owner, site }: Pick<Content, 'owner' | 'site'>,
  words: Words['facts'],
  zone: 'offset' | 'name and offset' = 'offset',
) {
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
    ['timeZone', zone === 'offset' ? offset : offset && `${timeZone} (${offset})`],
    ['languages', listOf(spoken, site.language)],
  ] as const;
  const common = answers.flatMap(([kind, value]) =>
    value ? [{ kind, name: words[kind], value }] : [],
  );
  return [...common, ...ownFacts.map((fact) => ({ kind: 'own' as const, ...fact }))];
}

/** The title of the tab and of a search result. */
export const pageTitle = ({ name, role }: Pick<Owner, 'name' | 'role'>): string =>
  `${name}, ${role}`;
