import { z } from 'zod';
import {
  date,
  highlights,
  image,
  link,
  paragraph,
  period,
  picture,
  skillImage,
  text,
} from './fields';

/** The entries of the lists in `content/`. What is optional may be left out; nothing stands in for it. */

export const experienceSchema = z.strictObject({
  company: text(120),
  role: text(120),
  /** "internship", "full-time", "part-time volunteer" … */
  type: text(60).optional(),
  period: period.optional(),
  location: text(120).optional(),
  description: paragraph.optional(),
  /** What was done, point by point; below the description. */
  highlights,
  skills: z.array(text(60)).max(30),
  /** The employer's page. */
  link: link.optional(),
  /** A square picture in `public/`; without one the company's initials stand there. */
  logo: image.optional(),
});

/** Schools and courses that ended, or will end, with a paper. Shown below the experience. */
export const educationSchema = z.strictObject({
  school: text(160),
  /** What was studied, and the degree: "BSc Computer Science". */
  programme: text(160).optional(),
  period: period.optional(),
  location: text(120).optional(),
  description: paragraph.optional(),
  /** Courses, honours, a thesis: point by point. */
  highlights,
  /** The school's page. */
  link: link.optional(),
  /** As of a company. */
  logo: image.optional(),
});

export const certificateSchema = z.strictObject({
  name: text(160),
  /** Who gave it. */
  issuer: text(120).optional(),
  /** "May 2024", or "2024-05" to have it printed in the page's language. */
  date: date.optional(),
  /** Where it can be looked up. */
  link: link.optional(),
});

const percentRule = 'must be a number from 0 to 100, without quotes';
const percent = z.number(percentRule).min(0, percentRule).max(100, percentRule);

export const skillSchema = z.strictObject({
  name: text(60),
  image: skillImage.optional(),
  /** Proficiency in percent; without it the card shows neither bar nor number. */
  level: percent.optional(),
  /** Skills of one group stand together below its name: "Languages". */
  group: text(60).optional(),
});

export const projectSchema = z.strictObject({
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
