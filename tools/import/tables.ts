import type { Content } from '../../lib/content/schema';
import { isSiteUrl } from '../../lib/hosting/urls';
import {
  dateFrom,
  description,
  type Field,
  type Fields,
  highlightsFrom,
  keywords,
  percentFrom,
  resumeLink,
  resumePeriod,
  sameTexts,
  textFrom,
  town,
  unchanged,
} from './fields';
import { type Entry, entriesIn, joined, linkAddress, linkName, list, textOf } from './values';

// Which field of the content is made from which fields of a résumé in JSON Resume format (1.x,
// jsonresume.org/schema). The import also reads fields that only the `resume.json` of a site made
// with this template has.

/** A `Field` for each field of a list's entries, except for pictures, which no résumé contains. */
type FieldsOf<List extends readonly unknown[] | undefined> = Record<
  Exclude<keyof NonNullable<List>[number], 'image' | 'logo'>,
  Field
>;

/** The paragraphs of a summary: the first one is the intro of the page, the others are in About. */
const paragraphsIn = (summary: unknown): string[] => textOf(summary)?.split(/\n\s*\n/) ?? [];

/** The fields of `basics`, by file of the content. */
export const personFields = {
  site: { url: { from: ['url', 'website'], read: firstSiteUrl } },
  owner: {
    ...sameTexts('name', 'firstNames', 'familyName'),
    role: textFrom('label'),
    intro: { from: ['summary'], read: ([summary]) => paragraphsIn(summary)[0] },
    ...sameTexts('skillsIntro', 'pronouns', 'availability', 'workplace', 'timeZone'),
  },
  about: {
    paragraphs: { from: ['summary'], read: ([summary]) => paragraphsIn(summary).slice(1) },
  },
  contact: {
    intro: textFrom('contactIntro'),
    ...sameTexts('email', 'phone'),
    location: town,
  },
} satisfies Record<string, Fields>;

/** The address of the owner's site. An address with a path is left out: it is a page elsewhere. */
function firstSiteUrl(values: readonly unknown[]): string | undefined {
  return values.map(linkAddress).find((address) => address !== undefined && isSiteUrl(address));
}

const job: FieldsOf<Content['experience']> = {
  company: textFrom('name', 'company', 'organization'),
  role: textFrom('position'),
  type: textFrom('type'),
  period: resumePeriod,
  location: town,
  description,
  highlights: highlightsFrom('highlights'),
  skills: keywords,
  link: resumeLink,
  inCv: unchanged('inCv'),
};

const school: FieldsOf<Content['education']> = {
  school: textFrom('institution'),
  programme: { from: ['studyType', 'area'], read: (parts) => joined(parts, ', ') },
  period: resumePeriod,
  location: town,
  description,
  highlights: highlightsFrom('courses'),
  link: resumeLink,
};

const certificate: FieldsOf<Content['certificates']> = {
  ...sameTexts('name', 'issuer'),
  date: dateFrom('date'),
  link: resumeLink,
};

const publication: FieldsOf<Content['publications']> = {
  ...sameTexts('name', 'publisher', 'summary'),
  date: dateFrom('releaseDate'),
  link: resumeLink,
};

const award: FieldsOf<Content['awards']> = {
  ...sameTexts('title', 'awarder', 'summary'),
  date: dateFrom('date'),
  link: resumeLink,
};

const skill: FieldsOf<Content['skills']> = {
  ...sameTexts('name', 'group', 'note'),
  level: percentFrom('level'),
};

/**
 * The skills of an entry. JSON Resume writes a group of skills as one entry with keywords. The
 * `resume.json` of this site also has `members`, with the levels and notes of these skills.
 * @returns the entry itself if it is no group
 */
export function skillsIn(entry: Entry): Entry[] {
  const members = entriesIn(entry.members ?? entry.keywords);
  return members.length === 0
    ? [entry]
    : members.map((member) => ({ ...member, group: entry.name }));
}

const project: FieldsOf<Content['projects']> = {
  title: textFrom('name'),
  description,
  period: resumePeriod,
  role: { from: ['roles'], read: ([roles]) => joined(list(roles), ', ') },
  organization: textFrom('entity'),
  location: town,
  group: textFrom('type'),
  highlights: highlightsFrom('highlights'),
  tags: keywords,
  demoLink: textFrom('demo'),
  videoLink: textFrom('video'),
  repoLink: textFrom('repo'),
  apkLink: textFrom('apk'),
  links: { from: ['links', 'url', 'demo', 'video', 'repo', 'apk'], read: linksIn },
  featured: unchanged('featured'),
  inCv: unchanged('inCv'),
};

/**
 * The links of a project that have a name. They include the project's `url`, which gets the name of
 * its host: `url: 'https://reef.example/kelp'` becomes
 * `{ name: 'reef.example', href: 'https://reef.example/kelp' }`. It is left out if another link of
 * the project, like `demo`, has the same address.
 */
function linksIn([named, projectUrl, ...others]: readonly unknown[]): Entry[] | undefined {
  const links = entriesIn(named).map(({ name, url }): Entry => {
    return { name, href: linkAddress(url) ?? textOf(url) };
  });
  const href = linkAddress(projectUrl);
  const isRepeated = others.includes(href) || links.some((each) => each.href === href);
  if (href !== undefined && !isRepeated) links.push({ name: linkName(href), href });
  return links.length > 0 ? links : undefined;
}

const socialLink: FieldsOf<Content['contact']['social']> = {
  name: textFrom('network', 'username'),
  href: { from: ['network', 'username', 'url'], read: socialAddress },
};

/** Social networks whose profiles have an address that ends with the user name. */
const networks: Record<string, string | undefined> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
};

/** The address of a social link or, if it has none, an address made from network and user name. */
function socialAddress([network, username, url]: readonly unknown[]): string | undefined {
  const start = networks[textOf(network)?.toLowerCase() ?? ''];
  const name = textOf(username)?.replace(/^@/, '');
  return linkAddress(url) ?? (start && name && start + name);
}

const language: FieldsOf<Content['owner']['languages']> = {
  name: textFrom('language'),
  level: textFrom('fluency'),
};

/** The lists of a résumé, by their names in it. */
export const listTables = {
  work: job,
  volunteer: { ...job, type: { from: ['type'], read: ([type]) => textOf(type) ?? 'volunteer' } },
  education: school,
  certificates: certificate,
  publications: publication,
  awards: award,
  skills: skill,
  projects: project,
  languages: language,
} satisfies Record<string, Fields>;

/** The lists in `basics`. */
export const personLists = {
  profiles: socialLink,
  facts: sameTexts('name', 'value'),
  services: sameTexts('name', 'description'),
} satisfies Record<string, Fields>;
