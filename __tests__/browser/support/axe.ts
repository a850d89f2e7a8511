import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe objects to in the page as it stands, or in the part that a selector names, one line
 * each: all its rules of WCAG 2.0 to 2.2, A and AA, and of good practice. Throws if it found hardly
 * anything to look at.
 */
export async function axeViolations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // Part of WCAG 2.2 AA, and off by default.
    .options({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })
    // Without a second page to put the results of frames together: ours has none.
    .setLegacyMode();
  if (part) builder.include(part);
  const { passes, violations } = await builder.analyze();
  if (passes.length <= 10) throw new Error(`Only ${passes.length} rules of axe apply here.`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
