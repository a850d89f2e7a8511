import { nameParts } from '../content/names';
import { linkFor } from '../hosting/addresses';
import { isPath } from '../hosting/urls';
import { formatList, utcOffset } from '../language/intl';
import type { ProfileContext } from './context';

/** A fact with a label of its own in `words.facts`. */
interface CommonFact {
  kind: 'availability' | 'workplace' | 'timeZone' | 'languages';
  value?: string;
  /** What documents show, if it is not the same. */
  documentValue?: string;
}

/** The offset of a time zone. Documents also name the zone: `Asia/Manila (UTC+8)`. */
function timeZoneValues(zone: string, day: string) {
  const value = utcOffset(zone, day);
  return { value, documentValue: zone === value ? value : `${zone} (${value})` };
}

/** The common facts that the owner has given, then the owner's own. */
function factsFor({ content: { owner, site }, locale: { words, language } }: ProfileContext) {
  const { availability, workplace, timeZone, languages = [], facts: ownFacts = [] } = owner;
  const spoken = languages.map(({ name, level }) => {
    if (level === undefined) return name;
    // No parentheses in parentheses: "Chinese (Mandarin) – fluent".
    return /[()]/.test(name + level) ? `${name} – ${level}` : `${name} (${level})`;
  });
  const commonFacts: CommonFact[] = [
    { kind: 'availability', value: availability },
    { kind: 'workplace', value: workplace },
    { kind: 'timeZone', ...(timeZone && timeZoneValues(timeZone, site.updated)) },
    { kind: 'languages', value: formatList(spoken, language) },
  ];
  const common = commonFacts.flatMap(({ kind, value, documentValue }) =>
    value ? [{ kind, name: words.facts[kind], value, documentValue: documentValue ?? value }] : [],
  );
  const own = ownFacts.map((fact) => ({
    kind: 'own' as const,
    ...fact,
    documentValue: fact.value,
  }));
  return [...common, ...own];
}

/** The facts in the section About: all except the availability, which the hero shows. */
export const aboutFacts = ({ facts }: Pick<Person, 'facts'>) =>
  facts.filter(({ kind }) => kind !== 'availability');

/**
 * The name under which a browser saves the CV: "Juan-Dela-Cruz-CV.pdf".
 * @param cv the address in the content: '/cv.pdf'
 * @returns undefined for a page like '/cv/', and for a file on another site, for which browsers
 *   ignore the name
 */
function cvFileName(name: string, cv: string): string | undefined {
  if (!isPath(cv) || cv.endsWith('/')) return undefined;
  const parts =
    name
      .normalize('NFC')
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...parts, 'CV'].join('-')}${/\.\w+$/.exec(cv)?.[0] ?? ''}`;
}

/** Who the owner is: names, role, facts and CV. */
export function personFor(context: ProfileContext) {
  const { cv, ...owner } = context.content.owner;
  return {
    ...owner,
    /** Name and role: the title of the tab and of a search result. */
    title: `${owner.name}, ${owner.role}`,
    /** For address books. */
    nameParts: nameParts(owner),
    facts: factsFor(context),
    /** Whether the headline types its phrases in place of the name. */
    isNameTyped: owner.typedName ?? true,
    cv:
      cv === undefined
        ? undefined
        : { ...linkFor(cv, context), fileName: cvFileName(owner.name, cv) },
  };
}

export type Person = ReturnType<typeof personFor>;
