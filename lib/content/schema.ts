import { z } from 'zod';
import { isLoopback, isPhone, isSiteUrl, isWebUrl } from '../addresses/urls';
import { hueOf } from '../design/palette';
import { isLanguageTag, isTimeZone, languageName } from '../text/intl';
import { builtInWords } from '../words/locale';
import { periodSchema } from './dates';
import { isMailAddress } from './linked-text';
import {
  address,
  fields,
  fileLink,
  label,
  legalText,
  link,
  linkedProse,
  list,
  logo,
  optionalFlag,
  ownWordsSchema,
  picture,
  place,
  portrait,
  siteUrlRule,
  skillLogo,
  skillName,
  text,
  title,
} from './schema-fields';

// What the owner may write in `content/`. Client components import only types from here, because
// otherwise the browser's scripts would contain zod.

const languageTag = text(20).refine(isLanguageTag, {
  error: 'must be a language tag like "en"',
  abort: true,
});

/** What says in which language dates are read. */
export const localeSchema = z.object({ language: languageTag, words: ownWordsSchema.optional() });

/** A link to a page elsewhere, or a text that the footer shows on request. */
const legalEntry = fields({
  name: label(60),
  href: link.optional(),
  paragraphs: list(legalText(2000), 100).min(1, 'must have an entry').optional(),
  /** Whether the entry is the privacy policy. The form links to the first such entry. */
  privacy: optionalFlag,
  /** The language of the text, if it differs from that of the page. */
  language: languageTag.optional(),
}).refine(
  ({ href, paragraphs }) => (href === undefined) !== (paragraphs === undefined),
  'must have either href, for a page elsewhere, or paragraphs, for a text in the footer',
);

const siteSchema = fields({
  /**
   * The address of the page, with its path: "https://ana.github.io/portfolio". The environment
   * variable `SITE_URL`, which GitHub's workflow sets, overrides it.
   */
  url: address(300, isSiteUrl, siteUrlRule),
  /** The language of the texts, for <html lang>: "en", "en-PH", "fil". */
  language: languageTag,
  /** The owner's words of the interface, in place of those in `lib/words/`. */
  words: ownWordsSchema.optional(),
  /** One or two sentences for search results and link previews. */
  description: text(300),
  /** The day on which the content was last changed. */
  updated: z.iso.date('must be a day that exists, like "2026-11-20"').meta({ kind: 'date' }),
  /** The paper of the CV; 'a4' if left out. */
  paperSize: z.enum(['a4', 'letter'], "must be 'a4' or 'letter'").optional(),
  /** Imprint, privacy policy and other legal texts. Only the footer has them, no document. */
  legal: list(legalEntry, 10).optional(),
}).superRefine(({ language, words }, context) => {
  if (words !== undefined || builtInWords(language) !== undefined) return;
  const [code = ''] = language.split('-');
  const message = `the page has no words in "${language}" (${languageName(language)}) yet; copy lib/words/en.ts to content/${code}-words.ts and translate what is in quotes, and set it as words in this file`;
  context.addIssue({ code: 'custom', path: ['language'], message, input: language });
});

const ownerSchema = fields({
  name: text(200),
  /** Given names, written as in `name`. E-mails from the form contain them as `to_name`. */
  firstNames: text(100),
  /**
   * By default what follows `firstNames` in `name`, or else what precedes them. Write it if `name`
   * has a comma, a title at its end, or no spaces: "Cruz, Ana", "Ana Cruz, PhD", "山田健二".
   */
  familyName: text(100).optional(),
  role: text(100),
  /** What stands before the name, and before each phrase that is typed in place of the name. */
  greeting: text(60),
  /**
   * Phrases that are typed in turn, after the name. They complete the greeting: "Hello, I'm" "a
   * tech enthusiast". One that says the same as `role` is not shown.
   */
  headline: list(text(60), 6).optional(),
  intro: linkedProse(600),
  /** A paragraph above the skills. */
  skillsIntro: linkedProse(600).optional(),
  /** "she/her"; shown after the role. */
  pronouns: text(40).optional(),
  portrait: portrait.optional(),
  /** The target of 'Download CV'. The build generates "/cv.pdf". */
  cv: fileLink.optional(),
  availability: text(120).optional(),
  workplace: place.optional(),
  timeZone: text(60)
    .refine(isTimeZone, 'must be a name of the time zone database, like "Asia/Manila"')
    .optional(),
  languages: list(fields({ name: label(60), level: text(60).optional() }), 12).optional(),
  /** Other answers: work permit, notice period, driving license. */
  facts: list(fields({ name: label(60), value: text(200) }), 12).optional(),
}).superRefine(({ name, firstNames, familyName }, context) => {
  const addFault = (field: string, input: string, more = '') => {
    const message = `must be words of name ("${name}"), written as there${more}`;
    context.addIssue({ code: 'custom', path: [field], message, input });
  };
  if (familyName !== undefined && !name.includes(familyName)) addFault('familyName', familyName);
  // Without the family name, whole words show where it begins: "Ana" is no name of "Anabel".
  const isInName =
    familyName === undefined ? ` ${name} `.includes(` ${firstNames} `) : name.includes(firstNames);
  if (!isInName)
    addFault('firstNames', firstNames, '; if name has no spaces, write familyName, too');
});

const aboutSchema = fields({
  /** Beside the texts, it is as high as they are, up to 4:5. `focus` says what stays of it. */
  photo: picture.optional(),
  paragraphs: list(linkedProse(2000), 40),
  /** What the owner offers, "What I Do": names with descriptions, or sentences as names. */
  services: list(
    fields({ name: text(200), description: linkedProse(300).optional() }),
    40,
  ).optional(),
});

const highlights = list(linkedProse(500), 20).optional();

const commonEntryFields = {
  period: periodSchema.optional(),
  location: place.optional(),
  description: linkedProse(2000).optional(),
  highlights,
  /** The employer's or the school's page. */
  link: link.optional(),
  /** The logo of the employer or the school, which keeps its ratio. */
  logo: logo.optional(),
};

const experienceSchema = fields({
  company: title(120),
  /** If left out, the company is the title. */
  role: title(120).optional(),
  /** "internship", "full-time", "part-time volunteer" … */
  type: text(60).optional(),
  /** Whether the job is voluntary work, for which `resume.json` has a list of its own. */
  volunteer: optionalFlag,
  ...commonEntryFields,
  skills: list(skillName(60), 60).optional(),
  /** `false` leaves the job out of the CV and `resume.json`, but not out of the page. */
  inCv: optionalFlag,
});

/** Schools, and courses that lead to a degree or certificate. */
const educationSchema = fields({
  school: title(160).optional(),
  /** Degree and subject: "BSc Computer Science". Owners' files have this British name. */
  programme: text(160).optional(),
  ...commonEntryFields,
}).refine(
  ({ school, programme }) => school !== undefined || programme !== undefined,
  'must have school, or programme, or both',
);

const shortEntryFields = {
  date: periodSchema.optional(),
  link: link.optional(),
  summary: linkedProse(600).optional(),
};

const certificateSchema = fields({
  name: text(160),
  issuer: text(120).optional(),
  /** Certificates of a group are shown together below its name: "Courses". */
  group: label(60).optional(),
  ...shortEntryFields,
  link: fileLink.optional(),
});

const publicationSchema = fields({
  name: text(300),
  /** The journal, the site, the conference. */
  publisher: text(160).optional(),
  ...shortEntryFields,
});

const awardSchema = fields({
  title: text(160),
  awarder: text(160).optional(),
  ...shortEntryFields,
});

const levelRule = {
  error: "must be a whole percent from 0 to 100: 90 for 0.9, 80 for '4/5'; write words as note",
  abort: true,
};

const levelSchema = z.number(levelRule).int(levelRule).min(0, levelRule).max(100, levelRule);

/** What owners may write: 90, '90' or '90%'. `cleanContents` makes a number of it. */
type Percent = number | `${number}` | `${number}%` | `${number} %`;

const skillSchema = fields({
  name: skillName(80),
  /** A picture or "icon:react". If left out, the logo of this name. `false` shows none. */
  image: skillLogo.optional(),
  /** Proficiency in percent. Skills without a level are names below the chart. */
  level: (levelSchema.meta({ kind: 'percent' }) as z.ZodType<number, Percent>).optional(),
  /** Skills of a group are shown together below its name: "Languages". */
  group: label(60).optional(),
  /** Where the skill was learned, or the level in words: "Coursework", "learning". */
  note: text(60).optional(),
});

const projectSchema = fields({
  title: text(160),
  description: linkedProse(600).optional(),
  /** Without one, the project is a card of text. What the forms are: docs/make-it-yours.md. */
  image: picture.optional(),
  period: periodSchema.optional(),
  /** "Lead developer", "Team of four". */
  role: text(100).optional(),
  /** The employer, the client, or the event. */
  organization: text(120).optional(),
  location: place.optional(),
  /** What came of it, without a full stop. Home shows the first one of a featured project. */
  result: text(90).optional(),
  /** Problems and the owner's part. */
  highlights,
  tags: list(skillName(40), 20).optional(),
  demoLink: link.optional(),
  videoLink: link.optional(),
  repoLink: link.optional(),
  apkLink: fileLink.optional(),
  /** Links of other kinds. The name is what the page shows: "App Store", "Case study". */
  links: list(fields({ name: label(60), href: link.optional() }), 20).optional(),
  featured: optionalFlag,
  /** Projects of a group that are not featured stand below its name: "Hackathons". */
  group: label(60).optional(),
  /** `false` leaves the project out of the CV and `resume.json`, but not out of the page. */
  inCv: optionalFlag,
});

/** The origin of an e-mail service to which the form posts. http is for tests on one computer. */
const serviceOrigin = address(
  300,
  (value) =>
    isWebUrl(value) &&
    new URL(value).origin === value &&
    (value.startsWith('https://') || isLoopback(new URL(value).hostname)),
  'must be an address like "https://api.emailjs.com", without a path or a slash at the end',
);

const identifier = text(100)
  .regex(/^[^\s'"‘’“”]+$/, 'must have no spaces and no quotes')
  .optional();

const contactSchema = fields({
  /** A paragraph above addresses and form. */
  intro: linkedProse(600).optional(),
  email: address(300, isMailAddress, 'must be an e-mail address').optional(),
  phone: text(60)
    .refine(
      isPhone,
      'must be one phone number like "+63 900 000 0000", in digits 0 to 9, without extension and without "(0)"',
    )
    .meta({ kind: 'phone' })
    .optional(),
  location: place.optional(),
  /** One with neither `href` nor `text` is left out, as templates leave them. */
  social: list(
    fields({
      /** Selects the icon. If no icon has this name, the address selects it. */
      name: label(40),
      href: link.optional(),
      /** The name of an account that has no address: "ana_dev" at Discord. */
      text: text(100).optional(),
    }).refine(
      ({ href, text }) => href === undefined || text === undefined,
      'must have href, or text for an account without an address, but not both',
    ),
    20,
  ),
  /**
   * The e-mail service of the form; without it, there is no form. While an identifier is missing,
   * the form posts only to the server of `npm run preview`.
   */
  emailService: fields({
    host: serviceOrigin,
    userId: identifier,
    serviceId: identifier,
    templateId: identifier,
  }).optional(),
});

const hueRule =
  "must be a number from 0 to 360, without quotes, or a color like '#7a3cff' or 'gray'";

const hue = z
  .union([z.number(), z.string()], hueRule)
  .refine((value) => hueOf(value) !== undefined, hueRule)
  .optional();

/** The sections between Home and Contact, in their default order. */
export const sectionIds = ['about', 'experience', 'skills', 'projects'] as const;
export type SectionId = (typeof sectionIds)[number];

const knownSections = sectionIds.map((id) => `'${id}'`).join(', ');
const sectionRule = `must be one of ${knownSections} (Home and Contact have fixed places)`;

const lookSchema = fields({
  /** The order of the sections. The page has only those in the list; without a list, all. */
  sections: list(z.enum(sectionIds, sectionRule), sectionIds.length).optional(),
  /** The theme for visitors who have not chosen one; if left out, that of their system. */
  theme: z.enum(['light', 'dark'], "must be 'light' or 'dark'").optional(),
  hues: fields({ paper: hue, ink: hue, link: hue, action: hue }).optional(),
});

/** Each field is a file. Files with a default, and `look`, are optional. */
export const contentSchema = fields({
  site: siteSchema,
  owner: ownerSchema,
  about: aboutSchema,
  experience: list(experienceSchema, 200),
  education: list(educationSchema, 50).default([]),
  certificates: list(certificateSchema, 100).default([]),
  publications: list(publicationSchema, 100).default([]),
  awards: list(awardSchema, 100).default([]),
  skills: list(skillSchema, 200),
  projects: list(projectSchema, 1000),
  contact: contactSchema,
  look: lookSchema.optional(),
});

/** The files of another language: `site`, and those that differ. `look` is that of the main one. */
const { look: _, ...translatable } = contentSchema.shape;
export const translationSchema = fields(translatable).partial().required({ site: true });

export type Content = z.infer<typeof contentSchema>;
/** What `content/index.ts` exports as `content`. Optional files may be missing. */
export type ContentInput = z.input<typeof contentSchema>;
export type Translation = Pick<ContentInput, 'site'> & Partial<Omit<ContentInput, 'look'>>;
/** The other languages, by their folders. */
export type Translations = Record<string, Translation>;

/** What the files of one language export, by their names, not checked yet. */
export type UncheckedContent = Partial<Record<keyof Content, unknown>>;
/** What the files of all languages export, by folder; '' is the folder of the main language. */
export type ContentByFolder = { '': UncheckedContent; [folder: string]: UncheckedContent };

export type Site = Content['site'];
export type Owner = Content['owner'];
export type About = Content['about'];
export type Experience = Content['experience'][number];
export type Education = Content['education'][number];
export type Certificate = Content['certificates'][number];
export type Publication = Content['publications'][number];
export type Award = Content['awards'][number];
/** As the owner writes it: its level may be '90%'. */
export type Skill = ContentInput['skills'][number];
export type Project = Content['projects'][number];
export type Contact = Content['contact'];
export type Look = z.infer<typeof lookSchema>;
export type PictureContent = z.infer<typeof picture>;

const emptiedFiles = ({ owner }: Content): Record<SectionId, Partial<Content>> => ({
  // The owner's languages, facts and the like stay: the documents name them, too.
  about: { about: { paragraphs: [] } },
  experience: { experience: [], education: [], certificates: [], publications: [], awards: [] },
  skills: { skills: [], owner: { ...owner, skillsIntro: undefined } },
  projects: { projects: [] },
});

export const listedSections = ({ look }: Content): SectionId[] => [
  ...new Set(look?.sections ?? sectionIds),
];

/** The content without the sections that the owner left out: no document shows their texts. */
export function onlyListedSections(content: Content): Content {
  const listed = listedSections(content);
  const emptied = emptiedFiles(content);
  const unlisted = sectionIds.filter((id) => !listed.includes(id));
  return Object.assign({}, content, ...unlisted.map((id) => emptied[id]));
}
