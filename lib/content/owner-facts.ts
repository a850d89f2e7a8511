import type { Content } from './schema';
import { utcOffset } from './time-zone';

export interface OwnerFact {
  kind: 'availability' | 'workplace' | 'timeZone' | 'languages';
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
  zone: 'offset' | 'name and offset' = 'offset',
): OwnerFact[] {
  const { availability, workplace, timeZone, languages = [] } = owner;
  const offset = timeZone && utcOffset(timeZone, site.updated);
  const facts = [
    { kind: 'availability', name: 'Availability', value: availability },
    { kind: 'workplace', name: 'Place of work', value: workplace },
    {
      kind: 'timeZone',
      name: 'Time zone',
      value: zone === 'offset' ? offset : timeZone && `${timeZone} (${offset})`,
    },
    {
      kind: 'languages',
      name: 'Languages',
      value: languages
        .map(({ name, level }) => (level === undefined ? name : `${name} (${level})`))
        .join(', '),
    },
  ] as const;
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}
