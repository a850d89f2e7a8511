import { content } from '../../scripts/doctor/sample/content';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { readPdf } from '../support/pdf-reader';

test.use(withMotion);

test('a visitor prints all texts on three sheets, dark on white, with the addresses of projects', async ({
  page,
}) => {
  // Programs that save pages as PDF do not wait for scripts.
  await page.goto('/');
  const { text, pages, isWithinPage } = await readPdf(await page.pdf());
  const squeezed = text.replace(/\s+/g, '');
  const { owner, about, experience, skills, projects, contact } = content;
  for (const part of [
    owner.name,
    ...about.paragraphs,
    ...experience.flatMap(({ company, description = '' }) => [company, description]),
    ...skills.map(({ name }) => name),
    ...projects.flatMap(({ title, highlights = [] }) => [title, ...highlights]),
    ...projects.flatMap(({ demoLink, videoLink }) => `(${demoLink ?? videoLink})`),
    contact.email ?? '',
  ]) {
    expect(squeezed).toContain(part.replace(/\s+/g, ''));
  }
  expect(isWithinPage).toBe(true);
  expect(pages, 'sheets').toHaveLength(3);
  // Wider than a window with the layout of desktops.
  const across = await readPdf(await page.pdf({ landscape: true }));
  expect(across.pages, 'sheets across').toHaveLength(4);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('h1 [dir]'), 'the typed phrase').toBeHidden();
  await expect(page.locator('#contact')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const unusable = page.locator(
    'header, footer, main :is(form, button, img, .icon, summary, [role=meter], [data-coast], [data-year])',
  );
  expect(await unusable.count()).toBeGreaterThan(0);
  await expect(unusable.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Download CV|View My Work|Save/ })).toHaveCount(0);
  const breaks = await page
    .locator('#experience li:has(h3)')
    .evaluateAll((entries) => entries.map((each) => getComputedStyle(each).breakInside));
  expect([...new Set(breaks)], 'breaks within jobs').toEqual(['avoid']);
});
