import { linkFor } from '../addresses/site-addresses';
import { isSitePath } from '../addresses/urls';
import { utcOffset } from '../text/intl';
import { withNote } from '../text/text';
import type { Words } from '../words/words';
import type { ProfileContext } from './context';
import { nameLines, nameParts, ownerInitials } from './names';

/** An answer to a first question of recruiters. */
interface Fact {
  /** `custom`: the owner has written the name. The others have their names in `words`. */
  kind: keyof Words['facts'] | 'custom';
  name: string;
  value: string;
}

function factsFor({ content: { owner, site }, locale: { words, language } }: ProfileContext) {
  const { availability, workplace, timeZone, languages = [], facts = [] } = owner;
  const spoken = languages.map(({ name, level }) => withNote(name, level));
  const common = (kind: keyof Words['facts'], value?: string): Fact[] =>
    value ? [{ kind, name: words.facts[kind], value }] : [];
  return [
    ...common('availability', availability),
    ...common('workplace', workplace),
    ...common('timeZone', timeZone && utcOffset(timeZone, site.updated)),
    // Without a word for "and", except in languages that always write one, like German.
    ...common('languages', new Intl.ListFormat(language, { style: 'narrow' }).format(spoken)),
    ...facts.map((fact): Fact => ({ kind: 'custom', ...fact })),
  ];
}

/** The facts in About. The first screen has the availability. */
export const aboutFacts = ({ facts }: Pick<Person, 'facts'>) =>
  facts.filter(({ kind }) => kind !== 'availability');

/** The name under which a browser saves the CV. Other files, and pages, are opened as links. */
const cvFileName = (name: string, cv: string): string | undefined =>
  isSitePath(cv) && cv.endsWith('.pdf') ? `${name} CV.pdf` : undefined;

/**
 * The owner. Texts for readers take facts from `facts`; formats with a field for a fact, like
 * vCard, take it from the field that the owner wrote.
 */
export type Person = ReturnType<typeof personFor>;

export function personFor(context: ProfileContext) {
  const { cv, ...owner } = context.content.owner;
  return {
    ...owner,
    headline: owner.headline ?? [],
    nameAndRole: `${owner.name}, ${owner.role}`,
    nameParts: nameParts(owner),
    /** The name in one or two lines. */
    nameLines: nameLines(owner),
    initials: ownerInitials(owner),
    facts: factsFor(context),
    cv:
      cv === undefined
        ? undefined
        : { ...linkFor(cv, context), fileName: cvFileName(owner.name, cv) },
  };
}
