/** @jest-environment node */
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { readResume } from '@/tools/import/read-resume';
import { resumeToContent } from '@/tools/import/to-content';
import { makeFolder } from '../../support/folder';

const files = {
  'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Websites,Twitter Handles,Instant Messengers
Ana,de la Peña,Kelp,Pier 1,May 1,Frontend Developer at Kiezkarte 🚀 | React & TypeScript | Open to work,"I build forms.

I also, when asked, ""mend"" them.",Nets,6000,"Cebu City, Philippines","[PERSONAL:https://ana.example,RSS_FEED:https://blog.ana.example]",[ana_codes],ICQ`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Harbour Post,Developer,"A post office on the quay.
• Built the parcel tracker
- Kept it up",Cebu,Jan 2024,
Reef &amp; Sons,Engineer,"• Built the reef&#39;s tracker. • Wrote docs   • Led &lt;4&gt;",,"Mar 14, 2023",Apr 2023
Reef Studio,Intern,,Cebu,Jun 2022,Sep 2022
Quay,Clerk,I kept the books.  • Cut costs • Mended React • Node,,May 2020,Jun 2021
Harbour,Clerk,React • Node • SQL,,Jan 2019,Feb 2019`,
  'Volunteering.csv': `Company Name,Role,Cause,Started On,Finished On,Description
Quay Club,Diver,Sea,2020,2021,Taught swimming`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
City College,2019,2023,Sat by the sea,BSc Computer Science,Chess`,
  'Skills.csv':
    'Name\nGo\nReact.js\nC; C++\n5" disks\nPython (Programming Language)\nSQL (Query Language)',
  'Projects.csv': `Title,Description,Url,Started On,Finished On
Kelp,Counts kelp.,https://github.com/ana/kelp,Mar 2023,May 2023`,
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Access,https://aid.dev/1,Reef,"Mar 14, 2024",,L1
Scrum,,Reef,May 2021,Apr 2023,`,
  'Languages.csv': 'Name,Proficiency\nCebuano,Native or bilingual proficiency\nEnglish,',
  'Honors.csv': 'Title,Description,Issued On\nBest Kelp,For counting,Jun 2022\n\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nKelp and I,Jan 2023,,Reef Press,',
  'Email Addresses.csv': `Email Address,Confirmed,Primary,Updated On
old@ana.example,Yes,No,
ana@ana.example,Yes,Yes,`,
  'PhoneNumbers.csv': 'Extension,Number,Type\n12,+63 32 000 0000,Work\n,+63 32 111 1111,Home',
  'Connections.csv': 'First Name\nBen',
};

/** A zip archive with these files, like the archive that LinkedIn sends. */
const archive = (tables: Record<string, string>) => {
  const entries = Object.entries(tables).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
};

const importFrom = async (files: Record<string, string | Buffer>, name: string) =>
  resumeToContent(readResume(path.join(makeFolder(files), name)), '2026-11-20');

it('turns LinkedIn’s export into content', async () => {
  const { content, remarks } = await importFrom({ 'Export.zip': archive(files) }, 'Export.zip');
  expect(content).toMatchObject({
    owner: {
      name: 'Ana de la Peña',
      firstNames: 'Ana',
      role: 'Developer',
      headline: ['Developer'],
      intro: 'I build forms.',
      languages: [{ name: 'Cebuano', level: 'Native or bilingual' }, { name: 'English' }],
    },
    site: { description: 'Ana de la Peña, Developer. I build forms.' },
    about: { paragraphs: ['I also, when asked, "mend" them.'] },
    contact: {
      email: 'ana@ana.example',
      phone: '+63 32 000 0000 ext. 12',
      location: 'Cebu City, Philippines',
      social: [
        { name: 'ana.example' },
        { name: 'blog.ana.example' },
        { name: 'X', href: 'https://x.com/ana_codes' },
      ],
    },
    experience: [
      {
        company: 'Harbour Post',
        role: 'Developer',
        location: 'Cebu',
        period: { from: '2024-01', to: 'present' },
        description: 'A post office on the quay.',
        highlights: ['Built the parcel tracker', 'Kept it up'],
      },
      {
        company: 'Reef & Sons',
        period: { from: '2023-03', to: '2023-04' },
        highlights: ["Built the reef's tracker.", 'Wrote docs', 'Led <4>'],
      },
      { company: 'Reef Studio', period: { from: '2022-06', to: '2022-09' } },
      {
        company: 'Quay',
        period: { from: '2020-05', to: '2021-06' },
        description: 'I kept the books.',
        highlights: ['Cut costs', 'Mended React', 'Node'],
      },
      {
        company: 'Quay Club',
        role: 'Diver',
        type: 'volunteer',
        period: { from: '2020', to: '2021' },
        description: 'Taught swimming',
      },
      { company: 'Harbour', description: 'React • Node • SQL' },
    ],
    education: [
      {
        school: 'City College',
        programme: 'BSc Computer Science',
        period: { from: '2019', to: '2023' },
        description: 'Sat by the sea',
      },
    ],
    skills: ['Go', 'React.js', 'C; C++', '5" disks', 'Python', 'SQL (Query Language)'].map(
      (name) => ({ name }),
    ),
    projects: [{ repoLink: 'https://github.com/ana/kelp' }],
    certificates: [
      { name: 'Access', issuer: 'Reef', date: '2024-03-14', link: 'https://aid.dev/1' },
    ],
    publications: [{ name: 'Kelp and I', publisher: 'Reef Press', date: '2023-01' }],
    awards: [{ title: 'Best Kelp', date: '2022-06', summary: 'For counting' }],
  });
  expect(content.experience[1]).not.toHaveProperty('description');
  const lost = [
    'basics, label: "Frontend Developer at Kiezkarte',
    'basics, Maiden Name: "Kelp"',
    'basics, Address: "Pier 1"',
    'basics, Birth Date: "May 1"',
    'basics, Industry: "Nets"',
    'basics, Zip Code: "6000"',
    'basics, Instant Messengers: "ICQ"',
    'basics, other e-mail addresses: "old@ana.example"',
    'basics, other phone numbers: "+63 32 111 1111"',
    'volunteer 1, cause: "Sea"',
    'education 1, activities: "Chess"',
    'certificates 1, license number: "L1"',
    'certificates 2: "Scrum", "Reef", "May 2021", "Apr 2023" (it expired: 2023-04)',
    'LinkedIn tables: "Connections.csv"',
  ];
  expect(remarks).toEqual(lost.map((each) => expect.stringContaining(`not taken over: ${each}`)));
});

it('reads an unpacked export without a headline, a current job and a summary in the profile', async () => {
  const { content } = await importFrom(
    {
      'x/Export/Profile.csv': '\ufeffFirst Name,Last Name,Summary\nMaría José,"Peña, MBA",',
      'x/Export/Profile Summary.csv': 'Profile Summary\nI dive.',
      'x/Export/Positions.csv': 'Company Name,Title,Finished On\nQuay,Engineer,Apr 2021',
    },
    'x',
  );
  const owner = { firstNames: 'María José', role: 'Engineer', intro: 'I dive.' };
  expect(content).toMatchObject({ owner });
});

it.each([
  ['nowhere.json', undefined, 'FILE cannot be read: there is no such file.'],
  ['.', undefined, 'This is not LinkedIn’s data export: it has no Profile.csv.'],
  ['comma.json', '{"basics": {},}', 'FILE is neither LinkedIn’s data export nor valid JSON: '],
  ['latin-1.json', Buffer.from('{"basics": "ü"}', 'latin1'), 'FILE cannot be read: it is damaged'],
  ['package.json', '{"name": "portfolio"}', 'FILE is neither LinkedIn’s data export nor a résumé '],
  ['resume.docx', archive({ 'word/document.xml': '' }), 'This is not LinkedIn’s data export: it'],
  ['half.zip', 'PK\x03\x04', 'FILE cannot be read: it is damaged, not in UTF-8, or '],
])('refuses %s with a sentence', async (name, text, sentence) => {
  const dir = makeFolder(text === undefined ? {} : { [name]: text });
  const file = path.join(dir, name);
  expect(() => readResume(file)).toThrow(sentence.replace('FILE', file));
});
