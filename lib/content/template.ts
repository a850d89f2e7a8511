import { about } from '../../template/content/about';
import { certificates } from '../../template/content/certificates';
import { contact } from '../../template/content/contact';
import { education } from '../../template/content/education';
import { experience } from '../../template/content/experience';
import { look } from '../../template/content/look';
import { owner } from '../../template/content/owner';
import { projects } from '../../template/content/projects';
import { site } from '../../template/content/site';
import { skills } from '../../template/content/skills';
import type { Content } from './schema';

/** The content that comes with the template; its pictures are in `template/public`. */
export const templateContent: Content = {
  site,
  owner,
  about,
  experience,
  education,
  certificates,
  skills,
  projects,
  contact,
  look,
};

/**
 * Stand where a résumé that was imported says nothing. `npm run doctor` names them until they are
 * replaced, and the CV leaves the addresses out.
 */
export const unknown = {
  name: 'Your Name',
  role: 'Your Role',
  url: 'https://your-name.example',
  email: 'you@your-name.example',
} as const;
