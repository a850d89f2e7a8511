import { type ContentFiles, checkedEditions, type Edition, type Editions } from './editions';
import { languageFolders } from './language-folders';
import * as main from './owner-files';
import { secondFiles } from './second-files';

function contentFiles(): ContentFiles {
  const folders = languageFolders();
  const files: ContentFiles = { '': main };
  for (const [path, exported] of Object.entries(secondFiles)) {
    const [folder = '', name = ''] = path.replace(/\.ts$/, '').split('/').slice(-2);
    if (!folders.includes(folder) || name === 'look') continue;
    files[folder] = { ...files[folder], [name]: exported[name] };
  }
  return files;
}

let checked: Editions | undefined;

/**
 * The site in each of its languages, the main one first, checked. For server components and
 * generators, never for islands. Call it inside functions, not while a module loads: the development
 * server keeps an error of an import until a source file changes, which a new picture in `public/`
 * does not do.
 * @throws ContentError at each call while the content breaks a rule
 */
export function editions(): Editions {
  checked ??= checkedEditions(contentFiles());
  return checked;
}

/**
 * The faults of the content, a line each, for the development server, which shows them as the page. If
 * a page threw them, Next would reload it at each edit, and the next edit during a reload would lead to
 * an error of React's that covers them. A build fails instead and has none to show.
 */
export function faultsToShow(): string | undefined {
  try {
    if (process.env.NODE_ENV === 'development') editions();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The edition of a folder of `content/`; the main one if none is named. */
export const editionOf = (folder = ''): Edition =>
  editions().find((each) => each.folder === folder) ?? editions()[0];
