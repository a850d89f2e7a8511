import { editionOf } from '../../../lib/content';
import { formatPeriod } from '../../../lib/content/period';
import { formatPercent } from '../../../lib/locale';
import { textsIn } from '../support/content-texts';
import { expect, test, withMotion } from '../support/fixtures';

const { content, words } = editionOf();

// Whatever the owner has written is on the page, also where no script runs.
test.use({ ...withMotion, javaScriptEnabled: false });

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every text that a visitor is to read. */
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

test('every word of the content is there and visible', async ({ page }) => {
  await page.goto('/');
  // Read from the page as it is drawn: without what is hidden, faint, or for ears only.
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

// That its files are there, document.spec.ts holds.
test('every picture is there', async ({ page }) => {
  await page.goto('/');
  const { owner, about, projects } = content;
  const pictures = [owner.portrait, about.photo, ...projects.map(({ image }) => image)];
  for (const { alt } of pictures.filter((picture) => picture !== undefined)) {
    await expect(page.getByRole('img', { name: alt, includeHidden: true }).first()).toBeAttached();
  }
});
