import { listOf } from '../words/language';
import type { Words } from '../words/words';
import type { Content } from './schema';
import { utcOffset } from './time-zone';

export interface OwnerFact {
  kind: 'availability' | 'workplace' | 'timeZone' | 'languages';
  /** In the language of the page. */
  name: string;
  value: string;
}

/**
 * The optional answers to recruiters' first questions, as far as the owner gave them.
 * @param zone how the time zone is told: `UTC+8`, or with its name as well,
 *   `Asia/Manila (UTC+8)`, where there is room
 */
export function ownerFacts(
  { owner, site }: Pick<Content, 'owner' | 'site'>,
  words: Words['facts'],
  zone: 'offset' | 'name and offset' = 'offset',
): OwnerFact[] {
  const { availability, workplace, timeZone, languages = [] } = owner;
  const offset = timeZone && utcOffset(timeZone, site.updated, words.utc);
  const facts = [
    { kind: 'availability', name: words.availability, value: availability },
    { kind: 'workplace', name: words.workplace, value: workplace },
    {
      kind: 'timeZone',
      name: words.timeZone,
      value: zone === 'offset' ? offset : timeZone && `${timeZone} (${offset})`,
    },
    {
      kind: 'languages',
      name: words.languages,
      value: listOf(
        languages.map(({ name, level }) => (level === undefined ? name : `${name} (${level})`)),
        site.language,
      ),
    },
  ] as const;
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}
