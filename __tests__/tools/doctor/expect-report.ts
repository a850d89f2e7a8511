import type { Content } from '@/lib/content/schema';
import { checkedSites } from '@/lib/site/localized-site';
import { pictureFaults } from '@/tools/doctor/pictures';
import { reportWithVerdict, strictExitCode } from '@/tools/doctor/report';
import { faultsInSites } from '@/tools/doctor/run';
import { finished } from '../../fixtures/content';
import type { Changes } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { plainPicture } from '../../support/plain-picture';

const portrait = { src: '/images/me.png', alt: 'Maria Clara' };

/** A site with which doctor is content, with changes. */
export const ready = (changes: Changes = {}): Content =>
  finished({ ...changes, owner: { portrait, ...changes.owner } });

/** The files of `public/` that `ready` needs. */
export const readyFiles = async () => ({
  'public/images/me.png': await plainPicture(800, 800).png().toBuffer(),
});

/**
 * Compares doctor's report, with the exit code of `--strict`, with a golden file.
 * @param languages the content by the folder of its language
 * @param files of the project, besides the content
 */
export async function expectReport(
  name: string,
  languages: { '': Content; [folder: string]: Partial<Content> },
  files: Record<string, string | Buffer> = {},
): Promise<void> {
  const hasPortrait = languages[''].owner.portrait === portrait;
  enterFolder(makeFolder({ ...(hasPortrait ? await readyFiles() : {}), ...files }));
  const faults = [...faultsInSites(checkedSites(languages)), ...(await pictureFaults(languages))];
  const exit = `\nnpm run doctor -- --strict ends with ${strictExitCode(faults)}.\n`;
  expectGolden(`doctor/${name}.txt`, reportWithVerdict(faults, true).trimStart() + exit);
}
