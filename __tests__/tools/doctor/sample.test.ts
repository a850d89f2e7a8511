import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultLine } from '@/lib/content/fault';
import { type UncheckedContent, valueAt } from '@/lib/content/files';
import type { Content } from '@/lib/content/schema';
import { textFields } from '@/lib/content/text-fields';
import { listFiles } from '@/lib/files/list-files';
import { checkedSites, type Sites } from '@/lib/site/localized-site';
import { content as sampleContent } from '@/template/content';
import { connectionFaults, linkFaults } from '@/tools/doctor/connections';
import { strictExitCode } from '@/tools/doctor/report';
import { sampleClaimFaults, samplePictureFaults } from '@/tools/doctor/sample';
import { emailService } from '../../fixtures/content';
import { type Changes, changed, changedAt } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { mapTexts } from '../../support/map-texts';

const root = process.cwd();

const ownTexts: Record<string, string> = {
  url: 'https://maria.dev',
  email: 'hello@maria.dev',
  phone: '+63 917 555 0101',
  timeZone: 'Europe/Madrid',
  from: '2001-02',
  to: '2003-04',
};

/** The sample with texts of another owner, who has connected the form. */
const mine = changed(
  mapTexts(sampleContent, (text, keys) => {
    const key = String(keys.at(-1));
    if (/^(language|updated|src|focus|logo|cv)$/.test(key)) return text;
    const isAddress = text.startsWith('https://');
    return ownTexts[key] ?? `${isAddress ? 'https://maria.dev/' : 'My '}${keys.join('-')}`;
  }),
  { contact: { emailService } } as Changes,
);

/** What is no claim about a person, or what many people share. */
const notCounted = [
  'site.language',
  'site.updated',
  'owner.greeting',
  'owner.portrait.focus',
  'owner.cv',
  'experience.type',
  'experience.skills',
  'projects.tags',
  'contact.social.name',
  'skills.name',
  'skills.note',
  // The parts of these are a claim only together.
  'owner.languages.name',
  'owner.languages.level',
  'experience.period.from',
  'experience.period.to',
  'experience.period.text',
  'education.period.from',
  'education.period.to',
];
/** Files are compared by their bytes. Colors and the e-mail service are no claims. */
const elsewhere = /\.(src|logo)$|^look\.|^contact\.emailService/;

const fieldOf = (keys: readonly PropertyKey[]) =>
  keys.filter((key) => typeof key === 'string').join('.');
const sampleValue = (keys: readonly PropertyKey[]) =>
  keys.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)[key], sampleContent);

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: '' });
  enterFolder(makeFolder({}));
});

const [ownSite] = checkedSites({ '': mine });

/** What keeps a site from being ready, without what depends on files or fonts. */
function check(content: unknown) {
  const sites: Sites = [{ ...ownSite, content: content as Content }];
  const faults = [...sampleClaimFaults(sites), ...connectionFaults(sites), ...linkFaults(sites)];
  return { code: strictExitCode(faults), lines: faults.map(faultLine) };
}

const pictureLines = () => samplePictureFaults([ownSite]).map(faultLine);

test('the site of an owner who has replaced everything is ready', () => {
  expect(check(mine)).toEqual({ code: 0, lines: [] });
});

/** Whether a site is ready that has the value of the sample only at one place. */
const isReadyWith = (keys: readonly PropertyKey[]) =>
  check(changedAt(mine, keys, () => sampleValue(keys))).code === 0;

test('each text of the sample alone keeps a site from being ready', () => {
  const checked = textFields(sampleContent)
    .map(({ keys }) => keys)
    .filter((keys) => !elsewhere.test(fieldOf(keys)));
  expect(checked.length).toBeGreaterThan(60);
  const missed = checked.filter(isReadyWith).map(fieldOf);
  expect([...new Set(missed)].sort()).toEqual([...notCounted].sort());
});

test.each([
  ['a period', ['experience', 0, 'period']],
  ['a language with its level', ['owner', 'languages', 0]],
  ['the list of skills', ['skills']],
])('%s of the sample keeps a site from being ready', (_, keys) => {
  expect(isReadyWith(keys)).toBe(false);
});

test('an entry of the sample is found if the owner has changed one field of it', () => {
  const lists = ['experience', 'education', 'projects'] as const;
  const missed = lists.flatMap((list) =>
    sampleContent[list].flatMap((entry, index) =>
      Object.keys(entry)
        .map((field) => ({ ...entry, [field]: valueAt(mine[list][index], field) }))
        .filter((changedEntry) => check({ ...mine, [list]: [changedEntry] }).code === 0),
    ),
  );
  expect(missed).toEqual([]);
});

test('skills are a fault if at least three have the level of the sample', () => {
  const codeOf = (skills: Content['skills']) => check({ ...mine, skills }).code;
  const { skills } = sampleContent;
  const ownLevels = skills.map((skill) => ({ ...skill, level: Number(skill.level) + 1 }));
  const mixed = (count: number) => [...skills.slice(0, count), ...ownLevels.slice(count)];
  expect([8, 3, 2, 1, 0].map((count) => codeOf(mixed(count)))).toEqual([3, 3, 0, 0, 0]);
  expect(codeOf(skills.map(({ name }) => ({ name })))).toBe(0);
  const { lines } = check({ ...mine, skills: mixed(3) });
  expect(lines).toEqual([
    'content/skills.ts: levels of the sample: React 90, JavaScript 90, Python 85 → Delete skills that are not yours, and write your own levels, or none.',
  ]);
});

test('claims that the owner shares are listed for alsoMine, and are no fault in it', () => {
  const { timeZone, role, languages } = sampleContent.owner;
  const { education } = sampleContent;
  const owner = { ...mine.owner, timeZone, role, languages };
  const shared = {
    ...mine,
    owner: { ...owner, name: 'Juan Cruz', firstNames: 'Juan', familyName: 'Cruz' },
    education: [{ ...mine.education[0], programme: education[0]?.programme }],
    skills: sampleContent.skills.slice(0, 3),
  };
  const [inOwner, inSchools, ...others] = check(shared).lines;
  const todo = 'Write your own. What is true of you, too, belongs in alsoMine in content/site.ts.';
  expect([inOwner, inSchools]).toEqual([
    `content/owner.ts: the same as in the sample: firstNames 'Juan', role 'Junior Full-Stack Developer', timeZone 'Asia/Manila', languages › entry 1 ("Filipino") 'Filipino – native', languages › entry 2 ("English") 'English – professional' → ${todo}`,
    `content/education.ts: the same as in the sample: entry 1 ("My education-school") › programme 'BSc Computer Science' → ${todo}`,
  ]);
  expect(others).toHaveLength(1);
  const alsoMine = [inOwner, inSchools].flatMap((line) => line?.match(/(?<= ')[^']+(?=')/g) ?? []);
  expect(alsoMine).toHaveLength(6);
  const site = { ...mine.site, alsoMine: [...alsoMine, 'React'] };
  expect(check({ ...shared, site })).toEqual({ code: 0, lines: [] });
});

test('the e-mail address of the sample is found in the contact of each language', () => {
  const site = { ...mine.site, language: 'es' };
  const contact = { ...mine.contact, email: sampleContent.contact.email };
  const linesOf = (main: Content, es: UncheckedContent) =>
    connectionFaults(checkedSites({ '': main, es })).map(faultLine);
  const fault = `email: ${contact.email} is an example address → Write yours.`;
  expect(linesOf(mine, { site, contact })).toEqual([`content/es/contact.ts › ${fault}`]);
  expect(linesOf({ ...mine, contact }, { site })).toEqual([`content/contact.ts › ${fault}`]);
});

test('an owner with the name of the sample says so in alsoMine', () => {
  const { name, firstNames } = sampleContent.owner;
  const description = `${name} builds boats.`;
  const site = { ...mine.site, description };
  const content = { ...mine, site, owner: { ...mine.owner, name, firstNames } };
  expect(check(content).code).toBe(3);
  expect(check({ ...content, site: { ...site, alsoMine: [name, firstNames] } }).code).toBe(0);
});

test('each file of the sample is found under any name, and the report says to delete it', () => {
  const files = listFiles(path.join(root, 'template/public'));
  expect(files.length).toBeGreaterThan(8);
  const lines = files.flatMap((file) => {
    const bytes = readFileSync(path.join(root, 'template/public', file));
    enterFolder(makeFolder({ [`public/images/mine${path.extname(file)}`]: bytes }));
    return pictureLines();
  });
  expect(lines).toEqual(
    files.map(
      (file) => `public/: files of the sample: images/mine${path.extname(file)} → Delete them.`,
    ),
  );
});

test('a file of the sample that the page shows is replaced or deleted together with its field', () => {
  const file = 'public/images/portrait.png';
  enterFolder(makeFolder({ [file]: readFileSync(path.join(root, 'template', file)) }));
  expect(pictureLines()).toEqual([
    'public/: files of the sample that the page shows: images/portrait.png → Replace them with yours, or delete them and the fields that name them.',
  ]);
});
