import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isWebAddress, siteAddressFault } from '../hosting/addresses';
import { isLanguageTag, isTimeZone } from '../locale';
import { dictionaryFor } from '../words/choose';
import { ownWords } from '../words/shape';
import { image, link, paragraph, period, picture, skillImage, text } from './fields';
import { lookSchema } from './look';
import { isPhone } from './text';

/**
 * What the owner may write in `content/`. What is optional may be left out; nothing stands in for it.
 * Read at build time only: no island imports it, so zod never reaches a browser.
 */

/** What to do about a language without words. Version 1.0 kept an owner's in a folder. */
function wordsWanted(language: string): string {
  const [code] = language.split('-');
  const hasOld = existsSync(path.resolve(/* turbopackIgnore: true */ `content/words/${code}.ts`));
  const todo = hasOld
    ? `import content/words/${code}.ts in content/site.ts, and name it there as words`
    : `copy lib/words/en.ts to content/${code}.ts, translate what stands in quotes, and name it as words in content/site.ts`;
  return `the page has no words in "${language}" yet; ${todo}`;
}

const siteSchema = z
  .strictObject({
    /** Where the site is going to stand, without a path; `SITE_URL` overrides it for a preview. */
    url: text(300).refine((value) => siteAddressFault(value) === undefined, {
      error: ({ input }) => siteAddressFault(String(input)),
    }),
    /** Language of the texts, as in <html lang>: "en", "en-PH", "fil". */
    language: text(20).refine(isLanguageTag, {
      error: 'must be a language tag like "en"',
      abort: true,
    }),
    /**
     * Words of the page that you want otherwise than `lib/words/` has them, or, for a language that is
     * not there, all of them: a copy of `lib/words/en.ts`, translated.
     */
    words: ownWords.optional(),
    /** One or two sentences for search results and link previews. */
    description: text(300),
    /** Day of the last change of the content, for search engines. */
    updated: z.iso.date('must be a date like "2026-11-20"'),
    /** The paper of the CV and of the printed page: 'a4', if left out, or 'letter'. */
    paper: z.enum(['a4', 'letter'], "must be 'a4' or 'letter'").optional(),
  })
  .superRefine(({ language, words }, context) => {
    if (words !== undefined || dictionaryFor(language) !== undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['language'],
      message: wordsWanted(language),
      input: language,
    });
  });

const ownerSchema = z.strictObject({
  name: text(200),
  /** What friends call the owner; goes into the e-mail as `to_name`. */
  firstNames: text(100),
  /** Job title for the page title, the CV and structured data. */
  role: text(100),
  /** Stands above the headline. */
  greeting: text(60),
  /** Phrases typed after the name; together with the name they loop forever. */
  headline: z.array(text(60)).min(1, 'must hold 1 to 6 phrases').max(6),
  intro: text(600),
  /** "she/her"; stands behind the role. */
  pronouns: text(40).optional(),
  portrait: picture.optional(),
  /**
   * 'Download CV' leads here, and without it there is no such link. "/cv.pdf" is made by the build
   * from this content, unless there is a `public/cv.pdf`, which is then served as it is.
   */
  cv: link.optional(),
  /** Answers to recruiters' first questions; leave out what you do not want to say. */
  availability: text(120).optional(),
  workplace: text(120).optional(),
  timeZone: text(60)
    .refine(isTimeZone, 'must be a name of the time zone database, like "Asia/Manila"')
    .optional(),
  languages: z
    .array(z.strictObject({ name: text(60), level: text(60).optional() }))
    .max(12)
    .optional(),
});

const aboutSchema = z.strictObject({
  photo: picture.optional(),
  paragraphs: z.array(paragraph).max(6),
  services: z.array(z.strictObject({ name: text(80), description: text(300) })).max(8),
});

/** Short points below an entry, each a sentence or two. */
const highlights = z.array(text(500)).max(20).optional();

/** What may be said of a job and of a school alike. */
const commonEntryFields = {
  period: period.optional(),
  location: text(120).optional(),
  description: paragraph.optional(),
  /** What was done, courses, honours: point by point, below the description. */
  highlights,
  /** The employer's or the school's page. */
  link: link.optional(),
  /** A square picture in `public/`; without one the initials of the company or school stand there. */
  logo: image.optional(),
};

const experienceSchema = z.strictObject({
  company: text(120),
  role: text(120),
  /** "internship", "full-time", "part-time volunteer" … */
  type: text(60).optional(),
  ...commonEntryFields,
  skills: z.array(text(60)).max(30),
});

/** Schools and courses that ended, or will end, with a paper. Shown below the experience. */
const educationSchema = z.strictObject({
  school: text(160),
  /** What was studied, and the degree: "BSc Computer Science". */
  programme: text(160).optional(),
  ...commonEntryFields,
});

/** "May 2024", printed as it is, or "2024-05", printed in the page's language. */
const date = text(60).optional();

const certificateSchema = z.strictObject({
  name: text(160),
  /** Who gave it. */
  issuer: text(120).optional(),
  date,
  /** Where it can be looked up. */
  link: link.optional(),
});

/** Articles, papers, talks. */
const publicationSchema = z.strictObject({
  name: text(300),
  /** The journal, the site, the conference. */
  publisher: text(160).optional(),
  date,
  /** Where it can be read or seen. */
  link: link.optional(),
  summary: text(600).optional(),
});

const awardSchema = z.strictObject({
  title: text(160),
  /** Who gave it. */
  awarder: text(160).optional(),
  date,
  summary: text(600).optional(),
});

const percentRule = 'must be a number from 0 to 100, without quotes';

const skillSchema = z.strictObject({
  name: text(60),
  image: skillImage.optional(),
  /** Proficiency in percent; without it the card shows neither bar nor number. */
  level: z.number(percentRule).min(0, percentRule).max(100, percentRule).optional(),
  /** Skills of one group stand together below its name: "Languages". */
  group: text(60).optional(),
  /** Where it was learnt, say, if no project and no job shows it: "Coursework". */
  note: text(60).optional(),
});

const projectSchema = z.strictObject({
  title: text(100),
  description: text(600).optional(),
  /** Without it a cover is drawn from the title. */
  image: picture.optional(),
  /** When it was made: "2024", "2023 – 2024". */
  period: period.optional(),
  /** What the owner did in it: "Lead developer", "Team of four". */
  role: text(100).optional(),
  /** What was hard, what the owner did, what came of it: point by point, to be opened on the card. */
  highlights,
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
  phone: text(60)
    .refine(isPhone, 'must be a phone number like "+63 900 000 0000" or "+63 2 000 0000 ext. 12"')
    .optional(),
  location: text(120).optional(),
  social: z
    .array(
      z.strictObject({
        /** Also finds the icon, as the address does; a network without one has a link icon. */
        name: text(40),
        href: link,
      }),
    )
    .max(20),
  /**
   * The e-mail service that carries messages. Leave the identifiers out until you have them: the
   * page then sends to the preview server's mail catcher. Leave it out as a whole to have no form:
   * a mail link then takes its place.
   */
  emailService: z
    .strictObject({
      host: origin,
      userId: text(100).optional(),
      serviceId: text(100).optional(),
      templateId: text(100).optional(),
      /** Site key of reCAPTCHA, if the template demands a captcha. */
      captchaSiteKey: text(100).optional(),
    })
    .optional(),
});

/**
 * The whole content; `check.ts` applies it. What has a default, and look, may be missing, as it is
 * from an older content.
 */
export const contentSchema = z.strictObject({
  site: siteSchema,
  owner: ownerSchema,
  about: aboutSchema,
  experience: z.array(experienceSchema).max(200),
  education: z.array(educationSchema).max(50).default([]),
  certificates: z.array(certificateSchema).max(100).default([]),
  publications: z.array(publicationSchema).max(100).default([]),
  awards: z.array(awardSchema).max(100).default([]),
  skills: z.array(skillSchema).max(200),
  projects: z.array(projectSchema).max(1000),
  contact: contactSchema,
  look: lookSchema.optional(),
});

export type Content = z.infer<typeof contentSchema>;
export type Site = Content['site'];
export type Owner = Content['owner'];
export type About = Content['about'];
export type Experience = Content['experience'][number];
export type Education = Content['education'][number];
export type Certificate = Content['certificates'][number];
export type Publication = Content['publications'][number];
export type Award = Content['awards'][number];
export type Skill = Content['skills'][number];
export type Project = Content['projects'][number];
export type Contact = Content['contact'];
export type Look = z.infer<typeof lookSchema>;
export type Picture = z.infer<typeof picture>;
