import { editionOf } from '../../../lib/content';
import { formatPeriod } from '../../../lib/content/period';
import { formatPercent } from '../../../lib/locale';
import { textsIn } from '../support/content-texts';
import { expect, test, withMotion } from '../support/fixtures';

const { content, words } = editionOf();

test.use({ ...withMotion, javaScriptEnabled: false });

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All texts of the content that a visitor reads. */
function texts(): string[] {
  const { experience, education, projects, skills, site } = content;
  const { language } = site;
  const periods = [...experience, ...education, ...projects].flatMap(({ period }) =>
    period === undefined ? [] : formatPeriod(period, language, words.experience.present),
  );
  const levels = skills.flatMap(({ level }) =>
    level === undefined ? [] : formatPercent(level, language),
  );
  return [...textsIn(content), ...periods, ...levels].map(squeeze);
}

test('without scripts the page shows all texts of the content', async ({ page }) => {
  await page.goto('/');
  // Without texts that are hidden or for screen readers only.
  const shown = await page.evaluate(() => {
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
  const found = squeeze(shown);
  expect(texts().filter((text) => !found.includes(text))).toEqual([]);
});

// document.spec.ts tests that the files exist.
test('without scripts the page contains all pictures of the content', async ({ page }) => {
  await page.goto('/');
  const { owner, about, projects } = content;
  const pictures = [owner.portrait, about.photo, ...projects.map(({ image }) => image)];
  for (const { alt } of pictures.filter((picture) => picture !== undefined)) {
    await expect(page.getByRole('img', { name: alt, includeHidden: true }).first()).toBeAttached();
  }
});
