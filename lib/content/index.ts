import { about } from '../../content/about';
import { contact } from '../../content/contact';
import { experience } from '../../content/experience';
import { owner } from '../../content/owner';
import { projects } from '../../content/projects';
import { site } from '../../content/site';
import { skills } from '../../content/skills';
import { checkContent } from './check';

/** Everything the owner says, checked. Server components and generators read it; islands never. */
export const content = checkContent({ site, owner, about, experience, skills, projects, contact });
