import { about } from './about';
import { checkContent } from './check';
import { contact } from './contact';
import { experience } from './experience';
import { owner } from './owner';
import { projects } from './projects';
import { site } from './site';
import { skills } from './skills';

/** Everything the owner says, checked. Server components and generators read it; islands never. */
export const content = checkContent({ site, owner, about, experience, skills, projects, contact });
