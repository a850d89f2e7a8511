import type { ContentByFolder } from '../../lib/content/schema';
import { withoutHiddenSections } from '../../lib/content/shown-sections';
import { picturesIn } from '../../lib/content/text-fields';
import type { LocalizedSite } from '../../lib/site/make-sites';

/**
 * The pictures that are only in sections that the owner left out.
 * @param sites none if the content has faults; then no picture counts as hidden
 */
export function hiddenPicturesIn(
  contents: ContentByFolder,
  sites: readonly LocalizedSite[],
): string[] {
  if (sites.length === 0) return [];
  const visible = sites
    .flatMap(({ content }) => picturesIn({ '': withoutHiddenSections(content) }))
    .map(({ src }) => src.normalize());
  return picturesIn(contents)
    .map(({ src }) => src)
    .filter((src) => !visible.includes(src.normalize()));
}
