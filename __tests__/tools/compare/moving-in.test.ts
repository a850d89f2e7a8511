/** @jest-environment node */
import path from 'node:path';
import { fieldFaults } from '@/lib/content/check';
import type { Content } from '@/lib/content/schema';
import { differenceLines, differencesOf } from '@/tools/support/comparison/comparison';
import { readSources } from '@/tools/support/comparison/read-sources';
import { careerChanger } from '../../fixtures/moving-in/career-changer';
import { senior } from '../../fixtures/moving-in/senior';
import { student } from '../../fixtures/moving-in/student';
import { expectGolden } from '../../support/golden';

// Three made-up résumés, and the content that a careful assistant wrote from each of them.

interface MovingIn {
  file: string;
  content: Content;
  /** Facts of the content, and what they become in a copy: each invents one and loses one. */
  changes: Record<string, string>;
}

const all: MovingIn[] = [
  {
    file: 'career-changer.txt',
    content: careerChanger,
    changes: {
      'in 14 hospitals': 'in 19 hospitals',
      '100 % of its branches': '97 % of its branches',
      '2016-02': '2014-02',
      Figma: 'Sketch',
      'University of Lund': 'University of Oslo',
      'ingrid-vasquez-holm': 'ingrid-v-holm',
    },
  },
  {
    file: 'student.md',
    content: student,
    changes: {
      'for 180 participants': 'for 280 participants',
      '96 % in mathematics': '98 % in mathematics',
      '2023-10': '2023-09',
      MapLibre: 'Leaflet',
      'Korepetycje Pod Wawelem': 'Korepetycje Pod Smokiem',
      'tomasz@wisniewski.example': 'tomek@wisniewski.example',
    },
  },
  {
    file: 'senior.md',
    content: senior,
    changes: {
      '210 marinas': '310 marinas',
      '3,400 payments': '34k payments',
      'What a Postmortem': 'What an Incident',
      'https://play.example/tidewatch': 'https://play.example/tides',
      HackaHafen: 'HackaHamburg',
      '+31 10 555 0142': '+31 10 555 0143',
    },
  },
];

describe.each(all)('$file', ({ file, content, changes }) => {
  const sources = readSources([path.resolve('__tests__/fixtures/moving-in', file)]);

  test('becomes valid content, in which nothing is invented or lost', async () => {
    expect(fieldFaults({ '': content })).toEqual([]);
    const differences = differencesOf({ '': content }, await sources);
    expect(differences).toEqual({ invented: [], lost: [] });
  });

  test('shows six inventions and six losses that are planted in a copy', async () => {
    let copy = JSON.stringify(content);
    for (const [was, becomes] of Object.entries(changes)) copy = copy.replaceAll(was, becomes);
    const differences = differencesOf({ '': JSON.parse(copy) }, await sources);
    const { invented, lost } = differences;
    expect([invented.length, lost.length]).toEqual([6, 6]);
    const report = differenceLines(differences, await sources).join('\n');
    expectGolden(`moving-in/${path.parse(file).name}.txt`, `${report}\n`);
  });
});
