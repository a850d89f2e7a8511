/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { sectionsFor } from '@/app/sections';
import { LinkedText } from '@/components/ui/LinkedText';
import { en } from '@/lib/words/en';
import { project } from '../contents/minimal';
import type { Changes } from '../support/changes';
import { siteOf } from '../support/site';

// What `variants.test.ts` does not see in texts. All sections are in one file: each file of Jest
// loads jsdom and the whole page for itself, which takes longer than most of these tests.

/**
 * A section of the page in English.
 * @param changes to a content with nothing optional; the section must not be empty
 */
function Section({ id, ...changes }: { id: string } & Changes) {
  const site = siteOf(changes);
  const sections = sectionsFor(site);
  const section = sections.find((each) => each.id === id);
  if (section === undefined) throw new Error(`The section "${id}" is empty.`);
  const { Component, title, ground } = section;
  return (
    <Component
      id={section.id}
      title={title}
      ground={ground}
      sections={sections}
      profile={site.profile}
      locale={site.locale}
    />
  );
}

test('the headline is in the language of the page', () => {
  const owner = { headline: ['a', 'b'] };
  const language = 'ar-EG';
  render(<Section id="home" site={{ language }} owner={owner} />);
  const { name } = siteOf().content.owner;
  const sentence = new Intl.ListFormat(language).format([name, ...owner.headline]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
});

test('a role that a phrase says is not read again', () => {
  const owner = { role: 'Cook', headline: ['a cook', 'a gardener'] };
  render(<Section id="home" owner={owner} />);
  expect(screen.getByText('Cook').closest('[aria-hidden]')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['I [cook](#about).', ['I cook.', 'And bake.'], 'And bake.'],
  ['I cook.', ['I [cook](#about).', 'And bake.'], 'And bake.'],
  ['I cook', ['I cook. And bake.'], 'And bake.'],
  ['私は料理人です。', ['私は料理人です。焼くこともあります。'], '焼くこともあります。'],
  ['I cook', ['I cook and bake.'], 'I cook and bake.'],
  ['I cook.', ['I cook.com is mine.'], 'I cook.com is mine.'],
])('after the intro "%s", the paragraphs "%s" begin with "%s"', (intro, paragraphs, first) => {
  render(<Section id="about" owner={{ intro }} about={{ paragraphs }} />);
  expect(screen.getByText(first).previousElementSibling).toBeNull();
});

test('without projects, the first button leads to the first section after About', () => {
  const about = { paragraphs: ['About me'] };
  render(<Section id="home" about={about} projects={[]} />);
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '#contact');
});

test('Home has the first three social links that one can tell apart by their icons', () => {
  const names = ['My site', 'GitHub', 'GitHub (work)', 'Mastodon', 'X', 'LinkedIn'];
  const social = names.map((name) => ({ name, href: 'https://profile.example/ana' }));
  render(<Section id="home" contact={{ social }} />);
  const list = within(screen.getByRole('list', { name: en.home.social }));
  for (const [index, name] of ['GitHub', 'Mastodon', 'X'].entries()) {
    expect(list.getAllByRole('link')[index]).toHaveAccessibleName(name);
  }
  expect(list.getAllByRole('link')).toHaveLength(3);
});

test.each([
  ['three cards', '3', 3, true],
  ['four cards', '2', 4, true],
  ['five cards', '3', 5, true],
  ['three cards without a featured project', '2', 3, false],
])('%s stand %s in a row on desktops', (_, columns, count, featured) => {
  const cards = Array.from({ length: count }, (_, index) => project({ title: `Card ${index}` }));
  const projects = [...cards, project({ title: 'Row', image: undefined, featured })];
  render(<Section id="projects" projects={projects} />);
  const list = screen.getByText('Card 0').closest('ul');
  expect(list?.parentElement?.style.getPropertyValue('--columns')).toBe(columns);
});

test('large pictures change sides, whatever is between them', () => {
  const images = ['a.png', undefined, 'b.png', 'small.png', 'c.png'].map((src) =>
    src === undefined ? undefined : { src, alt: 'A' },
  );
  const projects = images.map((image) => project({ image, featured: true }));
  render(<Section id="projects" projects={projects} />);
  const frames = Array.from(document.querySelectorAll('[data-plate]'), (each) => each.className);
  const [first, second, , third] = frames;
  expect(second).not.toBe(first);
  expect(third).toBe(first);
});

test('without a form, a link below the owner’s intro opens the mail program', () => {
  const { email } = siteOf().content.contact;
  render(<Section id="contact" contact={{ email, social: [], intro: 'See [there](#home).' }} />);
  const link = screen.getByRole('link', { name: 'Write an email' });
  expect(link).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', '#home');
});

test('facts are in About, or else in Contact', () => {
  const owner = { facts: [{ name: 'Age', value: '9' }] };
  const about = { paragraphs: ['I cook.'] };
  const { rerender } = render(<Section id="contact" owner={owner} />);
  expect(screen.getByText('Age').nextElementSibling).toHaveTextContent('9');
  rerender(<Section id="contact" owner={owner} about={about} />);
  expect(screen.queryByText('Age')).toBeNull();
  rerender(<Section id="about" owner={owner} about={about} />);
  expect(screen.getByText('Age')).toBeVisible();
});

test('without a form, other contacts are below the buttons, and nothing if there are none', () => {
  const contact = { email: 'ana@name.example', phone: '+49 171 555 0101', social: [] };
  const { container, rerender } = render(<Section id="contact" contact={contact} />);
  expect(screen.getByRole('link', { name: contact.phone })).toBeVisible();
  rerender(<Section id="contact" contact={{ ...contact, phone: undefined }} />);
  expect(screen.getByRole('link', { name: 'Save contact' })).toBeVisible();
  expect(container.querySelector('div:empty:not([aria-hidden])')).toBeNull();
});

// A browser that translates the page replaces text nodes.
test('each part of a text with a link is an element', () => {
  const { container } = render(<LinkedText text="See [my docs](https://example.org/a), please." />);
  for (const node of container.childNodes) expect(node).toBeInstanceOf(HTMLElement);
});
