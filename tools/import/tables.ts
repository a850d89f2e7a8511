import type {
  Award,
  Certificate,
  Contact,
  Education,
  Experience,
  Owner,
  Project,
  Publication,
  Skill,
} from '../../lib/content/schema';
import { isSiteUrl } from '../../lib/hosting/urls';
import {
  date,
  description,
  type Field,
  type Fields,
  highlights,
  keywords,
  link,
  period,
  sameTexts,
  text,
  textOr,
  town,
  unchanged,
} from './fields';
import { type Entry, entriesIn, hostOf, joined, list, textOf, webAddress } from './values';

/** All fields of an entry but pictures, which no résumé contains. */
type FieldsOf<Type> = Record<Exclude<keyof Type, 'image' | 'logo'>, Field>;

// Which field of the content is made of which fields of a résumé in the JSON Resume form (1.x,
// jsonresume.org/schema). Fields that only the `resume.json` of this site has are read, too.

/** The paragraphs of a summary: the first one is the intro of the page, the others are in About. */
const paragraphsIn = (summary: unknown): string[] => textOf(summary)?.split(/\n\s*\n/) ?? [];

/** The fields of `basics`, by file of the content. */
export const personFields = {
  site: { url: { from: ['url'], read: ([url]) => siteUrlIn(url) } },
  owner: {
    ...sameTexts('name', 'firstNames', 'familyName'),
    role: text('label'),
    intro: { from: ['summary'], read: ([summary]) => paragraphsIn(summary)[0] },
    ...sameTexts('skillsIntro', 'pronouns', 'availability', 'workplace', 'timeZone'),
  },
  about: {
    paragraphs: { from: ['summary'], read: ([summary]) => paragraphsIn(summary).slice(1) },
  },
  contact: {
    intro: text('contactIntro'),
    ...sameTexts('email', 'phone'),
    location: town,
    social: { from: ['url'], read: ([url]) => pageElsewhere(url) },
  },
} satisfies Record<string, Fields>;

function siteUrlIn(url: unknown): string | undefined {
  const address = webAddress(url);
  return address !== undefined && isSiteUrl(address) ? address : undefined;
}

/** A page on somebody else's site is a profile. */
function pageElsewhere(url: unknown): Entry[] | undefined {
  const href = webAddress(url);
  const isProfile = href !== undefined && siteUrlIn(url) === undefined;
  return isProfile ? [{ name: hostOf(href), href }] : undefined;
}

const job: FieldsOf<Experience> = {
  company: text('name', 'company', 'organization'),
  role: text('position'),
  type: text('type'),
  period,
  location: town,
  description,
  highlights: highlights('highlights'),
  skills: keywords,
  link,
  inCv: unchanged('inCv'),
};

const school: FieldsOf<Education> = {
  school: text('institution'),
  programme: { from: ['studyType', 'area'], read: (parts) => joined(parts, ', ') },
  period,
  location: town,
  description,
  highlights: highlights('courses'),
  link,
};

const certificate: FieldsOf<Certificate> = {
  ...sameTexts('name', 'issuer'),
  date: date('date'),
  link,
};

const publication: FieldsOf<Publication> = {
  ...sameTexts('name', 'publisher', 'summary'),
  date: date('releaseDate'),
  link,
};

const award: FieldsOf<Award> = {
  ...sameTexts('title', 'awarder', 'summary'),
  date: date('date'),
  link,
};

const skill: FieldsOf<Skill> = {
  ...sameTexts('name', 'group', 'note'),
  level: { from: ['level'], read: ([level]) => percentIn(textOf(level)) },
};

/** 80 for "80 %". Words like "Master" are no level of the page. */
function percentIn(level = ''): number | undefined {
  const percent = /^([\d.]+) ?%$/.exec(level)?.[1];
  return percent === undefined ? undefined : Number(percent);
}

/**
 * The skills of a group, which are its keywords. The `resume.json` of this site has their levels
 * and notes in `members`.
 */
function skillsOfGroup({ name: group, keywords, members }: Entry): Entry[] {
  return entriesIn(members ?? keywords).map((entry) => ({ ...entry, group }));
}

/** A link of the `resume.json` of this site, in which `url` repeats one of them. */
const ownLink = (from: string): Field => ({ from: [from, 'url'], read: ([address]) => address });

const project: FieldsOf<Project> = {
  title: text('name'),
  description,
  period,
  role: { from: ['roles'], read: ([roles]) => joined(list(roles), ', ') },
  organization: text('entity'),
  location: town,
  group: text('type'),
  highlights: highlights('highlights'),
  tags: keywords,
  demoLink: ownLink('demo'),
  videoLink: ownLink('video'),
  repoLink: ownLink('repo'),
  apkLink: ownLink('apk'),
  links: { from: ['links', 'url', 'demo', 'video', 'repo', 'apk'], read: linksIn },
  featured: unchanged('featured'),
  inCv: unchanged('inCv'),
};

/**
 * The links of a project with names of their own. The address of a project in JSON Resume has the
 * name of its host, unless the résumé says what it is.
 */
function linksIn([named, url, ...others]: readonly unknown[]): Entry[] | undefined {
  const links = entriesIn(named).map(({ name, url }): Entry => ({ name, href: webAddress(url) }));
  const href = webAddress(url);
  const isRepeated = others.includes(href) || links.some((link) => link.href === href);
  if (href !== undefined && !isRepeated) links.push({ name: hostOf(href), href });
  return links.length > 0 ? links : undefined;
}

const profile: FieldsOf<Contact['social'][number]> = {
  name: text('network', 'username'),
  href: { from: ['network', 'username', 'url'], read: profileAddress },
};

/** Networks whose addresses end with the user name. */
const networks: Record<string, string | undefined> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
};

/** The address of a profile, or that of its user name. */
function profileAddress([network, username, url]: readonly unknown[]): string | undefined {
  const start = networks[textOf(network)?.toLowerCase() ?? ''];
  const name = textOf(username)?.replace(/^@/, '') ?? '';
  const isName = start !== undefined && /^[\w.-]+$/.test(name);
  return webAddress(url) ?? (isName ? start + name : undefined);
}

const language: FieldsOf<NonNullable<Owner['languages']>[number]> = {
  name: text('language'),
  level: text('fluency'),
};

/** A list of a résumé. */
export interface ListTable {
  /** Where it is in the résumé. */
  from: string;
  /** The file of the content that gets its entries, or the field in it. */
  to: string;
  fields: Fields;
  /** The entries that one of the list consists of, if it is a group. */
  membersOf?: (entry: Entry) => Entry[];
}

/** @param volunteer the type of voluntary work, in the language of the page */
export const listTables = (volunteer: string): readonly ListTable[] => [
  { from: 'work', to: 'experience', fields: job },
  { from: 'volunteer', to: 'experience', fields: { ...job, type: textOr(volunteer, 'type') } },
  { from: 'education', to: 'education', fields: school },
  { from: 'certificates', to: 'certificates', fields: certificate },
  { from: 'publications', to: 'publications', fields: publication },
  { from: 'awards', to: 'awards', fields: award },
  { from: 'skills', to: 'skills', fields: skill, membersOf: skillsOfGroup },
  { from: 'projects', to: 'projects', fields: project },
  { from: 'languages', to: 'owner.languages', fields: language },
  { from: 'basics.facts', to: 'owner.facts', fields: sameTexts('name', 'value') },
  { from: 'basics.services', to: 'about.services', fields: sameTexts('name', 'description') },
  { from: 'basics.profiles', to: 'contact.social', fields: profile },
];
