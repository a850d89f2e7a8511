import { z } from 'zod';
import { isLanguageTag } from '../../lib/content/locale';
import type { Certificate, Education, Experience, Project } from '../../lib/content/schema';
import { isPhone } from '../../lib/content/text';
import { dates, day, link, list, name, period, text, textThat } from './fields';
import { shortened, splitPoints } from './texts';

/**
 * What a résumé in the JSON Resume form holds, each entry read as the entry of the content that it
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

/** Paid or voluntary work; without an employer's name it goes by the position. */
const experience = z
  .object({
    name: text(120),
    position: text(120),
    type: text(60),
    ...dates,
    location: text(120),
    url: link,
    summary: text(2000),
    highlights,
    keywords: list(text(60), 30),
  })
  .refine((entry) => entry.name ?? entry.position)
  .transform(
    (entry): Experience => ({
      company: entry.name ?? entry.position ?? '',
      role: entry.position ?? entry.name ?? '',
      type: entry.type,
      period: period(entry),
      location: entry.location,
      ...story(entry.summary, entry.highlights),
      skills: entry.keywords,
      link: entry.url,
    }),
  );

const education = z
  .object({
    institution: name(160),
    studyType: text(80),
    area: text(160),
    ...dates,
    location: text(120),
    url: link,
    summary: text(2000),
    courses: highlights,
  })
  .transform(
    (entry): Education => ({
      school: entry.institution,
      programme:
        shortened([entry.studyType, entry.area].filter(Boolean).join(', '), 160) || undefined,
      period: period(entry),
      location: entry.location,
      ...story(entry.summary, entry.courses),
      link: entry.url,
    }),
  );

/** A certificate, with the day on which it expires. */
const certificate = z
  .object({ name: name(160), issuer: text(120), date: day, endDate: day, url: link })
  .transform(({ url, ...rest }): Certificate & { endDate?: string | undefined } => ({
    ...rest,
    link: url,
  }));

/** An award is shown as a certificate is: what, by whom, when. */
const award = z
  .object({ title: name(160), awarder: text(120), date: day })
  .transform(({ title, awarder, date }): Certificate => ({ name: title, issuer: awarder, date }));

const spokenLanguage = z
  .object({ language: name(60), fluency: text(60) })
  .transform(({ language, fluency }) => ({ name: language, level: fluency }));

const project = z
  .object({
    name: name(100),
    description: text(600),
    ...dates,
    url: link,
    /** Not of JSON Resume: the source code of a project from GitHub, beside its `url`. */
    repository: link,
    roles: list(text(100), 5),
    keywords: list(text(40), 20),
    highlights,
  })
  .transform(
    (entry): Project => ({
      title: entry.name,
      ...story(entry.description, entry.highlights),
      period: period(entry),
      role: shortened(entry.roles.join(', '), 100) || undefined,
      tags: entry.keywords,
      ...(entry.url === undefined ? {} : projectLink(entry.url)),
      ...(entry.repository === undefined ? {} : { repoLink: entry.repository }),
    }),
  );

const videoHosts = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com)$/;
const codeHosts = /(^|\.)(github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|sr\.ht)$/;

function projectLink(href: string): Partial<Project> {
  const { hostname, pathname } = new URL(href);
  if (/\.apk$/i.test(pathname)) return { apkLink: href };
  if (videoHosts.test(hostname)) return { videoLink: href };
  return codeHosts.test(hostname) ? { repoLink: href } : { demoLink: href };
}

/** A skill of a résumé, or with keywords a group of skills. */
const skill = z.object({
  name: text(60),
  group: text(60),
  /** A word, in JSON Resume; a bar needs percent, as this site's own `resume.json` has it. */
  level: textThat((value) => /^(100|\d{1,2}(\.\d+)?)%$/.test(value)),
  keywords: list(text(60), 50),
});

/** Where the owner lives, as far as a public page should tell; the street only if nothing else. */
function place(location: Partial<Record<'address' | 'city' | 'region' | 'countryCode', string>>) {
  const { address, city, region, countryCode } = location;
  const country =
    countryCode && new Intl.DisplayNames('en', { type: 'region' }).of(countryCode.toUpperCase());
  const known = [...new Set([city, region, country])].filter(Boolean).join(', ');
  return shortened(known, 120) || address;
}

const basics = z.object({
  name: text(200),
  label: text(300),
  summary: text(20_000),
  pronouns: text(40),
  availability: text(120),
  email: textThat((value) => z.email().safeParse(value).success),
  phone: textThat((value) => value.length <= 60 && isPhone(value)),
  url: link,
  location: z
    .object({
      address: text(120),
      city: text(60),
      region: text(60),
      countryCode: textThat((code) => /^[a-z]{2}$/i.test(code)),
    })
    .transform(place)
    .optional()
    .catch(undefined),
  profiles: list(z.object({ network: text(40), username: text(60), url: link }), 20),
});

/** A résumé of the JSON Resume form (1.x, jsonresume.org/schema); any JSON can be read with it. */
export const resumeSchema = z.object({
  basics: basics.catch(basics.parse({})),
  work: list(experience, 100),
  volunteer: list(experience, 100),
  education: list(education, 50),
  certificates: list(certificate, 60),
  awards: list(award, 40),
  skills: list(skill, 100),
  languages: list(spokenLanguage, 12),
  projects: list(project, 200),
  meta: z
    .object({
      language: textThat((tag) => tag.length <= 20 && isLanguageTag(tag)),
      lastModified: z
        .string()
        .transform((value) => value.slice(0, 10))
        .pipe(z.iso.date())
        .optional()
        .catch(undefined),
    })
    .catch({ language: undefined, lastModified: undefined }),
});

export type Resume = z.infer<typeof resumeSchema>;
