import type { Page } from '@playwright/test';

/**
 * Shows all links and buttons as under a pointer, or as pressed.
 * @param forcedPseudoClasses for example `['hover', 'active']`
 * @returns a function that ends that
 */
export async function forcePointer(page: Page, forcedPseudoClasses: string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = 'a, button, summary';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const force = (nodeId: number) =>
    session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  await Promise.all(nodeIds.map(force));
  return () => session.detach();
}
