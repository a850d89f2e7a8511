import { about } from '../../content/about';
import { certificates } from '../../content/certificates';
import { contact } from '../../content/contact';
import { education } from '../../content/education';
import { experience } from '../../content/experience';
import { look } from '../../content/look';
import { owner } from '../../content/owner';
import { projects } from '../../content/projects';
import { site } from '../../content/site';
import { skills } from '../../content/skills';
import { chooseWords } from '../words/choose';
import { checkContent, contentFiles } from './check';
import type { Content } from './schema';

const files: Record<keyof Content, unknown> = {
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

let checked: Content | undefined;

/**
 * Checks at the first use and not at import. The development server keeps the outcome of an
 * import, errors too, until a source file changes; a picture added to `public/` changes none.
 */
function read(): Content {
  checked ??= checkContent(files);
  return checked;
}

/**
 * Everything the owner says, checked. Server components and generators read it; islands never.
 * Read it inside functions, not while a module is loading.
 * @throws OwnersError at each use while the content breaks a rule
 */
export const content = Object.defineProperties(
  {},
  Object.fromEntries(
    contentFiles.map((name) => [name, { enumerable: true, get: () => read()[name] }]),
  ),
) as Content;

/** All words of the interface, in the language of the site and with the owner's own among them. */
export const words = chooseWords(site);

/** The language of the page, a tag like 'en-PH'. */
export const { language } = site;
