import sample from '@jsonresume/schema/sample.resume.json';
import { contentFileTexts } from '@/scripts/support/content-file-texts';
import { resumeToContent } from '@/tools/import/to-content';
import { cleaned, entryOf } from '@/tools/import/values';
import { differencesOf } from '@/tools/support/comparison/comparison';
import { valuesIn } from '@/tools/support/comparison/passages';
import { lostLine } from '@/tools/support/comparison/report';
import { expectGolden } from '../../support/golden';

const today = '2026-11-20';

const read = (resume: unknown) => resumeToContent(entryOf(cleaned(resume)), today);

test('the import turns a résumé into files of the content', () => {
  const files = Object.entries(contentFileTexts(read(sample))).map(
    ([file, text]) => `// ${file}\n${text.replace(/^import .*\n\n/, '')}`,
  );
  expectGolden('import/content.txt', files.join('\n'));
});

test('a link has the name of its host or mail address, unless the résumé says what it is', () => {
  const url = 'https://github.com/ana/kelp';
  const projects = [
    { name: 'Kelp', url },
    {
      name: 'Tide',
      url,
      repo: url,
      demo: 'https://tide.dev',
      links: [
        { name: 'App', url: 'a.dev' },
        { name: 'Write', url: 'ana@tide.dev' },
      ],
    },
    { name: 'Shore', url: 'mailto:ana@shore.dev?subject=Shore' },
  ];
  expect(read({ projects }).projects).toEqual([
    expect.objectContaining({ links: [{ name: 'github.com', href: url }] }),
    {
      title: 'Tide',
      tags: [],
      repoLink: url,
      demoLink: 'https://tide.dev',
      links: [
        { name: 'App', href: 'https://a.dev' },
        // The build refuses this address, and says why.
        { name: 'Write', href: 'ana@tide.dev' },
      ],
    },
    expect.objectContaining({
      links: [{ name: 'ana@shore.dev', href: 'mailto:ana@shore.dev?subject=Shore' }],
    }),
  ]);
});

test('the import reads the fields of JSON Resume before 1.0', () => {
  const { site, experience } = read({
    basics: { website: 'https://ana.dev' },
    work: [{ company: 'Reef', position: 'Diver', website: 'https://reef.dev' }],
  });
  expect(site).toHaveProperty('url', 'https://ana.dev');
  expect(experience).toEqual([
    expect.objectContaining({ company: 'Reef', link: 'https://reef.dev' }),
  ]);
});

test('place and headline get no additions, and voluntary work without a type is marked', () => {
  const location = { city: 'Cebu', region: 'Visayas', countryCode: 'PH', address: 'Street 1' };
  const basics = { name: 'Ana María Cruz', label: 'Developer at Reef | React', location };
  const { owner, contact, experience } = read({
    basics,
    volunteer: [{ organization: 'Reef' }, { organization: 'Shore', type: 'weekends' }],
  });
  expect(owner).toMatchObject({ firstNames: 'Ana', role: 'Developer at Reef | React' });
  expect(contact).toMatchObject({ location: 'Cebu, Visayas' });
  expect(experience).toMatchObject([{ type: 'volunteer' }, { type: 'weekends' }]);
});

test('the first paragraph of a summary is the intro, and its first sentences describe the page', () => {
  const intro = `I dive. ${'I mend the nets of many boats. '.repeat(12)}`.trim();
  const summary = `${intro}\n\nI row [here](https://reef.dev).\n\nI swim.`;
  const { site, owner, about } = read({ basics: { summary } });
  expect([owner.intro, about]).toEqual([
    intro,
    { paragraphs: ['I row [here](https://reef.dev).', 'I swim.'], services: [] },
  ]);
  expect(site).toMatchObject({ description: intro.slice(0, 286) });
});

test('an address without a path is that of the site', () => {
  const found = ['https://ana.dev', 'ana.dev', 'de.linkedin.com/in/ana'].map(
    (url) => entryOf(read({ basics: { url } }).site).url,
  );
  expect(found).toEqual(['https://ana.dev', 'https://ana.dev', 'https://your-name.example']);
});

test('a profile without an address gets one from its user name, in some networks', () => {
  const profiles = [
    { network: 'GitHub', username: '@ana' },
    { network: 'Mastodon', username: 'ana' },
  ];
  expect(read({ basics: { profiles } }).contact).toMatchObject({
    social: [{ name: 'GitHub', href: 'https://github.com/ana' }, { name: 'Mastodon' }],
  });
});

test('an example address is written only if the résumé has neither e-mail nor profile', () => {
  const found = [{}, { profiles: [{ network: 'GitHub', username: 'ana' }] }].map(
    (basics) => entryOf(read({ basics }).contact).email,
  );
  expect(found).toEqual(['you@your-name.example', undefined]);
});

test('texts have no control characters and no marks that change the direction', () => {
  const { owner } = read({ basics: { name: '\u202e Ana\tCruz\u0000\r\n', label: ' \u0000' } });
  expect(owner).toMatchObject({ name: 'Ana Cruz', role: 'Your Role' });
});

/** What a program or a person may write into any field. */
const oddValues = [
  null,
  7,
  {},
  ['a, B', { name: null }],
  `Xyzzy${'W'.repeat(5000)}`,
  'Xyzzy [Xyzzy](https://reef.dev/Xyzzy)',
  [{ Xyzzy: ['Xyzzy', { name: 'Xyzzy' }] }],
  '\u202eXyzzy\u0000',
  'https://a.example/x y',
  'jane..doe@mail.com',
  '2026-02-30',
  '<p>&nbsp;</p><script>x</script>',
];

test('a résumé with odd values in any fields is read, and no fact is lost without a line', () => {
  const { $schema, meta, ...resume } = sample;
  const text = JSON.stringify(resume);
  // Each résumé has odd values in every seventh place. Each place gets each value once.
  const distance = 7;
  for (let run = 0; run < distance * oddValues.length; run += 1) {
    let place = run;
    const input = JSON.parse(text, (key, value) => {
      place += 1;
      if (key === '' || key === 'image' || place % distance > 0) return value;
      const odd = oddValues[(place / distance) % oddValues.length];
      return JSON.parse(JSON.stringify(odd).replaceAll('Xyzzy', `Xyzzy${place}`));
    });
    const content = read(input);
    const { lost } = differencesOf({ '': content }, [{ name: '', passages: valuesIn(input) }]);
    const output = JSON.stringify(content) + lost.map(lostLine).join();
    const marks = JSON.stringify(input).match(/Xyzzy\d+/g) ?? [];
    expect(marks.filter((mark) => !output.includes(mark))).toEqual([]);
  }
});
