import { z } from 'zod';
import { isWebAddress, siteAddressFault } from '../hosting/addresses';
import { hasLogo, similarLogos } from '../images/icon-shapes';
import { isLanguageTag } from './language-tag';
import { parsePeriod } from './period';
import { findPublicFile } from './public-files';
import { isTimeZone } from './time-zone';

/**
 * What the owner may write in `content/`. Read at build time only: no island imports it, so zod
 * never reaches a browser.
 */

/** Files the build makes by itself; a link may name them although they are not in `public/`. */
const generatedFiles = ['/cv.pdf', '/contact.vcf', '/resume.json', '/llms.txt', '/og.png'];

/** Control characters, and the bidirectional overrides that let a text show other than it reads. */
const unsafeCharacters = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/u;

const isPublicFile = (name: string) => findPublicFile(name).file !== undefined;

/** A line of plain text: not empty, no control characters, at most `max` UTF-16 units. */
const text = (max = 200) =>
  z
    .string('must be a text in quotes')
    .max(max, `must be at most ${max} characters long`)
    .refine((value) => value.trim() !== '', 'must not be empty')
    .refine(
      (value) => !unsafeCharacters.test(value),
      'must not hold control or direction-override characters',
    );

const paragraph = text(2000);

const link = text(2000).refine(
  (value) => isWebAddress(value) || generatedFiles.includes(value) || isPublicFile(value),
  'must be an address starting with http:// or https://, or a file in public/ written like "/file.pdf"',
);

/** What to say of a file that is not there. */
function noSuchFile(value: unknown): string {
  const { nearest } = findPublicFile(String(value));
  return nearest === undefined
    ? 'no such file in public/ (write it like "/images/name.png")'
    : `no such file in public/, but there is "${nearest}"; upper and lower case count`;
}

const image = text(300).refine(isPublicFile, { error: ({ input }) => noSuchFile(input) });

function noSuchLogo(name: string): string {
  const similar = similarLogos(name).map((each) => `"icon:${each}"`);
  const hint = similar.length > 0 ? `, but there is ${similar.join(', ')}` : '';
  return `devicon has no such logo${hint}; a file in public/ like "/images/name.svg" works too`;
}

/** A file in `public/`, or `icon:` and the name of an icon of the devicon set. */
const skillImage = text(300).superRefine((value, context) => {
  const logo = /^icon:(.*)$/.exec(value)?.[1];
  if (logo === undefined ? isPublicFile(value) : hasLogo(logo)) return;
  const message = logo === undefined ? noSuchFile(value) : noSuchLogo(logo);
  context.addIssue({ code: 'custom', message, input: value });
});

const picture = z.strictObject({
  /** The original in `public/images/`; every size and format is made from it. */
  src: image,
  /** What the picture shows, for people who do not see it. */
  alt: text(300),
});

const count = (minimum: number, maximum: number) => `must hold ${minimum} to ${maximum} entries`;

const siteSchema = z.strictObject({
  /** Where the site is going to stand, without a path; `SITE_URL` overrides it for a preview. */
  url: text(300).refine((value) => siteAddressFault(value) === undefined, {
    error: ({ input }) => siteAddressFault(String(input)),
  }),
  /** Language of the texts, as in <html lang>: "en", "en-PH", "fil". */
  language: text(20).refine(isLanguageTag, 'must be a language tag like "en"'),
  /** One or two sentences for search results and link previews. */
  description: text(300),
  /** Day of the last change of the content, for search engines. */
  updated: z.iso.date('must be a date like "2026-11-20"'),
});

const ownerSchema = z.strictObject({
  name: text(200),
  /** What friends call the owner; goes into the e-mail as `to_name`. */
  firstNames: text(100),
  /** Job title for the page title, the CV and structured data. */
  role: text(100),
  /** Stands above the headline. */
  greeting: text(60),
  /** Phrases typed after the name; together with the name they loop for ever. */
  headline: z.array(text(60)).min(1, count(1, 6)).max(6, count(1, 6)),
  intro: text(600),
  portrait: picture,
  /** 'Download CV' leads here: "/cv.pdf" is made by the build from this content. */
  cv: link,
  /** Answers to recruiters' first questions; leave out what you do not want to say. */
  availability: text(120).optional(),
  workplace: text(120).optional(),
  timeZone: text(60)
    .refine(isTimeZone, 'must be a name of the time zone database, like "Asia/Manila"')
    .optional(),
  languages: z
    .array(z.strictObject({ name: text(60), level: text(60) }))
    .max(12)
    .optional(),
});

const aboutSchema = z.strictObject({
  photo: picture,
  paragraphs: z.array(paragraph).max(6, count(0, 6)),
  services: z.array(z.strictObject({ name: text(80), description: text(300) })).max(8, count(0, 8)),
});

const experienceSchema = z.strictObject({
  company: text(120),
  role: text(120),
  /** "internship", "full-time", "part-time volunteer" … */
  type: text(60),
  /** "Sept 2025 – Present", "Sep 2023 – Dec 2024". */
  period: text(60).refine(
    (value) => parsePeriod(value) !== undefined,
    'must read like "Sept 2025 – Present" or "Sep 2023 – Dec 2024", the start before the end',
  ),
  location: text(120),
  description: paragraph,
  skills: z.array(text(60)).max(30),
  logo: image,
});

const skillSchema = z.strictObject({
  name: text(60),
  image: skillImage,
  /** Proficiency in percent. */
  level: z
    .number('must be a number without quotes')
    .min(0, 'must be between 0 and 100')
    .max(100, 'must be between 0 and 100'),
});

const projectSchema = z.strictObject({
  title: text(100),
  description: text(600),
  image: picture,
  tags: z.array(text(40)).max(20),
  demoLink: link.optional(),
  videoLink: link.optional(),
  repoLink: link.optional(),
  apkLink: link.optional(),
  featured: z.boolean('must be true or false').optional(),
});

/** Hosts a form may post to: a bare https origin; http only on this machine, for trying out. */
const origin = text(300).refine(
  (value) =>
    isWebAddress(value) &&
    new URL(value).origin === value &&
    (value.startsWith('https://') || /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(value)),
  'must be an address like "https://api.emailjs.com", without a path or a slash at the end',
);

const contactSchema = z.strictObject({
  email: z.email('must be an e-mail address'),
  phone: text(40).regex(/^\+?[\d ().-]{5,}$/, 'must be a phone number like "+63 900 000 0000"'),
  location: text(120),
  social: z.array(
    z.strictObject({
      /** Also the icon: GitHub, LinkedIn and Twitter have one, others show a plain link icon. */
      name: text(40),
      href: link,
    }),
  ),
  /**
   * The e-mail service that carries messages. Leave the identifiers out until you have them: the
   * page then sends to the preview server's mail catcher.
   */
  emailService: z.strictObject({
    host: origin,
    userId: text(100).optional(),
    serviceId: text(100).optional(),
    templateId: text(100).optional(),
    /** Site key of reCAPTCHA, if the template demands a captcha. */
    captchaSiteKey: text(100).optional(),
  }),
});

export type Site = z.infer<typeof siteSchema>;
export type Owner = z.infer<typeof ownerSchema>;
export type About = z.infer<typeof aboutSchema>;
export type Experience = z.infer<typeof experienceSchema>;
export type Skill = z.infer<typeof skillSchema>;
export type Project = z.infer<typeof projectSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type Picture = z.infer<typeof picture>;

/** A list of entries in which no two share the value of `key`, upper and lower case being equal. */
function listOf<T extends z.ZodObject>(entry: T, key: string, maximum: number) {
  return z
    .array(entry)
    .max(maximum, `must hold at most ${maximum} entries`)
    .superRefine((entries, context) => {
      const seen = new Set<string>();
      entries.forEach((each, index) => {
        const value = String((each as Record<string, unknown>)[key]);
        const folded = value.trim().toLowerCase();
        if (seen.has(folded)) {
          context.addIssue({
            code: 'custom',
            path: [index, key],
            message: 'stands twice; each must be different',
            input: value,
          });
        }
        seen.add(folded);
      });
    });
}

/** The whole content; `check.ts` applies it. */
export const contentSchema = z.strictObject({
  site: siteSchema,
  owner: ownerSchema,
  about: aboutSchema,
  experience: z.array(experienceSchema).max(200, count(0, 200)),
  skills: listOf(skillSchema, 'name', 200),
  projects: listOf(projectSchema, 'title', 1000),
  contact: contactSchema,
});

export type Content = z.infer<typeof contentSchema>;
