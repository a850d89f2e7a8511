import { act, fireEvent, render, screen } from '@testing-library/react';
import { Header } from '@/components/header/Header';
import { finished } from '../fixtures/content';
import { Section } from '../support/section';
import { siteOf } from '../support/site';

/** What islands have started and not stopped: listeners, observed elements. */
const active = new Map<string, number>();
const count = (what: string, change: 1 | -1) => active.set(what, (active.get(what) ?? 0) + change);

/** Counts the listeners of a target, which is not a part of the page. */
function countListeners(name: string, target: EventTarget): void {
  for (const [method, change] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    const original = target[method];
    target[method] = function (this: EventTarget, type: string, ...rest: [never, never]) {
      const [, options] = rest as unknown[];
      // React and jsdom add these to each document, and keep them.
      if (!/^(selectionchange|mouseover|mouseout)$/.test(type)) {
        count(`${type} of ${name}`, change);
        const { signal } = (options ?? {}) as AddEventListenerOptions;
        signal?.addEventListener('abort', () => count(`${type} of ${name}`, -1));
      }
      return original.call(this ?? target, type, ...rest);
    };
  }
}

class CountingObserver {
  private readonly seen = new Set<Element>();
  observe(element: Element) {
    this.seen.add(element);
    count('an observed element', 1);
  }
  unobserve(element: Element) {
    if (this.seen.delete(element)) count('an observed element', -1);
  }
  disconnect() {
    for (const element of this.seen) this.unobserve(element);
  }
}

test('islands that are unmounted leave no listener, timer or observer', async () => {
  jest.useFakeTimers();
  countListeners('the window', window);
  countListeners('the document', document);
  window.matchMedia = () => {
    const query = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
    countListeners('a media query', query);
    return query;
  };
  Object.assign(window, { IntersectionObserver: CountingObserver });
  const languages = ['es', 'de'].map((tag) => ({ language: tag, name: tag, href: `/${tag}/` }));
  const { unmount } = render(
    <>
      <Header name="Ana" sections={[]} languages={languages} locale={siteOf()} isHomePage />
      {['home', 'skills', 'contact'].map((id) => (
        <Section key={id} id={id} {...finished()} />
      ))}
    </>,
  );
  await act(() => import('@/components/hero/startTyping'));
  // Both disclosures are open, and a message is being sent.
  for (const details of document.querySelectorAll('details')) {
    details.setAttribute('open', '');
    fireEvent(details, new Event('toggle'));
  }
  for (const [name, value] of [
    ['Name', 'Ana'],
    ['Email', 'a@b.co'],
    ['Message', 'Hello'],
  ] as const) {
    fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
  }
  globalThis.fetch = () => new Promise(() => {});
  await act(async () => screen.getByRole('button', { name: 'Send Message' }).click());
  expect(Math.max(...active.values())).toBeGreaterThan(0);
  expect(active.get('beforeunload of the window')).toBe(1);
  expect(jest.getTimerCount()).toBeGreaterThan(0);

  unmount();
  expect([...active].filter(([, left]) => left !== 0)).toEqual([]);
  // A request that is on its way may end, but nothing starts again.
  jest.runOnlyPendingTimers();
  expect(jest.getTimerCount()).toBe(0);
});
