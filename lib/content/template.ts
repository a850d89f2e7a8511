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
import type { UncheckedContent } from './check';
import type { Content } from './schema';

/** The content that comes with the template, which an owner replaces. */
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
 * Whether the content is the one that comes with the template, or a later version of it: it speaks
 * of the same person, at the same addresses. An owner changes these first.
 */
export function isTemplateContent(input: UncheckedContent): boolean {
  const { name } = (input.owner ?? {}) as { name?: unknown };
  const { url } = (input.site ?? {}) as { url?: unknown };
  const { email } = (input.contact ?? {}) as { email?: unknown };
  return name === owner.name && url === site.url && email === contact.email;
}

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
