import path from 'node:path';
import type { ContentFiles } from '../../../lib/content/files';
import { checkedLocales } from '../../../lib/content/locales';
import { hashedFolder } from '../../../lib/hosting/headers';
import { publishPictures } from '../../../lib/images/pictures';
import { picturesIn } from '../../../lib/public-files';
import {
  composeNames,
  compress,
  moveLocalePages,
  removeOriginals,
  removeUnusedPages,
  writeHostFiles,
} from './files';
import { finishPages } from './pages';

/**
 * Finishes the export that `next build` wrote to `<projectDir>/out`.
 * @param basePath sub-path of the site, `''` or e.g. `/portfolio`
 * @param files the content
 * @throws if a step fails, which fails the build: a site that is finished in part may be unsafe
 */
export async function afterBuild(
  projectDir: string,
  basePath: string,
  files: ContentFiles,
): Promise<void> {
  const out = path.join(projectDir, 'out');
  const [main, ...others] = checkedLocales(files);
  const originals = picturesIn(files).map(({ src }) => src);
  await removeUnusedPages(out, path.join(projectDir, 'public'));
  await moveLocalePages(
    out,
    others.map(({ folder }) => folder),
  );
  await publishPictures(projectDir, path.join(out, hashedFolder));
  await composeNames(out);
  await removeOriginals(out, basePath, originals);
  await finishPages(out, basePath, main.content.contact.emailService ?? {});
  await writeHostFiles(out);
  await compress(out);
}
