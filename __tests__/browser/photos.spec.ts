import { expect, test } from '../support/browser/fixtures';
import { open } from '../support/browser/page';

/**
 * Runs in the page: loads all pictures, and finds those that are stretched, and those whose file is
 * too narrow for their place, or twice as wide although a narrower one would do.
 */
async function badPictures(): Promise<string[]> {
  const images = [...document.querySelectorAll('img')].filter((each) => each.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode()));
  return images.flatMap((image) => {
    const flaws = [...flawsOfShape(image), ...flawsOfWidth(image)];
    return flaws.map((flaw) => `"${image.alt}" ${flaw}`);
  });

  // These functions are inside, because the page gets only this one.

  function flawsOfShape(image: HTMLImageElement): string[] {
    const { naturalWidth, naturalHeight } = image;
    const ratio = naturalWidth / naturalHeight;
    const declared = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    return Math.abs(declared / ratio - 1) > 0.02 ? ['has width and height of another picture'] : [];
  }

  function flawsOfWidth(image: HTMLImageElement): string[] {
    const file = new URL(image.currentSrc).pathname;
    const widths = widthsOfFiles(image, file);
    const fetched = widths.get(file) ?? 0;
    const needed = neededWidth(image);
    // `sizes` gives the width roughly. For the portrait of a phone it asks for less, which paints
    // sooner.
    const least = image.closest('#home') && innerWidth < 640 ? 0.6 : 0.95;
    const isNarrow = fetched < Math.min(least * needed, Math.max(0, ...widths.values()));
    const enough = Math.min(...[...widths.values()].filter((width) => width >= needed));
    const isWide = fetched >= 2 * needed && fetched > enough;
    const flaw = `is ${fetched} px wide, but ${Math.round(needed)} px are shown`;
    return isNarrow || isWide ? [flaw] : [];
  }

  /** The widths of the files that the browser can choose from, by their addresses. */
  function widthsOfFiles(image: HTMLImageElement, file: string): Map<string, number> {
    const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
    const set = sources.find(({ srcset }) => srcset.includes(file))?.srcset ?? '';
    const candidates = [...set.matchAll(/([^\s,]+) (\d+)w/g)];
    return new Map(candidates.map(([, name = '', width]) => [name, Number(width)]));
  }

  /** How many pixels of the screen the whole width of a picture takes, with what is cropped. */
  function neededWidth(image: HTMLImageElement): number {
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    const isContained = getComputedStyle(image).objectFit === 'contain';
    const across = [clientWidth, (clientHeight * naturalWidth) / naturalHeight];
    return (isContained ? Math.min(...across) : Math.max(...across)) * devicePixelRatio;
  }
}

/**
 * The widths of windows, by the density of the screen. From narrow to wide, because a browser keeps
 * a file that is wider than it needs.
 */
const windows = { 1: [768, 1024, 2560], 2: [360, 1440] };

// Stored pictures show marked ones in place of photos, so only this test sees the files.
for (const [density, widths] of Object.entries(windows)) {
  test.describe(() => {
    const [narrowest = 0] = widths;
    const viewport = { width: narrowest, height: 900 };
    test.use({ viewport, deviceScaleFactor: Number(density) });

    test(`pictures are sharp, and not too large, at density ${density}`, async ({ page }) => {
      await open(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const message = `bad pictures at ${width} px`;
        await expect.poll(() => page.evaluate(badPictures), message).toEqual([]);
      }
    });
  });
}
