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
import { checkContent } from './check';
import type { Content } from './schema';

let checked: Content | undefined;

/**
 * Checks at the first use and not at import. The development server keeps the outcome of an
 * import, errors too, until a source file changes; a picture added to `public/` changes none.
 */
function read(): Content {
  checked ??= checkContent({
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
  });
  return checked;
}

/**
 * Everything the owner says, checked. Server components and generators read it; islands never.
 * Read it inside functions, not while a module is loading.
 * @throws ContentError at each use while the content breaks a rule
 */
export const content: Content = {
  get site() {
    return read().site;
  },
  get owner() {
    return read().owner;
  },
  get about() {
    return read().about;
  },
  get experience() {
    return read().experience;
  },
  get education() {
    return read().education;
  },
  get certificates() {
    return read().certificates;
  },
  get skills() {
    return read().skills;
  },
  get projects() {
    return read().projects;
  },
  get contact() {
    return read().contact;
  },
  get look() {
    return read().look;
  },
};

/** All words of the interface, in the language of the site and with the owner's own among them. */
export const words = chooseWords(site);
