/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { experience } from '../../contents/minimal';
import { Section } from '../../support/section';
import { textsIn } from '../../support/texts';

jest.mock('@/components/ui/Logo', () => jest.requireActual('../../support/mocks/picture'));

const headings = () => screen.getAllByRole('heading', { level: 3 }).flatMap(textsIn);

test('the role is the heading of a job, also if all are the same, and the company stands below', () => {
  const jobs = [
    experience({ role: 'Cook', company: 'Kelp' }),
    experience({ role: 'Cook', company: 'Tern' }),
  ];
  render(<Section id="experience" experience={jobs} />);
  expect(headings()).toEqual(['Cook', 'Cook']);
  expect(textsIn(screen.getAllByRole('listitem')[0])).toEqual(
    expect.arrayContaining(['Cook', 'Kelp']),
  );
});

test('several roles at one company have its name and logo once, above them', () => {
  const jobs = ['Lead', 'Developer'].map((role) => experience({ role, company: 'Kelp' }));
  const { container } = render(<Section id="experience" experience={jobs} />);
  expect(headings()).toEqual(['Lead', 'Developer']);
  const texts = textsIn(container);
  expect(texts.filter((text) => text === 'Kelp')).toHaveLength(1);
  expect(texts.indexOf('Kelp')).toBeLessThan(texts.indexOf('Lead'));
  expect(container.querySelectorAll('img')).toHaveLength(1);
});
