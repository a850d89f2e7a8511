/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Copyright } from '@/components/footer/Copyright';
import { SiteMenu } from '@/components/header/SiteMenu';
import { en } from '@/lib/words/en';

test('the page shows the year of the build until hydration, then the year of the visit if that is later', () => {
  const copyright = (
    <Copyright name="مريم" buildYear={2026} buildYearText="٢٠٢٦" language="ar-EG" />
  );
  const container = document.createElement('p');
  container.innerHTML = renderToString(copyright);
  expect(container).toHaveTextContent('© ٢٠٢٦ مريم');
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(copyright, { container, hydrate: true });
  expect(container).toHaveTextContent('© ٢٠٣١ مريم');
  jest.useRealTimers();
});

// small-screen.spec.ts and header.spec.ts test what is visible, and the focus.

const { menu } = en.header;

/** Renders the menu, opens it, and returns it. */
function openMenu() {
  render(
    <SiteMenu links={[]} label={menu}>
      {null}
    </SiteMenu>,
  );
  const button = screen.getByText(menu);
  button.click();
  return button.closest('details');
}

test('Esc closes the menu, also in the moment it opens', async () => {
  // Browsers send `toggle` some time after the click. Here it is sent after the test.
  const details = openMenu();
  expect(details).toHaveAttribute('open');
  await userEvent.keyboard('{Escape}');
  expect(details).not.toHaveAttribute('open');
});

test('a link to a project that a list folds opens the list, which older browsers leave closed', () => {
  render(
    <>
      <SiteMenu links={[]} label={menu}>
        {null}
      </SiteMenu>
      <a href="#arkha">Used for Arkha</a>
      <details aria-label="Show all 13">
        <p id="arkha" />
      </details>
    </>,
  );
  const folded = screen.getByRole('group', { name: 'Show all 13' });
  expect(folded).not.toHaveAttribute('open');
  screen.getByRole('link').click();
  expect(folded).toHaveAttribute('open');
});
