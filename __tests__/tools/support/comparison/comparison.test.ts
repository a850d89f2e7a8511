import { differencesOf, type Source } from '@/tools/support/comparison/comparison';
import { differenceLines, inventedLines, lostLine } from '@/tools/support/comparison/report';
import { finished } from '../../../fixtures/content';
import { expectGolden } from '../../../support/golden';

const source = (name: string, text: string): Source => ({
  name,
  passages: text.split('\n').map((line) => ({ text: line, isTitle: false })),
});

const resume = source(
  'resume.txt',
  `MARIA CLARA
Frontend Developer | hello@maria.dev | +63 (0)917 555 0101 | github.com/maria
I build forms that forgive.

Experience
Reef Studio, Full Stack Developer
Frontend of the booking site: React, NodeJS
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

test('the comparison finds nothing where only spelling, order and sentences differ', () => {
  const content = finished({ experience: [job], skills });
  expect(differencesOf({ '': content }, [resume])).toEqual({ invented: [], lost: [] });
});

test('a name in a label of the interface is a fact in the content and in sources', () => {
  const content = finished({ experience: [job], skills: [...skills, { name: 'Android' }] });
  const { invented } = differencesOf({ '': content }, [resume]);
  expect(inventedLines(invented)).toEqual(['content/skills.ts, entry 2 ("Android"): "Android"']);
  const files = { '': finished({ experience: [job], skills }) };
  const app = source('app.txt', 'I built it for Android.');
  const { lost } = differencesOf(files, [resume, app]);
  expect(lost.map(lostLine)).toEqual(['app.txt: "I built it for Android."']);
});

test('on a page in German, its months are dates, and nouns are no facts', () => {
  const description = 'Die Firma hat seit 2021-03 eine Website mit GraphQL.';
  const content = finished({
    site: { language: 'de' },
    experience: [{ ...job, description }],
    skills,
  });
  const german = source('lebenslauf.txt', 'Baute seit dem März 2021 mit dem Team in GraphQL');
  expect(differencesOf({ '': content }, [resume, german])).toEqual({ invented: [], lost: [] });
});

test('the comparison names what is invented and what is lost once, each with its place', () => {
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
      { label: 'gpa', text: '8.9', isTitle: false },
      { label: 'startDate', text: '2021-09-14', isTitle: false },
      { label: 'startDate', text: '2018-02-14', isTitle: false },
      { label: 'url', text: 'https://maria.dev/old', isTitle: false },
    ],
  };
  const sources = [resume, other, table];
  const lines = differenceLines(differencesOf({ '': content, es }, sources), sources);
  expectGolden('compare/differences.txt', `${lines.join('\n')}\n`);
});
