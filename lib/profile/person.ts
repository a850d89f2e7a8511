import { linkFor } from '../addresses/site-addresses';
import { isSitePath } from '../addresses/urls';
import type { Owner } from '../content/schema';
import { utcOffset } from '../text/intl';
import { withNote } from '../text/text';
import type { ProfileContext } from './context';
import { nameLines, nameParts, ownerInitials } from './names';
import { pictureFor } from './pictures';

/** Answers to the first questions of recruiters, except the availability. */
function answersFor({ content: { owner, site }, locale: { words, language } }: ProfileContext) {
  const { workplace = '', timeZone, languages = [], facts = [] } = owner;
  const spoken = languages.map(({ name, level }) => withNote(name, level));
  const all = [
    { name: words.facts.workplace, value: workplace },
    { name: words.facts.timeZone, value: timeZone ? utcOffset(timeZone, site.updated) : '' },
    // Without a word for "and", except in languages that always write one, like German.
    {
      name: words.facts.languages,
      value: new Intl.ListFormat(language, { style: 'narrow' }).format(spoken),
    },
    ...facts,
  ];
  return all.filter(({ value }) => value !== '');
}

/** The target of 'Download CV'; undefined if there is none. */
function cvFor({ name, cv }: Owner, context: ProfileContext) {
  if (cv === undefined || context.unmade.includes(cv.slice(1))) return undefined;
  // Browsers save the file under this name. Other files, and pages, are opened as links.
  const fileName = isSitePath(cv) && cv.endsWith('.pdf') ? `${name} CV.pdf` : undefined;
  return { ...linkFor(cv, context), fileName };
}

/**
 * The owner. Texts for readers take facts from `answers`; formats with a field for a fact, like
 * vCard, take it from the field that the owner wrote.
 */
export type Person = ReturnType<typeof personFor>;

export function personFor(context: ProfileContext) {
  const { owner } = context.content;
  const { facts: _, ...fields } = owner;
  const portrait = pictureFor(owner.portrait, context);
  return {
    ...fields,
    portrait,
    /** The full address of the portrait, for programs. */
    portraitUrl: portrait && context.urlOf(portrait.fallback),
    headline: owner.headline ?? [],
    nameAndRole: `${owner.name}, ${owner.role}`,
    nameParts: nameParts(owner),
    /** The name in one or two lines. */
    nameLines: nameLines(owner),
    initials: ownerInitials(owner),
    answers: answersFor(context),
    cv: cvFor(owner, context),
  };
}
