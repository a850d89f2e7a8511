import type { Fault } from '../../lib/content/fault';
import { letterFaults } from '../../lib/documents/letter-faults';
import type { Sites } from '../../lib/site/site';
import { hiddenPictures } from '../../scripts/support/hidden-pictures';
import { readCheckedContent } from '../../scripts/support/read-content';
import { connectionFaults, linkFaults } from './connections';
import { dateFaults } from './dates';
import { gapFaults } from './gaps';
import { markupFaults } from './markup';
import { altFaults, pictureFaults, unusedPictureFaults } from './pictures';
import { readmeFaults } from './readme';
import { reportWithVerdict, strictExitCode } from './report';
import { sampleClaimFaults, samplePictureFaults } from './sample';
import { skillNameFaults } from './skill-names';
import { translationFaults } from './translations';
import { wordFaults } from './words';

/**
 * Runs all checks of `npm run doctor`.
 * @returns what is left to do, as lines, and the exit code of `--strict`
 */
export async function runDoctor(): Promise<{ text: string; exitCode: number }> {
  const { files, sites, faults: buildFaults } = await readCheckedContent();
  // The checks of `faultsInSites` need content that can be built.
  const canBuild = buildFaults.length === 0;
  const faults = [
    ...buildFaults,
    ...(sites ? faultsInSites(sites) : []),
    ...(await pictureFaults(files, sites && hiddenPictures(files, sites))),
    ...readmeFaults(),
  ];
  return { text: reportWithVerdict(faults, canBuild), exitCode: strictExitCode(faults) };
}

/** The faults of content that can be built, except those that `pictureFaults` finds in pictures. */
export const faultsInSites = (sites: Sites): Fault[] => [
  ...sampleClaimFaults(sites),
  ...samplePictureFaults(sites),
  ...connectionFaults(sites),
  ...linkFaults(sites),
  ...sites.flatMap(markupFaults),
  ...sites.flatMap(wordFaults),
  ...sites.flatMap(letterFaults),
  ...translationFaults(sites),
  ...sites.flatMap(altFaults),
  ...sites.flatMap(skillNameFaults),
  ...unusedPictureFaults(sites),
  ...sites.flatMap(dateFaults),
  ...sites.flatMap(gapFaults),
];
