import { readDateOrText, readPeriod } from './dates';
import { ownPage, siteUrl } from './profiles';
import { descriptionIn, divideSummary, itemsIn, pointsIn } from './prose';
import { townIn } from './town';
import { firstText, namesIn, textOf, webAddress } from './values';

// Which field of the content is made of which fields of a résumé in the JSON Resume form (1.x,
// jsonresume.org/schema). `to-content.ts` reads these tables to make the content, and `losses.ts`
// to check that each value of the résumé has reached its place. `lists.ts` has the tables of lists.

/** What readers need to know of the whole résumé. */
export interface Context {
  /** Language of its texts. */
  language: string;
  /** The type of voluntary work, in this language. */
  volunteer: string;
  /** Whether it is the `resume.json` of this site. Its summary begins with the intro of the page. */
  isOwn: boolean;
}

export interface Field {
  /** Fields of the résumé. */
  from: readonly string[];
  /** Makes a draft of their values, which are in the order of `from`. */
  read: (values: readonly unknown[], context: Context) => unknown;
}

/** By the names of the content's fields. */
export type Fields = Readonly<Record<string, Field>>;

/** The first text wins. */
export const text = (...from: readonly string[]): Field => ({ from, read: firstText });

export const town: Field = {
  from: ['location'],
  read: ([place], { language }) => townIn(place, language),
};

export const period: Field = { from: ['startDate', 'endDate', 'period'], read: readPeriod };

export const date: Field = { from: ['date', 'releaseDate', 'dateText'], read: readDateOrText };

// JSON Resume before 1.0 called an address `website`.
export const addresses = ['url', 'website', 'link'];

export const link: Field = { from: addresses, read: webAddress };

export const names = (from: string): Field => ({ from: [from], read: ([all]) => namesIn(all) });

export const description: Field = { from: ['description', 'summary'], read: descriptionIn };

export const highlights = (from: string): Field => ({
  from: ['description', 'summary', from],
  read: ([first, second, points]) => [...itemsIn([first, second]), ...pointsIn(points)],
});

/** The fields of `basics`, by file of the content. */
export const personFields = {
  site: { url: { from: ['url', 'website'], read: (values, { isOwn }) => siteUrl(values, isOwn) } },
  owner: {
    name: text('name'),
    firstNames: text('firstNames'),
    familyName: text('familyName'),
    role: {
      from: ['position', 'label'],
      read: ([position, label], { isOwn }) =>
        textOf(position) || (isOwn ? textOf(label) : roleIn(textOf(label))),
    },
    intro: { from: ['summary'], read: (values, context) => summaryOf(values, context)[0] },
    pronouns: text('pronouns'),
    availability: text('availability'),
    workplace: text('workplace'),
    timeZone: text('timeZone'),
  },
  about: {
    paragraphs: {
      from: ['summary'],
      read: (values, context) => summaryOf(values, context).slice(1),
    },
  },
  contact: {
    email: text('email'),
    phone: text('phone'),
    location: town,
    social: { from: ['url', 'website'], read: (values, { isOwn }) => ownPage(values, isOwn) },
  },
} satisfies Record<string, Fields>;

const summaryOf = ([summary]: readonly unknown[], { language, isOwn }: Context) =>
  divideSummary(summary, language, isOwn);

/** The first part of a headline on LinkedIn: "Developer" in "Developer at Reef | React". */
const roleIn = (label: string): string =>
  /^(.*?)(?:\s+[|•·]\s*|[|•]\s+|\s+(?:at|@)\s)/s.exec(label)?.[1] || label;
