import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of axe whose result depends on the theme. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the page, or the part that a selector names, by these rules of axe; by default by all:
 * WCAG 2.0 to 2.2, A and AA, and best practices.
 * @returns one line for each violation
 * @throws Error if so few rules apply that axe has not found the page
 */
export async function axeViolations(page: Page, part?: string, rules?: string[]) {
  const builder = new AxeBuilder({ page })
    // Part of WCAG 2.2 AA, but off by default.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // Opens no second page to merge the results of frames; this page has none.
    .setLegacyMode();
  if (part) builder.include(part);
  if (rules) builder.withRules(rules);
  const { passes, violations } = await builder.analyze();
  const least = rules ? 1 : 10;
  if (passes.length < least) throw new Error(`Only ${passes.length} rules of axe apply here.`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
