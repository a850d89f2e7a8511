/** @jest-environment node */
import { strToU8, zipSync } from 'fflate';
import { contentFaults } from '@/lib/content/check';
import { linkedinToResume } from '@/scripts/import/linkedin';
import { resumeToContent } from '@/scripts/import/resume-to-content';

/** An archive as LinkedIn hands it out, of these files. */
const archive = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const files = {
  'Profile.csv': `First Name,Last Name,Headline,Summary,Geo Location,Twitter Handles,Websites
Ana,de la Peña,Frontend Developer,"I build forms.

I also, when asked, ""mend"" them.","Cebu City, Philippines",[ana_codes],"[PORTFOLIO:https://ana.example,BLOG:https://blog.ana.example]"`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Harbour Post,Developer,"Built the parcel tracker,
and kept it up.",Cebu,Jan 2024,
Reef Studio,Intern,,Cebu,Jun 2022,Sep 2022`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
City College,2019,2023,,BSc Computer Science,Choir`,
  'Skills.csv': 'Name\nTypeScript\nReact',
  'Projects.csv': `Title,Description,Url,Started On,Finished On
Kelp,Counts kelp.,https://github.com/ana/kelp,Mar 2023,May 2023`,
  'Certifications.csv': `Name,Url,Authority,Started On,Finished On,License Number
Web Accessibility,https://example.com/cert,Reef Academy,May 2024,,42`,
  'Languages.csv': 'Name,Proficiency\nCebuano,Native or bilingual proficiency\nEnglish,',
  'Email Addresses.csv': `Email Address,Confirmed,Primary,Updated On
old@ana.example,Yes,No,
ana@ana.example,Yes,Yes,`,
  'PhoneNumbers.csv': 'Extension,Number,Type\n12,+63 32 000 0000,Work',
};

it('becomes content: person, work, school, projects, certificates, languages', () => {
  const { content, unplaced } = resumeToContent(linkedinToResume(archive(files)), '2026-11-20');
  expect(contentFaults(content)).toEqual([]);
  expect(unplaced).toEqual([]);
  expect(content.owner).toMatchObject({
    name: 'Ana de la Peña',
    role: 'Frontend Developer',
    intro: 'I build forms.',
    languages: [{ name: 'Cebuano' }, { name: 'English' }],
  });
  expect(content.about.paragraphs).toEqual(['I also, when asked, "mend" them.']);
  expect(content.contact).toMatchObject({
    email: 'ana@ana.example',
    phone: '+63 32 000 0000 ext. 12',
    location: 'Cebu City, Philippines',
    social: [{ name: 'Portfolio' }, { name: 'Blog' }, { href: 'https://twitter.com/ana_codes' }],
  });
  expect(content.experience.map(({ company, period }) => [company, period])).toEqual([
    ['Harbour Post', { from: '2024-01', to: 'present' }],
    ['Reef Studio', { from: '2022-06', to: '2022-09' }],
  ]);
  expect(content.education[0]).toMatchObject({ school: 'City College', description: 'Choir' });
  expect(content.projects[0]).toMatchObject({ repoLink: 'https://github.com/ana/kelp' });
  expect(content.certificates[0]).toMatchObject({ issuer: 'Reef Academy', date: 'May 2024' });
});

it('is also read from a folder in the archive, with a byte order mark', () => {
  const zip = archive({ 'Export/Profile.csv': `\ufeff${files['Profile.csv']}` });
  expect(linkedinToResume(zip)).toMatchObject({ basics: { name: 'Ana de la Peña' } });
});

it.each([
  ['an archive of something else', archive({ 'photo.txt': 'x' }), /not LinkedIn’s data export/],
  ['half an archive', archive(files).subarray(0, 400), /damaged/],
  ['no archive', strToU8('PK but no more'), /damaged/],
])('%s is refused with a sentence', (_, bytes, sentence) => {
  expect(() => linkedinToResume(bytes)).toThrow(sentence);
});

it('a file that unpacks to more than any career is left out', () => {
  const zip = archive({ ...files, 'Skills.csv': `Name\n${'x'.repeat(6_000_000)}` });
  expect(linkedinToResume(zip)).toMatchObject({ skills: [] });
});
