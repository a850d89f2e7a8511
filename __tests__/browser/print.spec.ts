import { extractText, getDocumentProxy } from 'unpdf';
import { content, words } from '../../lib/content';
import { formatPeriod } from '../../lib/content/period';
import { expect, test, withMotion } from './support/fixtures';
import { hydrated } from './support/look';

test.use(withMotion);

test('printed, the page is two sheets of A4 with every word and no controls', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text: sheets } = await extractText(pdf);
  expect(sheets).toHaveLength(2);
  for (const number of [1, 2]) {
    const [, , width = 0, height = 0] = (await pdf.getPage(number)).view;
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  }

  // Lines may break anywhere, also within an address.
  const squeeze = (text: string) => text.replace(/[\s\u00ad]+/g, '');
  const printed = squeeze(sheets.join(''));
  const { owner, about, experience, skills, projects, contact, site } = content;
  const links = projects.flatMap(({ demoLink, videoLink, repoLink, apkLink }) =>
    [demoLink, videoLink, repoLink, apkLink].filter((link) => link !== undefined),
  );
  const wanted = [
    owner.name,
    owner.intro,
    ...about.paragraphs,
    ...about.services.map(({ name }) => name),
    ...experience.flatMap(({ company, role, period, description }) => [
      ...[
        company,
        role,
        period && formatPeriod(period, site.language, words.experience.present),
        description,
      ],
    ]),
    ...skills.map(({ name }) => name),
    ...projects.flatMap(({ title, description }) => [title, description]),
    ...[contact.email, contact.phone, contact.location],
    ...links,
    ...contact.social.map(({ href }) => href),
  ];
  expect(wanted.filter((text) => text && !printed.includes(squeeze(text)))).toEqual([]);
  for (const unwanted of ['View My Work', 'Download CV', 'Send Message', 'Back to top', 'Menu']) {
    expect(printed).not.toContain(squeeze(unwanted));
  }
});

test('on paper there is no header, footer, form or button, and no card is torn', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // Ink on white, whatever the theme of the screen.
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe(
    'light',
  );

  const torn = await page.evaluate(() =>
    [...document.querySelectorAll('h3')]
      .map((heading) => heading.closest('li'))
      .filter((card) => card && getComputedStyle(card).breakInside !== 'avoid')
      .map((card) => card?.textContent),
  );
  expect(torn).toEqual([]);
});

test('printed from the dark theme chosen by hand, the ground is white', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark theme' }).check();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe(
    'light',
  );
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
    'rgba(0, 0, 0, 0)',
  );
});
