/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { en } from '@/lib/words/en';
import { Section } from '../../support/section';
import { siteOf } from '../../support/site';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../support/mocks/picture'));

test('the headline is in the language of the page; a CV elsewhere opens in a new tab', () => {
  const owner = { headline: ['a', 'b'], cv: 'https://cv.example/cv.pdf' };
  const language = 'ar-EG';
  render(<Section id="home" site={{ language }} owner={owner} />);
  const { name } = siteOf().content.owner;
  const sentence = new Intl.ListFormat(language).format([name, ...owner.headline]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
  const cv = document.querySelector(`a[href="${owner.cv}"]`);
  expect(cv).toHaveAttribute('target', '_blank');
  expect(cv).not.toHaveAttribute('download');
});

test('without projects, the first button leads to the first section after About', () => {
  const about = { paragraphs: ['About me'] };
  render(<Section id="home" about={about} projects={[]} />);
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact');
});

test('a single phrase is not typed: it is the line below the name, without a pause button', () => {
  render(<Section id="home" owner={{ headline: ['a maker'] }} />);
  expect(screen.getAllByText('a maker')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a headline the name stands alone, and screen readers hear only the name', () => {
  render(<Section id="home" owner={{ headline: undefined }} />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveAccessibleName(siteOf().content.owner.name);
  expect(heading.nextElementSibling).toBeNull();
});

test('the first screen has the first three social links that one can tell apart by their icons', () => {
  const names = ['My site', 'GitHub', 'GitHub (work)', 'Mastodon', 'X', 'LinkedIn'];
  const social = names.map((name) => ({ name, href: 'https://profile.example/ana' }));
  render(<Section id="home" contact={{ social }} />);
  const list = within(screen.getByRole('list', { name: en.footer.social }));
  const expected = ['GitHub', 'Mastodon', 'X'].map((name) => `${name} ${en.newTab}`);
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expected);
});
