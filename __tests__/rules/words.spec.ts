import type { Page } from '@playwright/test';
import { onlyListedSections } from '../../lib/content/listed-sections';
import { localizedPath } from '../../lib/files/generated-names';
import type { LocalizedSite } from '../../lib/site/make-sites';
import { visibleTexts } from '../support/browser/content-texts';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { onEachSite } from '../support/browser/on-sites';

test.use({ ...withMotion, javaScriptEnabled: false });

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All texts in one language that a visitor reads. */
function textsOf({ content, profile }: LocalizedSite): string[] {
  const { companies, schools, projects, projectGroups, skillGroups, sections } = profile;
  const entries = [...companies.flat(), ...schools, ...projects];
  const periods = entries.flatMap(({ period }) => period?.text ?? []);
  const levels = skillGroups.flatMap((group) =>
    group.skills.flatMap(({ level }) => level?.text ?? []),
  );
  const headings = projectGroups.flatMap(({ heading }) => heading ?? []);
  const shown = onlyListedSections(content);
  const { skillsIntro, ...owner } = shown.owner;
  return [
    ...visibleTexts({ ...shown, owner }),
    ...visibleTexts(sections.includes('skills') ? skillsIntro : undefined),
    ...visibleTexts(content.site.legal),
    ...periods,
    ...levels,
    ...headings,
  ].map(squeeze);
}

/** The text of the page, except texts that are hidden or for screen readers only. */
const shownText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || getComputedStyle(parent).clipPath !== 'none') continue;
      const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isShown || parent.closest('details')) text += ` ${node.textContent}`;
    }
    return text;
  });

onEachSite(() => {
  test('without scripts the page shows all texts', async ({
    page,
    server: { url },
    localizedSites,
  }) => {
    for (const site of localizedSites) {
      const address = localizedPath(site.folder, '/');
      // A legal text appears when a link leads to it.
      const anchors = site.profile.legal.flatMap(({ id }) => (id === undefined ? [] : `#${id}`));
      let shown = '';
      for (const anchor of ['', ...anchors]) {
        await page.goto(`${url}${address}${anchor}`);
        shown += squeeze(await shownText(page));
      }
      const missing = textsOf(site).filter((text) => !shown.includes(text));
      expect(missing, `texts that ${address} does not show`).toEqual([]);
    }
  });
});
