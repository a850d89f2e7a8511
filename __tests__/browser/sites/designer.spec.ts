import { designer } from '../../fixtures/designer/designer';
import { faintTexts, halfSize } from '../../owner/browser/support/contrast';
import { expect, test, withMotion } from '../../owner/browser/support/fixtures';
import { open, waitForPrintStyles } from '../../owner/browser/support/page';
import { readPdf } from '../../owner/support/pdf-reader';

// An owner without hues, with many projects, few pictures, and the skills in deep water.

test.use({ siteName: 'designer', ...withMotion, ...halfSize });

test('a designer’s name stays, all her texts are legible, and visitors print at most four sheets', async ({
  page,
}) => {
  const { name, headline, role } = designer.owner;
  const [phrase = ''] = headline;
  await open(page);

  await test.step('her name stays, and her only phrase stands below it', async () => {
    const hero = page.locator('#home');
    const visible = (text: string) =>
      hero.getByText(text, { exact: true }).filter({ visible: true });
    await expect(visible(name)).toHaveCount(1);
    await expect(visible(phrase)).toHaveCount(1);
    await expect(hero.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(visible(name)).toHaveCount(1);
    await expect(visible(phrase)).toHaveCount(1);
  });

  await test.step('texts and icons have enough contrast in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faintTexts(page), colorScheme).toEqual([]);
    }
  });

  await test.step('visitors print at most four sheets of Letter, name and role first', async () => {
    await waitForPrintStyles(page);
    const pdf = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pdf.pages.length, 'sheets').toBeLessThanOrEqual(4);
    expect(pdf.size).toEqual([612, 792]);
    expect(pdf).toHaveProperty('isWithinPage', true);
    const start = `${name} ${role}`;
    expect(pdf.text.slice(0, start.length), 'the first words on paper').toBe(start);
  });
});
