/** @jest-environment node */

import { differenceLines, differencesOf, type Source } from '@/tools/support/comparison/comparison';
import type { Passage } from '@/tools/support/comparison/facts';
import { finished } from '../../../fixtures/content';
import { expectGolden } from '../../../support/golden';

const source = (name: string, text: string, form: Passage['form'] = 'line'): Source => ({
  name,
  passages: text.split('\n').map((line) => ({ text: line, form })),
});

const resume = source(
  'resume.txt',
  `MARIA CLARA
Front End Developer | hello@maria.dev | +63 (0)917 555 0101 | github.com/maria
I build forms that forgive.

Experience
Reef Studio, Full Stack Developer
Front-end of the booking site: React, NodeJS
Sept. 2021 – Present
Projects
Kelp: counts kelp with Python`,
);

const job = {
  company: 'Reef Studio',
  role: 'Full-Stack Developer',
  period: { from: '2021-09', to: 'present' },
  description: 'I build the frontend of the booking site.',
  skills: ['Node.js'],
};

const skills = [{ name: 'React', image: 'icon:react' }];

test('finds nothing where only spelling, order and sentences differ', () => {
  const content = finished({ experience: [job], skills });
  expect(differencesOf({ '': content }, [resume])).toEqual({ invented: [], lost: [] });
});

test('names what is invented and what is lost once, each with its place', () => {
  const content = finished({
    site: { description: 'Maria builds web apps for Greenpeace.' },
    owner: { portrait: { src: '/images/Portrait-2020.png', alt: 'Maria in Madrid, 2020' } },
    about: { paragraphs: ['I grew up in Cebu. Cebu has 9 reefs.'] },
    experience: [
      {
        ...job,
        description: 'I cut costs by 40 % with Docker Swarm and gRPC, and by 40 % again.',
      },
      { ...job, period: { from: '2019', to: '2021-08' } },
    ],
    skills: [...skills, { name: 'Rust', level: 85 }],
    projects: [{ title: 'Kelp', tags: ['Python'], demoLink: 'https://kelp.example/' }],
  });
  const es = { about: { paragraphs: ['Crecí en Cebú, con 12 Arrecifes.'], services: [] } };
  const other = source(
    'talk.md',
    'Speaker at JSConf Asia in front of 1,200 people; the recording of the talk about forms has 100k+ views on YouTube\nDocker, Figma\nSee kelp.example',
  );
  const table: Source = {
    name: 'resume.json',
    passages: [
      { label: 'gpa', text: '8.9', form: 'value' },
      { label: 'startDate', text: '2021-09-14', form: 'value' },
      { label: 'startDate', text: '2018-02-14', form: 'value' },
      { label: 'url', text: 'https://maria.dev/old', form: 'value' },
    ],
  };
  const sources = [resume, other, table];
  const lines = differenceLines(differencesOf({ '': content, es }, sources), sources);
  expectGolden('compare/differences.txt', `${lines.join('\n')}\n`);
});
