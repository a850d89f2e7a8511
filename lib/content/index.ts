import { chooseWords } from '../words/choose';
import { checkContent, contentFiles } from './check';
import * as files from './owner-files';
import type { Content } from './schema';

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
export const words = chooseWords(files.site);

/** The language of the page, a tag like 'en-PH'. */
export const { language } = files.site;
