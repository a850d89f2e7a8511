import type { ContentByFolder } from '../content/schema';
import { withoutHiddenSections } from '../content/shown-sections';
import { picturesIn } from '../content/text-fields';
import type { LocalizedSite } from './make-sites';

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
