import { readDateOrText, readPeriod } from './dates';
import { ownPage, profileAddress, profileName, siteUrl } from './profiles';
import { descriptionIn, divideSummary, itemsIn, pointsIn } from './prose';
import { logoOf, percentIn, skillsOf } from './skills';
import { townIn } from './town';
import { type Entry, firstText, joined, list, namesIn, textOf, webAddress } from './values';

// Which field of the content is made of which fields of a résumé in the JSON Resume form (1.x,
// jsonresume.org/schema). `to-content.ts` reads these tables to make the content, and `losses.ts`
// to check that each value of the résumé has reached its place.

/** What readers need to know of the whole résumé. */
export interface Context {
  /** Language of its texts. */
  language: string;
  /** The type of voluntary work, in this language. */
  volunteer: string;
  /** Whether the summary begins with the intro of a page, like in the `resume.json` of this site. */
  hasIntro: boolean;
}

interface Field {
  /** Fields of the résumé. */
  from: readonly string[];
  /** Makes a draft of their values, which are in the order of `from`. */
  read: (values: readonly unknown[], context: Context) => unknown;
}

/** By the names of the content's fields. */
export type Fields = Readonly<Record<string, Field>>;

/** The first text wins. */
const text = (...from: readonly string[]): Field => ({ from, read: firstText });

const value = (from: string): Field => ({ from: [from], read: ([only]) => only });

const town: Field = {
  from: ['location'],
  read: ([place], { language }) => townIn(place, language),
};

const period: Field = { from: ['startDate', 'endDate', 'period'], read: readPeriod };

const date: Field = { from: ['date', 'releaseDate', 'dateText'], read: readDateOrText };

// JSON Resume before 1.0 called an address `website`.
const addresses = ['url', 'website', 'link'];

const link: Field = { from: addresses, read: webAddress };

const names = (from: string): Field => ({ from: [from], read: ([all]) => namesIn(all) });

const description: Field = { from: ['description', 'summary'], read: descriptionIn };

const highlights = (from: string): Field => ({
  from: ['description', 'summary', from],
  read: ([first, second, points]) => [...itemsIn([first, second]), ...pointsIn(points)],
});

/** The fields of `basics`, by file of the content. */
export const personFields = {
  site: { url: { from: ['url', 'website'], read: siteUrl } },
  owner: {
    name: text('name'),
    firstNames: text('firstNames'),
    familyName: text('familyName'),
    role: {
      from: ['position', 'label'],
      read: ([position, label]) => textOf(position) || roleIn(textOf(label)),
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
    social: { from: ['url', 'website'], read: ownPage },
  },
} satisfies Record<string, Fields>;

const summaryOf = ([summary]: readonly unknown[], { language, hasIntro }: Context) =>
  divideSummary(summary, language, hasIntro);

/** The first part of a headline on LinkedIn: "Developer" in "Developer at Reef | React". */
const roleIn = (label: string): string =>
  /^(.*?)(?:\s+[|•·]\s*|[|•]\s+|\s+(?:at|@)\s)/s.exec(label)?.[1] || label;

/** Paid or voluntary work. The content needs a company and a role, so each replaces the other. */
const job: Fields = {
  company: text('name', 'company', 'organization', 'position'),
  role: text('position', 'name', 'company', 'organization'),
  type: text('type'),
  period,
  location: town,
  description,
  highlights: highlights('highlights'),
  skills: names('keywords'),
  link,
};

const volunteering: Fields = {
  ...job,
  type: { from: ['type'], read: ([type], { volunteer }) => type ?? volunteer },
};

const education: Fields = {
  school: text('institution', 'name'),
  programme: { from: ['studyType', 'area'], read: (parts) => joined(parts, ', ') },
  period,
  location: town,
  description,
  highlights: highlights('courses'),
  link,
};

const certificate: Fields = { name: text('name', 'title'), issuer: text('issuer'), date, link };

const publication: Fields = {
  name: text('name', 'title'),
  publisher: text('publisher'),
  date,
  link,
  summary: text('summary'),
};

const award: Fields = {
  title: text('title', 'name'),
  awarder: text('awarder', 'issuer'),
  date,
  summary: text('summary', 'description'),
};

const skill: Fields = {
  name: text('name'),
  image: { from: ['name'], read: logoOf },
  level: { from: ['level'], read: percentIn },
  group: text('group'),
  note: text('note'),
};

const isCode = (url: string) => /^https:\/\/(www\.)?(github|gitlab|bitbucket|codeberg)\./.test(url);

/**
 * The link of a project that JSON Resume's only address is, if the project has no such link: the
 * code on a code host, the demo elsewhere.
 */
const projectLink = (own: string, isKind: (url: string) => boolean): Field => ({
  from: [own, ...addresses],
  read: ([first, ...others]) => {
    const url = webAddress(others);
    return webAddress([first]) ?? (url !== undefined && isKind(url) ? url : undefined);
  },
});

/** The `resume.json` of this site has the address of one of the links as `url`, too. */
const withoutRepeatedUrl = ({ url, ...entry }: Entry): Entry[] => {
  const links = [entry.demo, entry.repo, entry.video, entry.apk];
  return [links.includes(url) ? entry : { ...entry, url }];
};

const project: Fields = {
  title: text('name', 'title'),
  role: { from: ['roles'], read: ([roles]) => joined(list(roles), ', ') },
  period,
  description,
  highlights: highlights('highlights'),
  tags: names('keywords'),
  demoLink: projectLink('demo', (url) => !isCode(url)),
  repoLink: projectLink('repo', isCode),
  videoLink: { from: ['video'], read: webAddress },
  apkLink: { from: ['apk'], read: webAddress },
  featured: value('featured'),
};

const language: Fields = {
  name: text('language', 'name'),
  level: { from: ['fluency', 'level'], read: (levels) => withoutBrackets(firstText(levels)) },
};

/** "Native (C2)" becomes "Native, C2": the page itself puts the level into brackets. */
const withoutBrackets = (level?: string): string | undefined =>
  level?.replace(/\s*[([]([^()[\]]*)[)\]]/g, ', $1').replace(/^, /, '');

const profile: Fields = {
  name: { from: ['network', 'username', ...addresses], read: profileName },
  href: { from: ['network', 'username', ...addresses], read: profileAddress },
};

/** A list of a résumé. */
export interface ListSource {
  /** Its keys in the résumé. */
  from: readonly string[];
  /** The file of the content, and the field in it that becomes the list. */
  to: readonly string[];
  fields: Fields;
  /** The field that an entry has if it is only a text; `name` by default. */
  textField?: string;
  /** Whether the latest entries come first. */
  isDated?: boolean;
  /** The entries that one of the résumé consists of. */
  divide?: (entry: Entry) => Entry[];
}

export const listSources: readonly ListSource[] = [
  { from: ['work'], to: ['experience'], fields: job, isDated: true },
  { from: ['volunteer'], to: ['experience'], fields: volunteering, isDated: true },
  { from: ['education'], to: ['education'], fields: education, isDated: true },
  { from: ['certificates'], to: ['certificates'], fields: certificate, isDated: true },
  { from: ['publications'], to: ['publications'], fields: publication, isDated: true },
  { from: ['awards'], to: ['awards'], fields: award, isDated: true },
  { from: ['skills'], to: ['skills'], fields: skill, divide: skillsOf },
  { from: ['projects'], to: ['projects'], fields: project, divide: withoutRepeatedUrl },
  { from: ['languages'], to: ['owner', 'languages'], fields: language },
  {
    from: ['basics', 'facts'],
    to: ['owner', 'facts'],
    fields: { name: text('name'), value: text('value') },
  },
  {
    from: ['basics', 'services'],
    to: ['about', 'services'],
    fields: { name: text('name'), description: text('description') },
  },
  { from: ['basics', 'profiles'], to: ['contact', 'social'], fields: profile, textField: 'url' },
];
