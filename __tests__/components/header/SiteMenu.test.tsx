/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageLinks } from '@/components/header/LanguageLinks';
import { SiteMenu } from '@/components/header/SiteMenu';
import { en } from '@/lib/words/en';

// small-screen.spec.ts and header.spec.ts test what is visible, and the focus.

const { menu, sections } = en.header;

/** Renders the menu, opens it, and returns it. */
function openMenu() {
  render(
    <SiteMenu rowBreakpoint={64} links={[]} words={{ menu, sections }}>
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

test('the menu is closed on a page to which the visitor comes back', () => {
  const details = openMenu();
  // jsdom has no `PageTransitionEvent`.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(details).not.toHaveAttribute('open');
});

test('a link to another language leads to the same section, by key, by a middle click, and in a copied address', () => {
  document.body.innerHTML = '<main><section id="skills"></section></main>';
  const languages = [
    { language: 'es', name: 'Español', href: '/es/' },
    { language: 'pl', name: 'Polski', href: '/pl/' },
  ];
  render(<LanguageLinks languages={languages} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  // jsdom cannot follow links.
  for (const link of links) link.addEventListener('click', (event) => event.preventDefault());
  // A key sends only `click`.
  fireEvent.click(links[0] as HTMLElement);
  fireEvent.pointerDown(links[1] as HTMLElement, { button: 1 });
  const addresses = links.map(({ href }) => href);
  expect(addresses).toEqual(['http://localhost/es/#skills', 'http://localhost/pl/#skills']);
});
