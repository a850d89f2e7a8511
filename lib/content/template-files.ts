/** The files of `template/content/`, each exporting a constant of its own name. */
export { about } from '../../template/content/about';
export { awards } from '../../template/content/awards';
export { certificates } from '../../template/content/certificates';
export { contact } from '../../template/content/contact';
export { education } from '../../template/content/education';
export { experience } from '../../template/content/experience';
export { look } from '../../template/content/look';
export { owner } from '../../template/content/owner';
export { projects } from '../../template/content/projects';
export { publications } from '../../template/content/publications';
export { site } from '../../template/content/site';
export { skills } from '../../template/content/skills';
