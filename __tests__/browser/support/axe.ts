import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules for criteria of WCAG A and AA that axe checks only on request. */
const offByDefault = Object.fromEntries(
  ['target-size', 'label-content-name-mismatch', 'css-orientation-lock'].map((rule) => [
    rule,
    { enabled: true },
  ]),
);

/**
 * Checks the page, or the part that a selector names, by all rules of axe: WCAG 2.0 to 2.2, A and
 * AA, and best practices. `contrast.ts` tests colors.
 * @returns one line for each violation
 * @throws Error if so few rules apply that axe has not found the page
 */
export async function axeViolations(page: Page, part?: string) {
  const builder = new AxeBuilder({ page })
    .options({ rules: offByDefault, resultTypes: ['violations'] })
    // Opens no second page to merge the results of frames; this page has none.
    .setLegacyMode();
  if (part) builder.include(part);
  const { passes, violations } = await builder.analyze();
  if (passes.length < 10) throw new Error(`Only ${passes.length} rules of axe apply here.`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
