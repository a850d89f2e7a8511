import { isoDate, type PeriodText, parseDate } from '../../lib/content/period';
import type {
  Certificate,
  Content,
  Education,
  Experience,
  Project,
} from '../../lib/content/schema';
import { isWebAddress } from '../../lib/hosting/addresses';
import { resumeSkills } from './resume-skills';
import type { Source } from './source';

/** The lists of the content: work, education, certificates, skills, projects. */
export function resumeSections(
  root: Source,
): Pick<Content, 'experience' | 'education' | 'certificates' | 'skills' | 'projects'> {
  const work = root.list('work', 100).flatMap((entry) => experience(entry, 'name'));
  const volunteer = root
    .list('volunteer', 100)
    .flatMap((entry) => experience(entry, 'organization'));
  return {
    experience: merged(work, volunteer),
    education: root.list('education', 50).flatMap(education),
    certificates: [
      ...root.list('certificates', 60).flatMap(certificate),
      ...root.list('awards', 40).flatMap(award),
    ],
    skills: resumeSkills(root.list('skills', 100)),
    projects: root.list('projects', 200).flatMap(project).map(featureFirst),
  };
}

/** A date as `2024-08` or `2024`; JSON Resume also has days, of which periods know nothing. */
function month(entry: Source, key: string): string | undefined {
  const read = (text: string) => parseDate(text, 'en');
  const found = entry.textIf(key, (text) => read(text) !== undefined);
  const { year, month } = (found === undefined ? undefined : read(found)) ?? {};
  return year === undefined ? undefined : isoDate({ year, month });
}

function period(entry: Source): PeriodText | undefined {
  const end = month(entry, 'endDate');
  const from = month(entry, 'startDate') ?? end;
  if (from === undefined) return undefined;
  if (end !== undefined && end.slice(0, from.length) < from.slice(0, end.length)) {
    entry.note('endDate', `${end} is before ${from}, so only the start was taken`);
    return { from, to: from };
  }
  return { from, to: end ?? 'present' };
}

const link = (entry: Source) => entry.textIf('url', isWebAddress);

const optionalList = (texts: string[]) => (texts.length > 0 ? texts : undefined);

function experience(entry: Source, nameKey: 'name' | 'organization'): Experience[] {
  const company = entry.text(nameKey, 120);
  const role = entry.text('position', 120);
  if (company === undefined && role === undefined) return [];
  if (company === undefined) entry.note(nameKey, 'is missing; the position stands in its place');
  if (role === undefined) entry.note('position', 'is missing; the name stands in its place');
  return [
    {
      company: company ?? role ?? '',
      role: role ?? company ?? '',
      type: entry.text('type', 60) ?? (nameKey === 'organization' ? 'volunteer' : undefined),
      period: period(entry),
      location: entry.text('location', 120),
      description: entry.text('summary', 2000),
      highlights: optionalList(entry.texts('highlights', 500, 20)),
      skills: entry.texts('keywords', 60, 30),
      link: link(entry),
    },
  ];
}

/** When an entry began, as text that sorts; what has no period comes last. */
const start = ({ period }: Experience) => (typeof period === 'object' ? period.from : '');

/** Paid and voluntary work as one list, latest first, each in the order it had by itself. */
function merged(work: readonly Experience[], volunteer: readonly Experience[]): Experience[] {
  const all = [...work];
  let from = 0;
  for (const entry of volunteer) {
    const later = all.findIndex((each, index) => index >= from && start(each) < start(entry));
    const place = later === -1 ? all.length : later;
    all.splice(place, 0, entry);
    from = place + 1;
  }
  return all;
}

function education(entry: Source): Education[] {
  const school = entry.text('institution', 160);
  const programme = [entry.text('studyType', 80), entry.text('area', 160)].filter(Boolean);
  const score = entry.text('score', 40);
  if (school === undefined && programme.length === 0) return [];
  return [
    {
      school: school ?? programme.join(', '),
      programme: school === undefined ? undefined : programme.join(', ').slice(0, 160) || undefined,
      period: period(entry),
      location: entry.text('location', 120),
      description: entry.text('summary', 2000),
      highlights: optionalList([
        ...(score === undefined ? [] : [`Grade: ${score}`]),
        ...entry.texts('courses', 500, score === undefined ? 20 : 19),
      ]),
      link: link(entry),
    },
  ];
}

const isDate = (text: string) => parseDate(text, 'en') !== undefined;

function certificate(entry: Source): Certificate[] {
  const name = entry.text('name', 160);
  if (name === undefined) return [];
  const [date, issuer] = [entry.textIf('date', isDate), entry.text('issuer', 120)];
  return [{ name, issuer, date, link: link(entry) }];
}

/** An award is shown as a certificate is: what, by whom, when. */
function award(entry: Source): Certificate[] {
  const name = entry.text('title', 160);
  if (name === undefined) return [];
  return [{ name, issuer: entry.text('awarder', 120), date: entry.textIf('date', isDate) }];
}

const videoHosts = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com)$/;
const codeHosts = /(^|\.)(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sr\.ht)$/;

function projectLink(href: string): Partial<Project> {
  const { hostname, pathname } = new URL(href);
  if (/\.apk$/i.test(pathname)) return { apkLink: href };
  if (videoHosts.test(hostname)) return { videoLink: href };
  return codeHosts.test(hostname) ? { repoLink: href } : { demoLink: href };
}

/** Projects have no points of their own: as many as fit follow the description as sentences. */
function projectDescription(entry: Source): string | undefined {
  const limit = 600;
  const description = entry.text('description', limit);
  const taken = description === undefined ? 0 : description.length + ' .'.length;
  const points = entry.textsWithin('highlights', limit - taken);
  if (points.length === 0) return description;
  const texts = description === undefined ? points : [description, ...points];
  return texts.map((text) => (/\p{P}$/u.test(text) ? text : `${text}.`)).join(' ');
}

function project(entry: Source): Project[] {
  const title = entry.text('name', 100);
  if (title === undefined) return [];
  const href = link(entry);
  return [
    {
      title,
      description: projectDescription(entry) ?? title,
      period: period(entry),
      role: entry.textsWithin('roles', 100).join(', ') || undefined,
      tags: entry.texts('keywords', 40, 20),
      ...(href === undefined ? {} : projectLink(href)),
    },
  ];
}

/** The first two are shown large: which ones deserve it, only the owner knows. */
const featureFirst = (project: Project, index: number): Project =>
  index < 2 ? { ...project, featured: true } : project;
