import { content, words } from '../../lib/content';
import { formatPeriod } from '../../lib/content/format-period';
import { formatPercent } from '../../lib/content/percent';
import { sections } from '../../lib/content/sections';
import { expect, test, withMotion } from './support/fixtures';
import { topOf } from './support/look';

// The page without JavaScript: everything is there, to be seen, and can be used.

test.use({ ...withMotion, javaScriptEnabled: false });

/** Every text the owner wrote that a visitor is to read. */
function ownersTexts(): string[] {
  const { owner, about, experience, education, skills, projects, contact, site } = content;
  const texts = [
    owner.name,
    owner.greeting,
    owner.intro,
    ...[owner.availability, owner.workplace],
    ...about.paragraphs,
    ...about.services.flatMap(({ name, description }) => [name, description]),
    ...experience.flatMap((entry) => [
      ...[entry.company, entry.role, entry.type, entry.location, entry.description],
      ...[entry.period && formatPeriod(entry.period, site.language, words.experience.present)],
      ...entry.skills,
    ]),
    ...education.flatMap(({ school, programme, location }) => [school, programme, location]),
    ...skills.map(({ name }) => name),
    ...skills.flatMap(({ level }) =>
      level === undefined ? [] : formatPercent(level, site.language),
    ),
    ...projects.flatMap(({ title, description, tags }) => [title, description, ...tags]),
    ...[contact.email, contact.phone, contact.location],
    ...contact.social.map(({ name }) => name),
  ];
  return texts.filter((text) => text !== undefined);
}

test('every word is there and visible', async ({ page }) => {
  await page.goto('/');
  // Read from the page as it is drawn: without what is hidden, faint, or for ears only.
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (isShown && getComputedStyle(parent as Element).clipPath === 'none') {
        text += ` ${node.textContent}`;
      }
    }
    return text.replace(/\s+/g, ' ');
  });
  const missing = ownersTexts().filter((text) => !shown.includes(text.replace(/\s+/g, ' ')));
  expect(missing).toEqual([]);
});

test('every picture is there and loads', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const shown = [
    content.owner.portrait,
    content.about.photo,
    ...content.projects.map(({ image }) => image),
  ];
  for (const { alt } of shown.filter((picture) => picture !== undefined)) {
    await expect(page.getByRole('img', { name: alt })).toBeVisible();
  }
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ currentSrc, src }) => currentSrc || src),
    );
  await expect.poll(broken).toEqual([]);
});

test('every link is there, and those to the sections work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Sections' });
  for (const id of sections) {
    const label = words.menu[id];
    await nav.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect.poll(() => topOf(page.locator(`#${id}`))).toBeLessThan(450);
  }
  await expect(page.getByRole('link', { name: 'View My Work' })).toHaveAttribute(
    'href',
    '#projects',
  );
  await expect(page.getByRole('link', { name: /^Download CV/ }).first()).toBeVisible();
  await expect(
    page.locator('#contact').getByRole('link', { name: content.contact.email }).first(),
  ).toHaveAttribute('href', `mailto:${content.contact.email}`);
});

test('no control stands there that could do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText(/form needs JavaScript/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(content.owner.name));
});
