import { about } from '../../template/content/about';
import { awards } from '../../template/content/awards';
import { certificates } from '../../template/content/certificates';
import { contact } from '../../template/content/contact';
import { education } from '../../template/content/education';
import { experience } from '../../template/content/experience';
import { look } from '../../template/content/look';
import { owner } from '../../template/content/owner';
import { projects } from '../../template/content/projects';
import { publications } from '../../template/content/publications';
import { site } from '../../template/content/site';
import { skills } from '../../template/content/skills';
import type { Content } from './schema';

/** The sample profile. Its pictures are in `template/public`. */
export const sampleContent: Required<Content> = {
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
};
