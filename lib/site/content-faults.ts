import { contentFaults } from '../content/check';
import { didYouMean, type Fault, placeOf, wrong } from '../content/fault';
import type { ContentFiles } from '../content/files';
import { isPagePart, textParts } from '../content/linked-text';
import { nearestName } from '../content/nearest';
import { textFields } from '../content/text-fields';
import { pageIds } from '../profile/page-ids';
import { checkedSites, type LocalizedSite } from './localized-site';

/**
 * All faults of the content. Links into the page are checked last, because the page must exist for
 * that.
 */
export function allContentFaults(files: ContentFiles): Fault[] {
  const faults = contentFaults(files);
  return faults.length > 0 ? faults : checkedSites(files).flatMap(pageLinkFaults);
}

/** Finds links in texts to a part of the page that does not exist: `[school](#educaton)`. */
function pageLinkFaults(site: LocalizedSite): Fault[] {
  const { content, folder, ownFiles, profile } = site;
  const ids = pageIds(profile).map((id) => `#${id}`);
  return textFields(content)
    .filter(({ hasLinks }) => hasLinks)
    .flatMap(({ text, keys }) => {
      const wrongLinks = textParts(text).flatMap(({ href = '' }) =>
        isPagePart(href) && !ids.includes(href.normalize()) ? href : [],
      );
      const isOwn = ownFiles.some((name) => name === keys[0]);
      const place = placeOf({ [folder]: content, '': content }, [isOwn ? folder : '', ...keys]);
      return wrongLinks.map((link) => wrong(place, reasonFor(link, ids, site), link));
    });
}

function reasonFor(link: string, ids: readonly string[], { folder }: LocalizedSite) {
  const page = folder === '' ? 'the page' : `the page in "${folder}"`;
  const meant = nearestName(link, ids);
  const parts = ids.filter((id) => !/^#(project|skill|legal)-/.test(id)).join(', ');
  return {
    rule: `${page} has no such part`,
    todo: meant ? didYouMean(`'${meant}'`) : `Link to ${parts}, or to a project or skill.`,
  };
}
