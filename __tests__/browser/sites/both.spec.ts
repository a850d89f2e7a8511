import path from 'node:path';
import { exportOf, SUB_PATH } from '../../fixtures/sites';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { htmlFaults } from '../support/html';
import { open, overflowOf } from '../support/page';

for (const [name, basePath] of [
  ['everything', SUB_PATH],
  ['bare', ''],
] as const) {
  const dir = exportOf(name);

  test(`"${name}" fits on every screen, is accessible and valid`, async ({ page, serve }) => {
    const { url } = await serve({ dir, basePath });
    await open(page, `${url}/`);
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflowOf(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
      const overlaps = await page.getByRole('banner').evaluate((header) => {
        const bar = header.getBoundingClientRect();
        const controls = [...header.querySelectorAll('a, button, label')].filter((each) =>
          each.checkVisibility(),
        );
        return controls.flatMap((control, index) => {
          const box = control.getBoundingClientRect();
          const isOut = box.bottom > bar.bottom + 1 || box.right > innerWidth + 1 || box.left < -1;
          const covers = controls.slice(index + 1).some((other) => {
            const { left, right } = other.getBoundingClientRect();
            return left < box.right - 1 && right > box.left + 1;
          });
          return isOut || covers ? [control.textContent] : [];
        });
      });
      expect.soft(overlaps, `${width} px, controls of the header`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeViolations(page), colorScheme).toEqual([]);
    }
    expect(await htmlFaults(path.join(dir, 'index.html'))).toEqual([]);
  });
}
