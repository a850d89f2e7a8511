/** @jest-environment node */

import { validate } from '@jsonresume/schema';
import { look } from '@/app/look';
import type { Content } from '@/lib/content/schema';
import { cvPdf } from '@/lib/documents/cv';
import { llmsText } from '@/lib/documents/llms';
import { resumeJson } from '@/lib/documents/resume';
import { structuredData } from '@/lib/documents/structured-data';
import { vCard } from '@/lib/documents/vcard';
import { en } from '@/lib/words/en';
import { minimalContent } from '../../fixtures/content';
import { bare, full } from '../../fixtures/lives';
import { places } from '../../support/places';
import { readPdf } from '../../support/read-pdf';

const nothing = { education: [], certificates: [], experience: [] };
const bareLife = { ...minimalContent, ...nothing, ...bare } as Content;
const fullLife = { ...minimalContent, ...nothing, ...full } as Content;

const resumeOf = (content: Content) => {
  const { addressOf, imageOf } = places(content);
  return JSON.parse(resumeJson(content, addressOf, imageOf));
};
const graphOf = (content: Content) => {
  const { addressOf, imageOf } = places(content);
  return JSON.parse(structuredData(content, addressOf, imageOf))['@graph'] as {
    [key: string]: unknown;
    '@type': string;
  }[];
};
const personOf = (content: Content) =>
  graphOf(content).find((each) => each['@type'] === 'Person') ?? {};

describe('resume.json', () => {
  test.each([
    ['a bare life', bareLife],
    ['a full one', fullLife],
  ])('of %s is valid', async (_, content) => {
    const errors = await new Promise((resolve) => {
      validate(resumeOf(content), resolve);
    });
    expect(errors).toBeNull();
  });

  test('has schools, certificates, points, links and dates', () => {
    const { basics, work, education, certificates, projects, skills } = resumeOf(fullLife);
    expect(basics).toMatchObject({ pronouns: 'she/her' });
    expect(basics.profiles).toHaveLength(4);
    expect(work[0]).toMatchObject({
      startDate: '2024-08',
      url: 'https://tidal.example.com/',
      highlights: [expect.stringMatching(/^Wrote/), expect.stringMatching(/^Halved/)],
    });
    expect(work[0]).not.toHaveProperty('endDate');
    expect(education).toEqual([
      {
        institution: 'Lakeshore City College',
        area: 'BSc Computer Science',
        url: 'https://college.example.com/',
        startDate: '2019',
        endDate: '2023-06',
        location: 'Calamba',
        summary: 'Graduated with honours.',
        courses: ['Thesis: paths through crowded buildings'],
      },
      { institution: 'Night School of Typography' },
    ]);
    expect(certificates).toEqual([
      {
        name: 'Web Accessibility Specialist',
        date: '2024-05',
        issuer: 'Association of Accessibility',
        url: 'https://certificates.example.com/1',
      },
      { name: 'First aid', date: '2022' },
      { name: 'Driving licence' },
    ]);
    expect(projects[0]).toMatchObject({ startDate: '2024', roles: ['Design and code'] });
    expect(skills[1]).toEqual({ name: 'HTML', group: 'Frontend' });
  });

  test('says nothing of what is not there', () => {
    const { basics } = resumeOf(bareLife);
    expect(Object.keys(basics)).toEqual(['name', 'label', 'email', 'url', 'summary', 'profiles']);
  });
});

describe('structured data', () => {
  test('tells where the owner works, went to school and what is certified', () => {
    expect(personOf(fullLife)).toMatchObject({
      worksFor: [{ name: 'Tidal Works', url: 'https://tidal.example.com/' }],
      alumniOf: [
        { name: 'Lakeshore City College', url: 'https://college.example.com/' },
        { name: 'Night School of Typography' },
      ],
      hasCredential: [
        {
          name: 'Web Accessibility Specialist',
          recognizedBy: { name: 'Association of Accessibility' },
          dateCreated: '2024-05',
        },
        { name: 'First aid' },
        { name: 'Driving licence' },
      ],
    });
  });

  test('a school that lasts has no alumni yet', () => {
    const education = [{ school: 'City College', period: '2023 – 2027' }];
    const person = personOf({ ...bareLife, education });
    expect(person).toMatchObject({ affiliation: [{ name: 'City College' }] });
    expect(person).not.toHaveProperty('alumniOf');
  });

  test('has no picture, place or phone where there is none', () => {
    const keys = new Set(graphOf(bareLife).flatMap((each) => Object.keys(each)));
    for (const key of ['image', 'address', 'telephone']) expect(keys).not.toContain(key);
  });
});

test('the card has neither picture, phone nor place where there is none, and no mail as profile', () => {
  const cardOf = (content: Content) => {
    const { addressOf, imageOf } = places(content);
    return vCard(content, addressOf, imageOf);
  };
  expect(cardOf(bareLife)).not.toMatch(/^(PHOTO|TEL|ADR)/m);
  expect(cardOf(fullLife)).toMatch(/^TEL;TYPE=voice:\+49 \(0\)30 0000 000 ext. 12\r$/m);
  expect(cardOf(fullLife)).not.toMatch(/mailto/);
});

test('llms.txt tells schools, certificates and points, and no line without its fact', () => {
  const { addressOf } = places(fullLife);
  const text = llmsText(fullLife, en, addressOf);
  for (const part of [
    '### BSc Computer Science, Lakeshore City College\n\n2019 – Jun 2023 · Calamba\n\nGraduated with honours.\n\n- Thesis: paths through crowded buildings',
    '### Night School of Typography\n\n',
    '[Web Accessibility Specialist](<https://certificates.example.com/1>), Association of Accessibility, May 2024',
    '- Driving licence',
    '### Developer, Tidal Works\n\nAug 2024 – Present\n\n- Wrote the booking form',
    '- Pronouns: she/her',
    '- HTML\n',
    '### Tide table\n\n2024 · Design and code\n\n',
  ]) {
    expect(text).toContain(part);
  }
  const bareText = llmsText(bareLife, en, addressOf);
  expect(bareText).not.toMatch(/undefined|Phone|Location|CV \(PDF\)/);
});

describe('the CV', () => {
  const read = async (content: Content) =>
    readPdf(await cvPdf(content, en, look().cv, places(content).addressOf));

  test('has all of a full life, and its links', async () => {
    const { text, links } = await read(fullLife);
    for (const part of [
      'Aug 2024 – Present',
      'Wrote the booking form that the whole town uses.',
      'Ünal & Söhne GmbH',
      'BSc Computer Science',
      'Lakeshore City College · Calamba',
      'Thesis: paths through crowded buildings',
      'Night School of Typography',
      'Web Accessibility Specialist · Association of Accessibility · May 2024',
      'Driving licence',
      'Frontend',
      'Other: Patience',
      '2024 · Design and code',
    ]) {
      expect(text).toContain(part);
    }
    expect(links).toEqual(
      expect.arrayContaining([
        'https://tidal.example.com/',
        'https://college.example.com/',
        'https://certificates.example.com/1',
        'tel:+49300000000;ext=12',
      ]),
    );
  });

  test('of a bare life says nothing of what is missing', async () => {
    const { text } = await read(bareLife);
    expect(text).toContain('HTML, CSS, Patience');
    expect(text).not.toMatch(/undefined|null|Experience|%| · /);
  });
});
