import { z } from 'zod';
import type { Certificate, Education, Experience, Project } from '../../lib/content/schema';
import { dates, day, link, list, period, text } from './fields';
import { shortened, splitPoints } from './texts';

/**
 * The entries of a résumé in the JSON Resume form, each read as the entry of the content that it
 * becomes. One without a name has no place.
 */

/** The description without its lines that are points, and these before the entry's own points. */
function story(summary: string | undefined, ownPoints: readonly string[]) {
  const { prose, points } = splitPoints(summary ?? '');
  const highlights = [...points.map((each) => shortened(each, 500)), ...ownPoints].slice(0, 20);
  return {
    description: prose === '' ? undefined : prose,
    highlights: highlights.length > 0 ? highlights : undefined,
  };
}

const highlights = list(text(500), 20);

/** Paid work, whose employer is its `name`, and voluntary work, where it is `organization`. */
export const experience = z
  .object({
    name: text(120),
    organization: text(120),
    position: text(120),
    type: text(60),
    ...dates,
    location: text(120),
    url: link,
    summary: text(2000),
    highlights,
    keywords: list(text(60), 30),
  })
  .transform((entry, context): Experience => {
    const company = entry.name ?? entry.organization ?? entry.position;
    if (company === undefined) return refuse(context);
    return {
      company,
      role: entry.position ?? company,
      type: entry.type ?? (entry.organization === undefined ? undefined : 'volunteer'),
      period: period(entry),
      location: entry.location,
      ...story(entry.summary, entry.highlights),
      skills: entry.keywords,
      link: entry.url,
    };
  });

export const education = z
  .object({
    institution: text(160),
    studyType: text(80),
    area: text(160),
    ...dates,
    location: text(120),
    url: link,
    summary: text(2000),
    courses: highlights,
  })
  .transform((entry, context): Education => {
    const programme = [entry.studyType, entry.area].filter(Boolean).join(', ');
    const school = entry.institution ?? programme;
    if (school === '') return refuse(context);
    return {
      school: shortened(school, 160),
      programme: school === programme ? undefined : shortened(programme, 160) || undefined,
      period: period(entry),
      location: entry.location,
      ...story(entry.summary, entry.courses),
      link: entry.url,
    };
  });

/** A certificate, with the day on which it expires. */
export const certificate = z
  .object({ name: text(160), issuer: text(120), date: day, endDate: day, url: link })
  .transform(({ name, url, ...rest }, context): Certificate & { endDate?: string | undefined } =>
    name === undefined ? refuse(context) : { name, ...rest, link: url },
  );

/** An award is shown as a certificate is: what, by whom, when. */
export const award = z
  .object({ title: text(160), awarder: text(120), date: day })
  .transform(
    ({ title, awarder, date }, context): Certificate =>
      title === undefined ? refuse(context) : { name: title, issuer: awarder, date },
  );

export const project = z
  .object({
    name: text(100),
    description: text(600),
    ...dates,
    url: link,
    /** Not of JSON Resume: the source code of a project from GitHub, beside its `url`. */
    repository: link,
    roles: list(text(100), 5),
    keywords: list(text(40), 20),
    highlights,
  })
  .transform((entry, context): Project => {
    if (entry.name === undefined) return refuse(context);
    return {
      title: entry.name,
      ...story(entry.description, entry.highlights),
      period: period(entry),
      role: shortened(entry.roles.join(', '), 100) || undefined,
      tags: entry.keywords,
      ...projectLink(entry.url),
      ...(entry.repository === undefined ? {} : { repoLink: entry.repository }),
    };
  });

function refuse(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'has no name' });
  return z.NEVER;
}

const videoHosts = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com)$/;
const codeHosts = /(^|\.)(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sr\.ht)$/;

function projectLink(href: string | undefined): Partial<Project> {
  if (href === undefined) return {};
  const { hostname, pathname } = new URL(href);
  if (/\.apk$/i.test(pathname)) return { apkLink: href };
  if (videoHosts.test(hostname)) return { videoLink: href };
  return codeHosts.test(hostname) ? { repoLink: href } : { demoLink: href };
}
