import type { ContentInput, Translations } from '@/lib/content/schema';
import { about } from './about';
import { awards } from './awards';
import { certificates } from './certificates';
import { contact } from './contact';
import { education } from './education';
import { experience } from './experience';
import { look } from './look';
import { owner } from './owner';
import { projects } from './projects';
import { publications } from './publications';
import { site } from './site';
import { skills } from './skills';

/**
 * The files that the page shows. To leave out an optional file, delete it and its
 * two lines here.
 */
export const content = {
  about,
  awards,
  certificates,
  contact,
  education,
  experience,
  look,
  owner,
  projects,
  publications,
  site,
  skills,
} satisfies ContentInput;

/** The page in other languages, by the names of their folders: docs/languages.md. */
export const translations = {} satisfies Translations;
