import { content, words } from '../../../lib/content';
import { formatPercent } from '../../../lib/content/locale';
import { formatPeriod } from '../../../lib/content/period';
import { expect, test, withMotion } from '../support/fixtures';

// Whatever the owner has written is on the page, also where no script runs.
test.use({ ...withMotion, javaScriptEnabled: false });

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Every text that a visitor is to read. */
function texts(): string[] {
  const { owner, about, experience, education, certificates, skills, projects, contact } = content;
  const { language } = content.site;
  const period = (of: { period?: (typeof projects)[number]['period'] }) =>
    of.period === undefined
      ? undefined
      : formatPeriod(of.period, language, words.experience.present);
  const all = [
    ...[owner.name, owner.greeting, owner.intro, owner.pronouns],
    ...[owner.availability, owner.workplace],
    ...(owner.languages ?? []).flatMap(({ name, level }) => [name, level]),
    ...about.paragraphs,
    ...about.services.flatMap(({ name, description }) => [name, description]),
    ...experience.flatMap((each) => [
      ...[each.company, each.role, each.type, each.location, each.description, period(each)],
      ...(each.highlights ?? []),
      ...each.skills,
    ]),
    ...education.flatMap((each) => [
      ...[each.school, each.programme, each.location, each.description, period(each)],
      ...(each.highlights ?? []),
    ]),
    ...certificates.flatMap(({ name, issuer }) => [name, issuer]),
    ...skills.map(({ name }) => name),
    ...skills.flatMap(({ level }) => (level === undefined ? [] : formatPercent(level, language))),
    ...projects.flatMap((each) => [
      ...[each.title, each.description, each.role, period(each)],
      ...each.tags,
    ]),
    ...[contact.email, contact.phone, contact.location],
    ...contact.social.map(({ name }) => name),
  ];
  return all.filter((text) => text !== undefined).map(squeeze);
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

test('every picture is there and loads', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const { owner, about, projects } = content;
  const pictures = [owner.portrait, about.photo, ...projects.map(({ image }) => image)];
  for (const { alt } of pictures.filter((picture) => picture !== undefined)) {
    await expect(page.getByRole('img', { name: alt, includeHidden: true }).first()).toBeAttached();
  }
  // Those further down wait until somebody comes near.
  await page.setViewportSize({ width: 1280, height: 20_000 });
  const broken = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility())
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ currentSrc, src }) => currentSrc || src),
    );
  await expect.poll(broken).toEqual([]);
});
