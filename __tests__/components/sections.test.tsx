/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { sectionsFor } from '@/app/sections';
import { en } from '@/lib/words/en';
import { emailService, project } from '../contents/minimal';
import type { Changes } from '../support/changes';
import { expectGolden } from '../support/golden';
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

test.each([
  [350, '500'],
  [351, ''],
])('a first paragraph of %i visible letters has the weight "%s"', (letters, weight) => {
  const text = 'x'.repeat(letters - 4);
  const paragraphs = [`[tide](https://${'w'.repeat(60)}.example/)${text}`];
  render(<Section id="about" about={{ paragraphs }} />);
  const paragraph = screen.getByText(text).closest('p') as Element;
  expect(getComputedStyle(paragraph).fontWeight).toBe(weight);
});

test.each([
  [3, '3'],
  [4, '2'],
  [5, '3'],
])('of %i cards, %s stand in a row on desktops', (count, columns) => {
  const titles = Array.from({ length: count }, (_, index) => `Card ${index}`);
  const projects = titles.map((title) => project({ title }));
  render(<Section id="projects" projects={projects} />);
  const list = screen.getByText('Card 0').closest('ul');
  expect(list?.parentElement?.style.getPropertyValue('--columns')).toBe(columns);
});

const namesOfHeadings = () => screen.getAllByRole('heading').map((each) => each.textContent.trim());

test.each([
  ['some of four projects are featured', [true, false, false, false], 'Featured Projects'],
  ['all are featured', [true, true], 'Projects'],
  ['all but one of three are featured', [true, false, true], 'Featured Projects'],
])('if %s, the title is right', (_, areFeatured, title) => {
  const projects = areFeatured.map((featured) => project({ featured }));
  render(<Section id="projects" projects={projects} />);
  expect(namesOfHeadings()[0]).toBe(title);
  expect(namesOfHeadings().includes('More projects')).toBe(title === 'Featured Projects');
});

test('where the family name comes first, a sentence has the whole name', () => {
  const owner = { name: 'Nagy Anna', firstNames: 'Anna' };
  render(<Section id="contact" owner={owner} contact={{ emailService }} />);
  expect(screen.getByText(/third-party/)).toHaveTextContent('emails your message to Nagy Anna.');
});

/** Lists, folds and charts in a section, with their attributes and numbers of entries. */
const formOf = (section: Element): string =>
  Array.from(section.querySelectorAll('ul, ol, details, [data-label]'), (each) => {
    const names = each.getAttributeNames().filter((name) => !/^(class|role|style)$/.test(name));
    const styles = Array.from((each as HTMLElement).style);
    const where = each.parentElement?.closest('details') ? 'folded ' : '';
    const form = [each.localName, ...names, ...styles].join(' ');
    return `  ${where}${form}: ${each.children.length}\n`;
  }).join('');

const entries = Array.from({ length: 13 }, (_, index) => `I wrote program ${index} for a harbor.`);
const levels = entries.map((name) => ({ name, level: 30 }));
const certificates = entries.map((name) => ({ name }));
const projects = entries.map((title) => ({ title, tags: [] }));
const jobWith = (count: number) => [
  { company: 'Reef', role: 'Cook', highlights: entries.slice(0, count), skills: [] },
];

test('a list has its form up to its limit, and another one beyond it', () => {
  const lists: [what: string, section: { id: string } & Changes][] = [
    ['12 levels', { id: 'skills', skills: levels.slice(1) }],
    ['13 levels', { id: 'skills', skills: levels }],
    ['a level of 29 %', { id: 'skills', skills: [{ name: 'Tea', level: 29 }] }],
    ['8 points', { id: 'experience', experience: jobWith(8) }],
    ['9 points', { id: 'experience', experience: jobWith(9) }],
    ['11 certificates', { id: 'experience', certificates: certificates.slice(2) }],
    ['12 certificates', { id: 'experience', certificates: certificates.slice(1) }],
    ['11 projects', { id: 'projects', projects: projects.slice(2) }],
    ['12 projects', { id: 'projects', projects: projects.slice(1) }],
  ];
  const forms = lists.map(([what, section]) => {
    const { container, unmount } = render(<Section {...section} />);
    const form = formOf(container);
    unmount();
    return `${what}\n${form}`;
  });
  expectGolden('forms-at-limits.txt', forms.join(''));
});

test.each<[what: string, changes: Changes, label: string | undefined]>([
  ['no entry', {}, undefined],
  // Home shows it.
  ['nothing but the availability', { owner: { availability: 'Now' } }, undefined],
  // Contact shows it.
  ['a fact', { owner: { facts: [{ name: 'Age', value: '9' }] } }, undefined],
  ['a service', { about: { services: [{ name: 'x', description: 'y' }] } }, en.about.title],
  ['a photo', { about: { photo: { src: '/x.png', alt: '' } } }, en.about.title],
  ['a school', { education: [{ school: 'x' }] }, en.experience.education],
  ['a certificate', { certificates: [{ name: 'x' }] }, en.experience.certificates],
  ['an award', { awards: [{ title: 'x' }] }, en.experience.awards],
])('an owner with %s has no empty section', (_, changes, label) => {
  const labels = sectionsFor(siteOf(changes)).map((each) => each.label);
  expect(labels).toEqual([en.menu.home, label, en.menu.contact].filter(Boolean));
});
