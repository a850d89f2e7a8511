import { didYouMean, type Fault, placeOf, wrongFault } from '../content/fault';
import { fieldFaults } from '../content/field-faults';
import type { ContentFiles } from '../content/files';
import { isPagePart, textParts } from '../content/linked-text';
import { textFields } from '../content/text-fields';
import { pageIds } from '../profile/page-ids';
import { withoutHiddenSections } from '../profile/sections';
import { nearestName } from '../text/nearest-name';
import { environmentFaults } from './environment-faults';
import { checkedSites, type LocalizedSite } from './localized-site';

/**
 * All faults of the settings in the environment and of the content. Links to parts of the page
 * ("#skills") are checked only if there is no other fault, because a site can be made only without
 * faults.
 */
export function siteFaults(files: ContentFiles): Fault[] {
  const faults = [...environmentFaults(process.env), ...fieldFaults(files)];
  if (faults.length > 0) return faults;
  const sites = checkedSites(files);
  return sites.flatMap((site) => pageLinkFaults(site, sites[0]));
}

const pageFragments = ({ profile }: LocalizedSite) => pageIds(profile).map((id) => `#${id}`);

/**
 * Finds links in texts to a part of the page that does not exist: `[school](#educaton)`. The texts
 * of sections that the owner left out are on no page.
 */
function pageLinkFaults(site: LocalizedSite, main: LocalizedSite): Fault[] {
  const { content, folder } = site;
  const fragments = pageFragments(site);
  const mainFragments = pageFragments(main);
  return textFields(withoutHiddenSections(content))
    .filter(({ hasLinks }) => hasLinks)
    .flatMap(({ text, keys }) => {
      const [file = '', field] = keys;
      const isInFolder = site.hasOwn(file, field);
      const isWrong = (link: string) =>
        isPagePart(link) &&
        !fragments.includes(link.normalize()) &&
        // If the main page shares the text and lacks the part, too, the fault is reported there.
        (isInFolder || mainFragments.includes(link.normalize()));
      const wrongLinks = textParts(text)
        .map(({ href = '' }) => href)
        .filter(isWrong);
      const placeFolder = isInFolder ? folder : '';
      const place = placeOf({ [placeFolder]: content }, [placeFolder, ...keys]);
      return wrongLinks.map((link) =>
        wrongFault(place, reasonForLink(link, fragments, site), link),
      );
    });
}

function reasonForLink(link: string, fragments: readonly string[], { folder }: LocalizedSite) {
  const page = folder === '' ? 'the page' : `the page in "${folder}"`;
  const meant = nearestName(link, fragments);
  const sections = fragments.filter((each) => !/^#(project|skill|legal)-/.test(each)).join(', ');
  return {
    rule: `${page} has no such part`,
    todo: meant ? didYouMean(`'${meant}'`) : `Link to ${sections}, or to a project or skill.`,
  };
}
