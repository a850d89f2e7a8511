import { linkFor, type ResolvedLink } from '../addresses/site-addresses';
import { isSitePath } from '../addresses/urls';
import type { Owner } from '../content/schema';
import { formatList, utcOffset } from '../language/intl';
import { withNote } from '../text/text';
import type { ProfileContext } from './context';
import { type NameParts, nameParts } from './names';

/** The answer to a first question of recruiters, with its label. */
interface Fact {
  /** `own` is a fact whose name the owner has written. The others have their names in `words`. */
  kind: 'availability' | 'workplace' | 'timeZone' | 'languages' | 'own';
  name: string;
  value: string;
  /** The value that documents show. */
  documentValue: string;
}

/** The common facts that the owner has given, then the owner's own. */
function factsFor({ content: { owner, site }, locale: { words, language } }: ProfileContext) {
  const { availability, workplace, timeZone, languages = [], facts = [] } = owner;
  const offset = timeZone && utcOffset(timeZone, site.updated);
  const spoken = languages.map(({ name, level }) => withNote(name, level));
  const common = (
    kind: Exclude<Fact['kind'], 'own'>,
    value?: string,
    documentValue = value,
  ): Fact[] =>
    value && documentValue ? [{ kind, name: words.facts[kind], value, documentValue }] : [];
  return [
    ...common('availability', availability),
    ...common('workplace', workplace),
    // Documents also name the zone: "Asia/Manila (UTC+8)".
    ...common('timeZone', offset, timeZone === offset ? offset : `${timeZone} (${offset})`),
    ...common('languages', formatList(spoken, language)),
    ...facts.map((fact): Fact => ({ kind: 'own', ...fact, documentValue: fact.value })),
  ];
}

/** The facts in the section About: all except the availability, which the hero shows. */
export const aboutFacts = ({ facts }: Pick<Person, 'facts'>) =>
  facts.filter(({ kind }) => kind !== 'availability');

/**
 * The name under which a browser saves the CV: "Juan-Dela-Cruz-CV.pdf".
 * @param cv the address in the content: '/cv.pdf'
 * @returns undefined for a page like '/cv/' or '/cv.html', and for a file on another site, for
 *   which browsers ignore the name
 */
function cvFileName(name: string, cv: string): string | undefined {
  if (!isSitePath(cv) || /(\/|\.html?)$/.test(cv)) return undefined;
  const parts =
    name
      .normalize('NFC')
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...parts, 'CV'].join('-')}${/\.\w+$/.exec(cv)?.[0] ?? ''}`;
}

interface CvFile extends ResolvedLink {
  /** The name under which a browser saves the CV. */
  fileName?: string;
}

/**
 * Who the owner is: names, role, facts and CV. Texts for readers take facts from `facts`; formats
 * with a field for a fact, like vCard, take it from the field that the owner wrote.
 */
export interface Person extends Omit<Owner, 'cv' | 'facts' | 'typedName'> {
  /** Name and role, for the tab and for a search result. */
  nameAndRole: string;
  /** First names and family name, for address books. */
  nameParts: NameParts;
  facts: readonly Fact[];
  /** Whether the headline types its phrases in place of the name. A single phrase is not typed. */
  isNameTyped: boolean;
  cv?: CvFile;
}

export function personFor(context: ProfileContext): Person {
  const { cv, facts: _, typedName, ...owner } = context.content.owner;
  return {
    ...owner,
    nameAndRole: `${owner.name}, ${owner.role}`,
    nameParts: nameParts(owner),
    facts: factsFor(context),
    isNameTyped: typedName !== false && owner.headline.length > 1,
    cv:
      cv === undefined
        ? undefined
        : { ...linkFor(cv, context), fileName: cvFileName(owner.name, cv) },
  };
}
