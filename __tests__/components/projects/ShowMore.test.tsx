/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { en } from '@/lib/words/en';
import { project } from '../../contents/minimal';
import { Section } from '../../support/section';
import { titlesIn } from '../../support/texts';

jest.mock('@/components/ui/Picture', () => jest.requireActual('../../support/mocks/picture'));

const show = (projects: ReturnType<typeof project>[]) =>
  render(<Section id="projects" projects={projects} />);

test('"Show more" continues a group, and has the headings of the groups after it', () => {
  const sizes = { Apps: 18, Hackathons: 4, Articles: 3 };
  const projects = Object.entries(sizes).flatMap(([group, size]) =>
    Array.from({ length: size }, (_, index) => project({ title: `${group} ${index}`, group })),
  );
  // A featured project is above the groups, and no part of "Show more".
  projects.push(project({ title: 'Featured', featured: true }));
  show(projects);
  const details = screen.getByRole('group');
  const rest = within(details);
  expect(rest.getByText('Show 5 more projects')).toBeVisible();
  expect(rest.getByText(en.projects.showLess)).not.toBeVisible();
  const hidden = ['Hackathons 2', 'Hackathons 3', 'Articles 0', 'Articles 1', 'Articles 2'];
  expect(titlesIn(details)).toEqual(hidden);
  expect(rest.getByText('Articles')).toHaveProperty('tagName', 'H3');
  expect(rest.getByText('Hackathons 2')).toHaveProperty('tagName', 'H4');
  const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['Featured', ...Object.keys(sizes)]);
});

test.each([20, 21])('all of %i projects are on the page, in their order', (count) => {
  const titles = Array.from({ length: count }, (_, index) => `Project ${index}`);
  show(titles.map((title) => project({ title })));
  expect(titlesIn(document.body)).toEqual(titles);
  const shown = titles.filter((title) => !screen.getByText(title).closest('details'));
  expect(shown).toHaveLength(Math.min(count, 20));
});
