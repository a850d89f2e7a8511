import type { Locator } from '@playwright/test';
import { expect } from '../../owner/browser/support/fixtures';

/**
 * Compares what assistive technology reads with `__tests__/pictures/trees/NAME.aria.yml`: roles,
 * names, states, addresses of links, and the order. `npm test -- --update` writes the file.
 *
 * The texts are compared, because `toMatchAriaSnapshot` accepts states that are not in the file,
 * and writes a pattern for each number, so that any year and any level would match.
 */
export async function expectTree(part: Locator, name: string): Promise<void> {
  // It does not end the test, because the pictures of the same state follow.
  expect.soft(`${await part.ariaSnapshot()}\n`).toMatchSnapshot(['trees', `${name}.aria.yml`]);
}
