/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { inlineScript } from '@/lib/browser/inline-scripts';

// jsdom does not open a `<details>` for a link, like Firefox 111 and Safari 16.4. The browser tests
// of the site "everything" test the list itself.

const card = () => document.querySelector<HTMLElement>('#project-ñandú') as HTMLElement;
const list = () => document.querySelector('details') as HTMLDetailsElement;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  location.hash = '';
  document.body.innerHTML = `
    <a href="#project-ñandú">Ñandú</a>
    <details open><summary>Show 1 more</summary></details>`;
  const script = document.createElement('script');
  script.textContent = inlineScript('show-more');
  list().append(script);
  list().insertAdjacentHTML('beforeend', '<ul><li id="project-ñandú">Ñandú</li></ul>');
});

const expectShown = (behavior: ScrollBehavior = 'auto') =>
  waitFor(() => {
    expect(list()).toHaveAttribute('open');
    expect(jest.mocked(card().scrollIntoView).mock.calls).toEqual([[{ behavior }]]);
  });

test('"Show more" is closed at first, and each click on a link into it opens it', async () => {
  expect(list()).not.toHaveAttribute('open');
  document.querySelector('a')?.click();
  await expectShown();
  list().open = false;
  jest.mocked(card().scrollIntoView).mockClear();
  document.querySelector('a')?.click();
  await expectShown();
});

test('"Show more" is open if the page loads at the address of a project in it', async () => {
  history.replaceState(null, '', '#project-ñandú');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  // The page still changes its height, so a smooth scroll would end elsewhere.
  await expectShown('instant');
});

test('other links and addresses leave "Show more" closed', () => {
  history.replaceState(null, '', '#project-100%');
  window.dispatchEvent(new Event('hashchange'));
  document.body.click();
  expect(list()).not.toHaveAttribute('open');
});
