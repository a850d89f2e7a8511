/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageLinks } from '@/components/header/LanguageLinks';
import { SiteMenu } from '@/components/header/SiteMenu';
import { en } from '@/lib/words/en';
import { setUpMedia } from '../../support/mocks/match-media';

// small-screen.spec.ts and header.spec.ts test what is visible, and the focus.

beforeEach(setUpMedia);

const { menu, sections } = en.header;
const languages = [
  { language: 'es', name: 'Español', href: '/es/' },
  { language: 'pl', name: 'Polski', href: '/pl/' },
];
const pressEscape = () => userEvent.keyboard('{Escape}');

test('Esc closes the list of languages and then the menu, also in the moment they open', async () => {
  render(
    <SiteMenu rowFrom={64} links={[]} words={{ menu, sections }}>
      <LanguageLinks rowFrom={64} languages={languages} sections={[]} listLabel="Languages" />
    </SiteMenu>,
  );
  const [menuButton, listButton] = [screen.getByText(menu), screen.getByText('Languages')];
  const isOpen = () =>
    [menuButton, listButton].map((button) => button.closest('details')?.open === true);

  // Browsers send `toggle` some time after the click. Here it is sent after the test.
  menuButton.click();
  listButton.click();
  expect(isOpen()).toEqual([true, true]);
  await pressEscape();
  expect(isOpen()).toEqual([true, false]);
  await pressEscape();
  expect(isOpen()).toEqual([false, false]);
});

test('the menu is closed on a page to which the visitor comes back', () => {
  render(
    <SiteMenu rowFrom={64} links={[]} words={{ menu, sections }}>
      {null}
    </SiteMenu>,
  );
  const button = screen.getByText(menu);
  button.click();
  // jsdom has no `PageTransitionEvent`.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(button.closest('details')).not.toHaveAttribute('open');
});

test('a link to another language keeps the section, also for a middle click and a copied address', () => {
  document.body.innerHTML = '<section id="skills"></section>';
  const section = { id: 'skills', label: 'Skills', href: '#skills' };
  render(<LanguageLinks rowFrom={64} languages={languages.slice(0, 1)} sections={[section]} />);
  const link = screen.getByRole('link', { name: 'Español' });
  fireEvent.pointerDown(link, { button: 1 });
  expect(link).toHaveProperty('hash', '#skills');
});
