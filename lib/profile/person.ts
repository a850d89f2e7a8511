import { linkFor } from '../addresses/site-addresses';
import { isSitePath } from '../addresses/urls';
import type { Owner } from '../content/schema';
import { utcOffset } from '../text/intl';
import { withNote } from '../words/words';
import { type ProfileContext, pictureFor } from './context';
import { familyNameOf, nameInSentences, nameLines, ownerInitials } from './names';

/** Answers to the first questions of recruiters, except the availability, and the owner's facts. */
function answersFor({ content: { owner, site }, locale: { words, language } }: ProfileContext) {
  const { workplace = '', timeZone, languages = [], facts = [] } = owner;
  // 'narrow' writes no word for "and", except in languages that always have one, like German.
  const format = new Intl.ListFormat(language, { style: 'narrow' });
  const spoken = format.format(languages.map(({ name, level }) => withNote(name, level, words)));
  const all = [
    { name: words.facts.workplace, value: workplace },
    { name: words.facts.timeZone, value: timeZone ? utcOffset(timeZone, site.updated) : '' },
    { name: words.facts.languages, value: spoken },
    ...facts,
  ];
  return all.filter(({ value }) => value !== '');
}

/** The target of 'Download CV', if there is one. `HomePage.tsx` knows whether it is made. */
function cvFor({ name, cv }: Owner, context: ProfileContext) {
  if (cv === undefined) return undefined;
  // Browsers save a PDF of this site under this name. Other files, and pages, are opened as links.
  const fileName = isSitePath(cv) && cv.endsWith('.pdf') ? `${name} CV.pdf` : undefined;
  return { ...linkFor(cv, context), fileName };
}

/**
 * The owner, with the fields of `owner.ts`. Readers get workplace, time zone, languages and facts
 * from `answers`; formats with a field for one of them, like vCard, take what the owner wrote.
 */
export type Person = ReturnType<typeof personFor>;

export function personFor(context: ProfileContext) {
  const { owner } = context.content;
  const portrait = pictureFor(owner.portrait, context, 'portrait');
  return {
    ...owner,
    portrait,
    /** The full address of the portrait, for programs. */
    portraitUrl: portrait && context.urlOf(portrait.fallback),
    headline: owner.headline ?? [],
    nameAndRole: `${owner.name}, ${owner.role}`,
    familyName: familyNameOf(owner),
    nameInSentences: nameInSentences(owner),
    nameLines: nameLines(owner),
    initials: ownerInitials(owner),
    answers: answersFor(context),
    cv: cvFor(owner, context),
  };
}
