import type { Fault } from '../../lib/content/fault';
import { letterFaults } from '../../lib/documents/missing-letters';
import { checkedSites, type LocalizedSite, type Sites } from '../../lib/site/localized-site';
import { loadContent } from '../../scripts/support/load-content';
import { connectionFaults, linkFaults } from './connections';
import { dateFaults } from './date-faults';
import { gapFaults } from './gaps';
import { markupFaults } from './markup';
import { altFaults, checkPictures, unusedPictureFaults } from './pictures';
import { readmeFaults } from './readme';
import { faultsByFile, reportWithVerdict, strictExitCode } from './report';
import { sampleClaimFaults, samplePictureFaults } from './sample-faults';
import { skillNameFaults } from './skill-names';
import { hasSeveralWords, type PlacedText, placedTexts, readableText } from './texts';
import { wordFaults } from './words';

/**
 * Runs all checks of `npm run doctor`.
 * @returns what is left to do, as lines, and the exit code of `--strict`
 */
export async function runDoctor(): Promise<{ text: string; exitCode: number }> {
  const { files, faults } = await loadContent();
  // The checks of `faultsInSites` need content that can be built.
  const canBuild = faults.length === 0;
  if (canBuild) faults.push(...faultsInSites(checkedSites(files)));
  faults.push(...(await checkPictures(files)), ...readmeFaults());
  return { text: reportWithVerdict(faults, canBuild), exitCode: strictExitCode(faults) };
}

/** The faults of content that can be built, except faults of its pictures. */
export const faultsInSites = (sites: Sites): Fault[] => [
  ...sampleClaimFaults(sites),
  ...samplePictureFaults(sites),
  ...connectionFaults(sites),
  ...linkFaults(sites),
  ...sites.flatMap(markupFaults),
  ...sites.flatMap(wordFaults),
  ...sites.flatMap(letterFaults),
  ...untranslatedTexts(sites),
  ...sites.flatMap(altFaults),
  ...sites.flatMap(skillNameFaults),
  ...unusedPictureFaults(sites),
  ...sites.flatMap(dateFaults),
  ...sites.flatMap(gapFaults),
];

/** The texts that a translation changes. Names, addresses and single words may stay the same. */
const translatableTexts = (site: LocalizedSite, isRead: LocalizedSite['isOwn']): PlacedText[] =>
  placedTexts(site, isRead).filter((field) => {
    const text = readableText(field);
    const isTranslatable = field.kind === 'prose' || field.kind === 'phrase';
    return isTranslatable && hasSeveralWords(text) && text !== site.content.owner.name;
  });

/** Finds texts that the page in another language shows as they are in the main language. */
function untranslatedTexts([main, ...translations]: Sites): Fault[] {
  // Texts are compared without the addresses of their links, which a translation may change.
  const mainTexts = translatableTexts(main, main.isOwn).map(readableText);
  return translations.flatMap((site) => {
    // Reads all files: where a language has no file, its page shows that of the main language.
    const pageTexts = translatableTexts(site, () => true);
    const same = pageTexts.filter((field) => mainTexts.includes(readableText(field)));
    const what = `is missing, or not translated into "${site.locale.language}":`;
    const places = same.map(({ entryPlace }) => entryPlace);
    return faultsByFile(places, what, { severity: 'advice' });
  });
}
