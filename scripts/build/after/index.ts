import path from 'node:path';
import { checkedEditions } from '../../../lib/content/editions';
import { languageFolders } from '../../../lib/content/language-folders';
import { hashedFolder } from '../../../lib/hosting/headers';
import { publishPictures } from '../../../lib/images/pictures';
import { picturesIn } from '../../../lib/public-files';
import { loadContent } from '../before/load-content';
import {
  composeNames,
  compress,
  movePages,
  removeOriginals,
  removeRouterFiles,
  writeHostFiles,
} from './files';
import { finishPages } from './pages';

/**
 * Finishes the export that `next build` wrote to `<projectDir>/out`.
 * @param basePath sub-path of the site, `''` or e.g. `/portfolio`
 * @throws if a step fails, which fails the build: a site that is finished in part may be unsafe
 */
export async function afterBuild(projectDir: string, basePath: string): Promise<void> {
  const out = path.join(projectDir, 'out');
  const { files } = await loadContent(projectDir);
  const [main] = checkedEditions(files);
  const originals = picturesIn(files).map(({ src }) => src);
  await movePages(out, languageFolders(projectDir));
  await removeRouterFiles(out);
  await publishPictures(projectDir, path.join(out, hashedFolder));
  await composeNames(out);
  await removeOriginals(out, originals);
  await finishPages(out, basePath, main.content.contact.emailService ?? {});
  await writeHostFiles(out);
  await compress(out);
}
