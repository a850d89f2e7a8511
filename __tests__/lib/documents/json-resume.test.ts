import { validate } from '@jsonresume/schema';
import type { Content } from '@/lib/content/schema';
import { cvData } from '@/lib/documents/cv';
import { jsonResume } from '@/lib/documents/json-resume';
import { vCard } from '@/lib/documents/vcard';
import { structuredData } from '@/lib/page-head/structured-data';
import { en } from '@/lib/words/en';
import { complete } from '../../contents/complete';
import { everything } from '../../contents/everything';
import { changed } from '../../support/changes';
import { siteOf } from '../../support/site';

// generated-files.test.ts compares whole files.

const resume = (content: Content) => JSON.parse(JSON.stringify(jsonResume(siteOf(content))));

test('resume.json passes the published schema, whatever its texts', async () => {
  expect(await new Promise((resolve) => validate(resume(everything), resolve))).toBeNull();
});

test('files that leave the site have only whole addresses, also of files of the site', () => {
  const ownFiles = changed(complete, {
    certificates: [{ name: 'Diploma', link: '/diploma.pdf' }],
    projects: [{ title: 'Kelp', tags: [], demoLink: '/kelp.html', repoLink: '/kelp.zip' }],
  });
  const site = siteOf(ownFiles);
  const files = {
    resume: JSON.stringify(jsonResume(site)),
    cv: JSON.stringify({ ...cvData(site), wave: '' }),
    card: vCard(site),
    data: structuredData(site),
  };
  for (const [file, text] of Object.entries(files)) {
    // A value of JSON that begins like a path.
    expect({ file, relative: text.match(/(?<=")\/[^/"][^"]*/g) }).toEqual({
      file,
      relative: null,
    });
  }
  expect(files.resume).toContain(site.urlOf('/diploma.pdf'));
});

test('files for programs contain only social links that are pages', () => {
  const social = [
    { name: 'Ана', href: 'mailto:ana@mail.example' },
    { name: 'Talks', href: '/talks.html' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/in/ana' },
    { name: 'Ана', href: 'https://www.blog.example/' },
  ];
  const site = siteOf({ contact: { social } });
  const files = [vCard(site), JSON.stringify(jsonResume(site)), structuredData(site)];
  const found = files.map((file) => social.filter(({ href }) => file.includes(href)));
  expect(found).toEqual(Array(3).fill(social.slice(1)));
  // The kind of a profile has only Latin letters. The CV shows the address as people write it.
  expect(files[0]?.match(/(?<=TYPE=)\w+(?=:https)/g)).toEqual(['talks', 'linkedin', 'other']);
  expect(cvData(site).contacts.at(-1)?.text).toBe('Ана: blog.example');
});

test('links to a part of the page have its address in every document', () => {
  const site = siteOf({
    owner: { intro: 'I learned at [school](#education), and [mend](#skill-nähen) nets.' },
    education: [{ school: 'Reef', highlights: ['See [Kelp](#project-kelp)'] }],
    projects: [{ title: 'Kelp', tags: [] }],
    skills: [{ name: 'Nähen' }],
  });
  const links = [
    'school (https://maria.dev/#education)',
    'mend (https://maria.dev/#skill-n%C3%A4hen)',
    'Kelp (https://maria.dev/#project-kelp)',
  ];
  const resume = JSON.stringify(jsonResume(site));
  expect(links.filter((link) => !resume.includes(link))).toEqual([]);
  const cv = JSON.stringify(cvData(site));
  const addresses = links.map((link) => link.slice(link.indexOf('(') + 1, -1));
  expect(addresses.filter((address) => !cv.includes(`"href":"${address}"`))).toEqual([]);
  expect([vCard(site), structuredData(site)].join()).not.toContain('#education');
});

test('resume.json leaves out what has inCv: false, and has levels in words and all links', () => {
  const nets =
    'Two years of nets. [Write](mailto:a@b.example?subject=Hi), ' +
    '[a@b.example](mailto:a@b.example), [https://c.example](https://c.example)';
  const hidden = { company: 'Quay', role: 'Cook', skills: [], inCv: false };
  const site = siteOf({
    experience: [hidden, { ...hidden, volunteer: true }],
    education: [{ school: 'Reef', location: 'Leeds', description: nets }],
    skills: [
      { name: 'C', note: 'learning' },
      { name: 'Go', level: 40, note: 'at work' },
      { name: 'Lua', note: 'for games', level: 30, group: 'Other' },
      { name: 'Ada', note: 'for games', group: 'Other' },
    ],
    projects: [
      { title: 'Kelp', tags: [], demoLink: '/kelp', repoLink: 'https://code.example/kelp' },
      { title: 'Tide', tags: [], inCv: false },
    ],
  });
  expect(JSON.parse(JSON.stringify(jsonResume(site)))).toMatchObject({
    work: [],
    volunteer: [],
    education: [
      {
        institution: 'Reef',
        location: 'Leeds',
        summary: 'Two years of nets. Write (a@b.example), a@b.example, https://c.example',
      },
    ],
    skills: [
      { name: 'Other', level: 'for games', keywords: ['Lua (30%)', 'Ada'] },
      { name: 'C', level: 'learning' },
      { name: 'Go', level: '40% (at work)' },
    ],
    projects: [
      {
        name: 'Kelp',
        url: 'https://maria.dev/kelp',
        highlights: [`${en.projects.repo}: https://code.example/kelp`],
      },
    ],
  });
});
