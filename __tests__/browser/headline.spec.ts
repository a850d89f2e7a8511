import { templateContent as content } from '../../lib/content/template';
import { expect, test, withMotion } from './support/fixtures';
import { hold, hydrated, twoFrames, typefaceLoaded, watchShifts } from './support/look';

// What is typed and how fast, and when it rests, Jest holds: typed-headline.test.ts, Headline.test.tsx.

test.use(withMotion);

for (const width of [360, 768, 1440]) {
  test(`${width} px wide, neither loading nor typing moves anything, and paused nothing runs`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    const shifts = await watchShifts(page);
    // Whether the typeface comes before the first frame is chance; typeface.spec.ts holds its shift.
    const letThrough = await hold(page, 'typeface');
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    const pause = page.getByRole('button', { name: 'Pause animation' });
    await expect(pause).toBeVisible();
    await twoFrames(page);
    expect(await shifts(), 'while it loads').toEqual([]);
    letThrough();
    await typefaceLoaded(page);
    await twoFrames(page);
    await shifts();

    const heading = page.getByRole('heading', { level: 1 });
    const intro = page.getByText(content.owner.intro);
    const place = await intro.boundingBox();
    const seen = new Set<string>();
    for (let round = 0; round < 30; round++) {
      await page.clock.runFor(500);
      expect(await intro.boundingBox()).toEqual(place);
      seen.add(await heading.innerText());
    }
    expect(seen.size, 'texts seen while it types').toBeGreaterThan(9);
    expect(await shifts(), 'while it types').toEqual([]);

    await pause.click();
    // What the pointer has started comes to its end.
    await page.clock.runFor(5000);
    const still = await heading.innerText();
    await expect.poll(() => page.evaluate('document.getAnimations().length')).toBe(0);
    await page.clock.runFor(10_000);
    expect(await heading.innerText()).toBe(still);
  });
}
