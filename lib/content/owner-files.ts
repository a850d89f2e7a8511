/** The files of `content/`, each exporting a constant of its own name. */
export { about } from '../../content/about';
export { awards } from '../../content/awards';
export { certificates } from '../../content/certificates';
export { contact } from '../../content/contact';
export { education } from '../../content/education';
export { experience } from '../../content/experience';
export { look } from '../../content/look';
export { owner } from '../../content/owner';
export { projects } from '../../content/projects';
export { publications } from '../../content/publications';
export { site } from '../../content/site';
export { skills } from '../../content/skills';
