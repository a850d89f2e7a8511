import {
  addresses,
  date,
  description,
  type Field,
  type Fields,
  highlights,
  link,
  names,
  period,
  text,
  town,
} from './fields';
import { profileAddress, profileName } from './profiles';
import { percentIn, skillsOf } from './skills';
import { type Entry, entriesIn, firstText, joined, list, textOf, webAddress } from './values';

// The lists of a résumé, and the fields of their entries: see `fields.ts`.

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
  inCv: { from: ['inCv'], read: ([inCv]) => inCv },
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
  link,
  summary: text('summary', 'description'),
};

const skill: Fields = {
  name: text('name'),
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
  const { demo, repo, video, apk } = entry;
  const links = [demo, repo, video, apk, ...entriesIn(entry.links).map((link) => link.url)];
  return [links.includes(url) ? entry : { ...entry, url }];
};

/** Links of a project that have names of their own. */
const namedLinks = (links: unknown) =>
  entriesIn(links).map(({ name, url }) => ({ name: textOf(name), href: webAddress([url]) }));

const project: Fields = {
  title: text('name', 'title'),
  role: { from: ['roles'], read: ([roles]) => joined(list(roles), ', ') },
  organization: text('entity'),
  location: town,
  group: text('type'),
  period,
  description,
  highlights: highlights('highlights'),
  tags: names('keywords'),
  demoLink: projectLink('demo', (url) => !isCode(url)),
  repoLink: projectLink('repo', isCode),
  videoLink: { from: ['video'], read: webAddress },
  apkLink: { from: ['apk'], read: webAddress },
  links: { from: ['links'], read: ([links]) => namedLinks(links) },
  featured: { from: ['featured'], read: ([isFeatured]) => isFeatured },
  inCv: { from: ['inCv'], read: ([inCv]) => inCv },
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
export interface ListMapping {
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

export const listMappings: readonly ListMapping[] = [
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
