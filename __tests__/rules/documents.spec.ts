import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathInExport } from '../../lib/files/generated-names';
import type { LocalizedSites } from '../../lib/site/localized-site';
import { expect, onSite, test } from '../support/browser/fixtures';
import { readPdf } from '../support/pdf-reader';
import { exportOf, publicFilesOf, type SiteName } from '../support/tested-sites';

// The documents that the build makes for any owner, in each language.

/** The files of the export with this name, except for the owner's. */
const generatedFiles = (siteName: SiteName, localizedSites: LocalizedSites, name: string) =>
  localizedSites
    .map((site) => ({ site, file: pathInExport(site.folder, name) }))
    .filter(({ file }) => !publicFilesOf(siteName).includes(file))
    .map(({ site, file }) => ({ site, path: path.join(exportOf(siteName), file) }));

onSite('own', () => {
  test('each CV is tagged, and fits on its pages', async ({ localizedSites, siteName }) => {
    for (const { site, path } of generatedFiles(siteName, localizedSites, 'cv.pdf')) {
      await test.step(path, async () => {
        const { content, profile } = site;
        const bytes = await readFile(path);
        const cv = await readPdf(bytes);
        const { name } = content.owner;
        const title = expect.stringContaining(name);
        const { language, region } = new Intl.Locale(content.site.language);
        expect(cv.info).toMatchObject({
          Title: title,
          Author: name,
          // Typst has no region of three digits.
          Language: region?.length === 2 ? `${language}-${region}` : language,
        });
        const levels = cv.roles.flatMap((role) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
        const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
        expect(levels[0], 'first heading').toBe(1);
        expect(skipped, 'headings that skip a level').toEqual([]);
        const companies = profile.companies.filter((roles) => roles.some(({ isInCv }) => isInCv));
        const entries = companies.length + profile.schools.length;
        // Projects with a line each have no heading.
        expect(levels.filter((level) => level === 3).length).toBeGreaterThanOrEqual(entries);
        expect(cv).toHaveProperty('isWithinPage', true);
        const almostEmptyPages = cv.pages.filter((page) => page.length < 20);
        expect(almostEmptyPages).toEqual([]);
        // Latin, Arabic and Hebrew letters in all weights take eight fonts.
        const mostBytes = 120 * 1024 + 50 * 1024 * cv.pages.length;
        expect(bytes.length).toBeLessThan(mostBytes);
      });
    }
  });

  test('each social image has less than 300 KB', async ({ localizedSites, siteName }) => {
    for (const { path } of generatedFiles(siteName, localizedSites, 'og.png')) {
      expect((await readFile(path)).length, path).toBeLessThan(300 * 1024);
    }
  });
});
