import type { Page } from '@playwright/test';
import { onlyListedSections } from '../../lib/content/schema';
import { localizedPath } from '../../lib/files/generated-names';
import type { LocalizedSite } from '../../lib/site/localized-site';
import { visibleTexts } from '../support/browser/content-texts';
import { expect, onEachSite, test, withMotion } from '../support/browser/fixtures';

test.use({ ...withMotion, javaScriptEnabled: false });

/** Without spaces, because a text may stand in several elements: "90" and "%". */
const squeeze = (text: string) => text.replace(/\s+/g, '');

function textsOf({ content, profile }: LocalizedSite): string[] {
  const { companies, schools, projects, projectGroups, skillGroups, contentSections } = profile;
  const entries = [...companies.flat(), ...schools, ...projects];
  const periods = entries.flatMap(({ period }) => period?.text ?? []);
  const levels = skillGroups.flatMap((group) =>
    group.entries.flatMap(({ level }) => level?.text ?? []),
  );
  const headings = projectGroups.flatMap(({ heading }) => heading ?? []);
  const shown = onlyListedSections(content);
  const { skillsIntro, ...owner } = shown.owner;
  return [
    ...visibleTexts({ ...shown, owner }),
    ...visibleTexts(contentSections.includes('skills') ? skillsIntro : undefined),
    ...visibleTexts(content.site.legal),
    ...periods,
    ...levels,
    ...headings,
  ].map(squeeze);
}

/** The text of the page, except texts that are hidden or for screen readers only. */
const shownText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const spoken of document.querySelectorAll('.visually-hidden')) spoken.remove();
    return document.body.innerText;
  });

/** The texts of a page without styles, where two have no space and no punctuation between them. */
const gluedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
    const texts = nodes
      .filter(({ data, parentElement }) => data && !parentElement?.closest('script, style'))
      // A link of the owner may begin within a word of a paragraph.
      .map(({ data, parentElement }) => ({ data, paragraph: parentElement?.closest('p') }));
    return texts.flatMap(({ data, paragraph }, index) => {
      const before = texts[index - 1];
      const isInOneText = paragraph && before?.paragraph === paragraph;
      const isGlued = /[\p{L}\p{N}.?!]$/u.test(before?.data ?? '') && /^[\p{L}\p{N}]/u.test(data);
      return isGlued && !isInOneText ? [`${before?.data}|${data}`] : [];
    });
  });

onEachSite(() => {
  test('without scripts all texts are shown', async ({ page, server: { url }, localizedSites }) => {
    for (const site of localizedSites) {
      const address = localizedPath(site.folder, '/');
      // A legal text appears when a link leads to it.
      const anchors = site.profile.legal.flatMap(({ id }) => (id === undefined ? [] : `#${id}`));
      let shown = '';
      for (const anchor of ['', ...anchors]) {
        await page.goto(`${url}${address}${anchor}`);
        expect(await gluedTexts(page), `words that touch on ${address}`).toEqual([]);
        shown += squeeze(await shownText(page));
      }
      const missing = textsOf(site).filter((text) => !shown.includes(text));
      expect(missing, `texts that ${address} does not show`).toEqual([]);
    }
    await page.goto(`${url}/404.html`);
    expect(await gluedTexts(page), 'words that touch on the page for errors').toEqual([]);
  });
});
