/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { sectionsFor } from '@/app/sections';
import { en } from '@/lib/words/en';
import { emailService } from '../contents/minimal';
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

test('if all projects are featured, the title says so, and no other list follows', () => {
  const projects = ['Kelp', 'Reef'].map((title) => ({ title, featured: true }));
  render(<Section id="projects" projects={projects} />);
  const names = screen.getAllByRole('heading').map((each) => each.textContent.trim());
  expect(names[0]).toBe('Featured Projects');
  expect(names).not.toContain('More projects');
});

test('where the family name comes first, a sentence has the whole name', () => {
  const owner = { name: 'Nagy Anna', firstNames: 'Anna' };
  render(<Section id="contact" owner={owner} contact={{ emailService }} />);
  expect(screen.getByText(/third-party/)).toHaveTextContent('emails your message to Nagy Anna.');
});

test('without an e-mail address, an account is the large line, and a failure shows all ways', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // jsdom has no layout, so nothing can be scrolled into view.
  Element.prototype.scrollIntoView = () => {};
  const phone = '+63 900 000 0001';
  const social = ['GitHub', 'Mastodon'].map((name) => ({ name, href: 'https://maria.example' }));
  const contact = { email: undefined, phone, social, emailService };
  render(<Section id="contact" contact={contact} />);
  const ways = () => screen.getAllByRole('link').map(({ textContent }) => textContent.trim());
  const otherWays = [phone, 'Mastodon', en.contact.save];
  expect(ways()).toEqual(['GitHub', ...otherWays]);

  for (const field of screen.getAllByRole('textbox')) {
    fireEvent.input(field, { target: { value: 'ana@example.com' } });
  }
  // The text of a robot makes sending fail.
  const topic = screen.getByRole('textbox', { name: '', hidden: true });
  fireEvent.input(topic, { target: { value: 'x' } });
  fireEvent.click(screen.getByRole('button', { name: en.form.send }));
  await screen.findByText(en.form.failure);
  expect(ways()).toEqual(['GitHub', phone, 'GitHub', 'Mastodon', ...otherWays]);
});

test.each<[what: string, isLine: boolean, points: string[]]>([
  ['are of a few words', true, ['Node.js 2.5', 'Code review', 'x'.repeat(40)]],
  ['are one sentence', true, ['I dived.']],
  ['have 41 letters', false, ['Ropes', 'x'.repeat(41)]],
  ['have a sentence', false, ['I dived.', 'Ropes', 'Lamps']],
  ['have a link', false, ['[Ropes](https://ropes.example)', 'Lamps']],
])('if points %s, they are one paragraph: %s', (_, isLine, highlights) => {
  const job = { company: 'Reef', role: 'Diver', highlights, skills: [] };
  render(<Section id="experience" experience={[job]} />);
  expect(screen.queryAllByText(highlights.join(' · '))).toHaveLength(isLine ? 1 : 0);
});

test.each<[what: string, changes: Changes, labels: string[], grounds: string[]]>([
  ['no entry', {}, [], []],
  // Home shows it.
  ['nothing but the availability', { owner: { availability: 'Now' } }, [], []],
  // Contact shows it.
  ['a fact', { owner: { facts: [{ name: 'Age', value: '9' }] } }, [], []],
  ['a service', { about: { services: [{ name: 'x' }] } }, [en.about.title], ['land']],
  ['a photo', { about: { photo: { src: 'x.png', alt: 'x' } } }, [en.about.title], ['land']],
  ['a school', { education: [{ school: 'x' }] }, [en.experience.education], ['deep']],
  ['a certificate', { certificates: [{ name: 'x' }] }, [en.experience.certificates], ['deep']],
  [
    'an award and a project',
    { awards: [{ title: 'x' }], projects: [{ title: 'x' }] },
    [en.experience.awards, en.projects.title],
    ['land', 'deep'],
  ],
])('an owner with %s has no empty section', (_, changes, labels, grounds) => {
  const sections = sectionsFor(siteOf(changes));
  expect(sections.map(({ label }) => label)).toEqual([en.menu.home, ...labels, en.menu.contact]);
  expect(sections.map(({ ground }) => ground)).toEqual(['land', ...grounds, 'land']);
});
