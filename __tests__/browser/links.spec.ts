import { content } from '../../lib/content';
import { formatPercent } from '../../lib/content/locale';
import { phoneAddress } from '../../lib/content/text';
import { expect, test, withMotion } from './support/fixtures';
import { headerBottom, hydrated, scrollTo, topOf } from './support/look';

const { contact, owner, projects, skills } = content;

test.use({ viewport: { width: 1440, height: 900 } });

test('View My Work leads to the projects', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const ended = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve())),
  );
  await page.getByRole('link', { name: 'View My Work' }).click();
  await ended;

  const heading = page.getByRole('heading', { level: 2, name: 'Featured Projects' });
  await expect(heading).toBeInViewport();
  expect(await topOf(heading)).toBeGreaterThanOrEqual(await headerBottom(page));
});

test('Download CV opens the CV in a new tab, from the hero and from About', async ({ page }) => {
  await page.goto('/');
  for (const place of [page.locator('#home'), page.getByRole('region', { name: 'About' })]) {
    const opened = page.context().waitForEvent('page');
    await place.getByRole('link', { name: /^Download CV/ }).click();
    const tab = await opened;
    // A PDF does not become a page in a browser without a viewer, so its address is asked for.
    await expect(place.getByRole('link', { name: /^Download CV/ })).toHaveAttribute(
      'href',
      owner.cv ?? '',
    );
    expect(await tab.evaluate('window.opener')).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/');
});

test('the portrait is there, at once and described', async ({ page }) => {
  await page.goto('/');
  const portrait = page.locator('#home').getByRole('img', { name: owner.portrait?.alt });
  await expect(portrait).toBeInViewport();
  await expect(portrait).toHaveJSProperty('complete', true);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('each skill has a bar with its name and value, as long as its level', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Skills' });
  await expect(region.getByRole('meter')).toHaveCount(skills.length);
  for (const { name, level = 0 } of skills) {
    const meter = region.getByRole('meter', { name, exact: true });
    await expect(meter).toHaveAttribute('aria-valuenow', String(level));
    await expect(
      region.getByText(formatPercent(level, content.site.language)).first(),
    ).toBeVisible();
    const share = await meter.evaluate((bar) => {
      const [track, fill] = [...bar.children].map((each) => each.getBoundingClientRect().width);
      return (fill ?? 0) / (track ?? 1);
    });
    expect(share * 100).toBeCloseTo(level, 0);
  }
});

test('a project shows its picture, words, tags, and exactly the links it has', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Featured Projects' });
  const labels = {
    demoLink: 'Live demo',
    videoLink: 'Video',
    repoLink: 'Source code',
    apkLink: 'Android app',
  } as const;

  for (const project of projects) {
    const list = project.featured ? 'Featured projects' : 'More projects';
    const card = region
      .getByRole('list', { name: list })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: project.title }) });
    await expect(card.getByText(project.description)).toBeVisible();
    await expect(card.getByRole('img', { name: project.image?.alt })).toBeVisible();
    await expect(
      card.getByRole('list', { name: `Built with, ${project.title}` }).getByRole('listitem'),
    ).toHaveText(project.tags);
    for (const [field, label] of Object.entries(labels)) {
      const href = project[field as keyof typeof labels];
      const link = card.getByRole('link', { name: `${project.title}: ${label}`, exact: true });
      await expect(link).toHaveCount(href === undefined ? 0 : 1);
      if (href === undefined) continue;
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener.*noreferrer/);
    }
  }
});

test('the profiles open in new tabs, each with a name, and tell nobody whence', async ({
  page,
}) => {
  await page.goto('/');
  for (const place of [page.getByRole('contentinfo'), page.locator('#contact')]) {
    for (const { name, href } of contact.social) {
      const link = place.getByRole('link', { name: new RegExp(`^${name}\\b`) });
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener noreferrer\b/);
    }
  }
});

test('e-mail address and phone number can be pressed', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Get In Touch' });
  await expect(region.getByRole('link', { name: contact.email }).first()).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  );
  const phone = contact.phone ?? '';
  await expect(region.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    phoneAddress(phone),
  );
  await expect(region.getByText(contact.location ?? '', { exact: true })).toBeVisible();
});

test('the year in the footer is that of the visit', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-07-01T12:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText(`© 2031 ${owner.name}`);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the bars fill when they are first seen, by transform alone', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const fill = page.getByRole('meter').first().locator('rect').last();
    const width = () => fill.evaluate((bar) => bar.getBoundingClientRect().width);
    await expect.poll(width).toBe(0);
    await fill.scrollIntoViewIfNeeded();
    await expect.poll(width).toBeGreaterThan(50);
    expect(await fill.evaluate((bar) => getComputedStyle(bar).transitionProperty)).toBe(
      'transform',
    );
  });

  test('Back to top glides to the top', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await scrollTo(page, await page.evaluate('document.body.scrollHeight'));
    await page.evaluate(() => {
      const places = new Set<number>();
      const start = scrollY;
      Object.assign(window, { places });
      addEventListener('scroll', () => {
        if (scrollY !== start && scrollY !== 0) places.add(scrollY);
      });
    });
    await page.getByRole('link', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate('scrollY'), { timeout: 10_000 }).toBe(0);
    // How many frames it takes is up to the machine; a jump has none.
    expect(await page.evaluate('places.size')).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('a skill leads to the project that proves it', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('region', { name: 'Skills' }).getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
});
