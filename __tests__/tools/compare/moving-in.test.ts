import path from 'node:path';
import type { Content } from '@/lib/content/schema';
import { differencesOf } from '@/tools/support/comparison/comparison';
import { readSources } from '@/tools/support/comparison/read-sources';
import { differenceLines } from '@/tools/support/comparison/report';
import { designer } from '../../fixtures/designer/designer';
import { student } from '../../fixtures/designer/student';
import { ordinary } from '../../fixtures/ordinary/owner';
import { expectGolden } from '../../support/golden';

// The résumés of three owners, and the content of their sites.

interface MovingIn {
  file: string;
  content: Content;
  /** Facts of the content, and what they become in a copy: each invents one and loses one. */
  changes: Record<string, string>;
}

const all: MovingIn[] = [
  {
    file: 'ordinary.txt',
    content: ordinary,
    changes: {
      'in 12 client projects': 'in 19 client projects',
      '2021-01': '2021-02',
      '2014': '2013',
      Docker: 'Podman',
      Yoruba: 'Igbo',
      'linkedin.com/in/example': 'linkedin.com/in/oluwaseun',
    },
  },
  {
    file: 'student.md',
    content: student,
    changes: {
      '2025-02': '2025-03',
      '2027': '2028',
      Python: 'Perl',
      MongoDB: 'CouchDB',
      'example.com/weather': 'example.com/meteo',
      'liwei@example.com': 'wei@example.com',
    },
  },
  {
    file: 'designer.md',
    content: designer,
    changes: {
      '64 components': '46 components',
      '90,000 readers': '9,000 readers',
      iTerm2: 'Alacritty',
      Bergen: 'Oslo',
      '2012': '2011',
      'https://example.com/codepen/ilse': 'https://example.com/codepen/ilse-b',
    },
  },
];

describe.each(all)('the comparison with $file', ({ file, content, changes }) => {
  const sources = readSources([path.resolve('__tests__/fixtures/moving-in', file)]);

  test('finds nothing invented or lost in the content', async () => {
    const differences = differencesOf({ '': content }, await sources);
    expect(differences).toEqual({ invented: [], lost: [] });
  });

  test('finds six inventions and six losses that are planted in a copy', async () => {
    let copy = JSON.stringify(content);
    for (const [was, becomes] of Object.entries(changes)) copy = copy.replaceAll(was, becomes);
    const differences = differencesOf({ '': JSON.parse(copy) }, await sources);
    const { invented, lost } = differences;
    expect([invented.length, lost.length]).toEqual([6, 6]);
    const report = differenceLines(differences, await sources).join('\n');
    expectGolden(`moving-in/${path.parse(file).name}.txt`, `${report}\n`);
  });
});
