import type { Page } from '@playwright/test';
import { untranslated } from '../../support/made-up-language';

/** All texts of a page, visible or not: text nodes, names, descriptions, titles. */
export async function allTextsOf(page: Page): Promise<string> {
  const texts = await page.locator('html *:not(script, style)').evaluateAll((all) => {
    const names = ['alt', 'title', 'aria-label', 'aria-description', 'aria-valuetext'];
    const metas = '[name="description"], [property$=title], [property$=":alt"]';
    return all.flatMap((each) => [
      // Where scripts run, the content of <noscript> is one text with tags.
      ...[...each.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data.replace(/<[^>]*>/g, ' ')),
      ...(each.matches(metas) ? [...names, 'content'] : names).map((name) =>
        each.getAttribute(name),
      ),
    ]);
  });
  return texts.filter(Boolean).join('\n');
}

/**
 * The texts of a page in a made-up language that are not in it: they are written in the code. The
 * sites "everything" and "bare" are in such a language.
 */
export const untranslatedIn = async (page: Page) => untranslated(await allTextsOf(page));
