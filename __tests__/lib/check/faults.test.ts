import { faultLine } from '@/lib/check/fault';
import type { UncheckedContent } from '@/lib/content/schema';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
import { changedAt } from '../../support/changes';
import { checkContent } from '../../support/check-content';
import { expectGolden } from '../../support/golden';

/** The faults of the sample's content with changed values, by paths like `projects.0.title`. */
function faultsOf(changes: Readonly<Record<string, unknown>>): string[] {
  const content = Object.entries(changes).reduce<unknown>(
    (all, [path, value]) => changedAt(all, path.split('.'), () => value),
    sampleContent,
  );
  return checkContent({ '': content as UncheckedContent }).faults.map(faultLine);
}

const legal = { name: 'x', href: '/cv.pdf' };

/** Mistakes that an owner may make. */
const mistakes: readonly Readonly<Record<string, unknown>>[] = [
  // Types.
  { 'projects.0.title': 5 },
  { 'projects.0.image.alt': undefined },
  { 'projects.0.featured': 'yes' },
  { 'skills.0.level': 101 },
  { 'skills.0.level': 0.9 },
  { 'skills.0.level': '90 %' },
  { 'skills.0.level': '4/5' },
  { 'skills.0.level': 'advanced' },
  { skills: [{ name: '' }, { name: 'C', level: 101 }] },
  { skills: [{ name: 'C', level: 10 }, { name: 'SQL' }, { name: 'CSS', level: 0 }] },
  { 'projects.0.tags': 'React, Python and MySQL' },
  { 'owner.headline': Array(7).fill('x') },
  { 'site.legal': [{ name: 'Imprint', paragraphs: [] }] },
  { 'projects.0.image': '/images/arkha.png' },
  { 'look.hues': 205 },
  { 'site.paperSize': 'a5' },
  // Texts.
  { 'projects.0.title': 'x'.repeat(101) },
  { 'projects.0.description': `[${'x'.repeat(590)}](https://example.org/)` },
  { 'projects.0.title': '\u200b' },
  { 'projects.0.image.src': '\ufeffarkha.png' },
  { 'projects.0.title': 'Arkh\ufffd' },
  // Unknown fields. If one is misspelled, another may be missing.
  { 'skills.0.color': 'red' },
  { 'projects.0.higlights': ['x'], 'projects.0.repo': 'x' },
  { 'projects.0': { titel: 'Arkha', tags: [] } },
  { 'site.legal': [{ name: 'Imprint', herf: '/cv.pdf' }] },
  // Links and files.
  { 'projects.0.demoLink': 'www.example.org' },
  { 'projects.0.demoLink': '#' },
  { 'projects.0.demoLink': 'https://juan:secret@name.example/' },
  { 'owner.cv': '/resume.jsn' },
  { 'projects.0.image.src': 'ARKHA.png' },
  { 'experience.0.logo': 'logos' },
  { 'skills.0.image': true },
  { 'skills.0.image': 'icon:reactjs' },
  { 'owner.intro': '[a](#educaton) [b](#nothing)' },
  // The page leaves out empty sections.
  { 'owner.intro': '[React](#skill-react)', skills: [] },
  // Dates.
  { 'experience.0.period': 2024 },
  { 'experience.0.period': '2024-8' },
  { 'experience.0.period': '2024-08-01T00:00:00.000Z' },
  { 'experience.0.period': '2019-20' },
  { 'experience.0.period': '2023-02-29' },
  { 'experience.0.period': { to: '2024-08' } },
  { 'experience.0.period': { from: '2024-8', to: '2023' } },
  { 'experience.0.period': { from: '2024-08', to: '2024-07' } },
  { 'experience.0.period.to': 'Present' },
  { 'education.0.period.until': '2024' },
  { awards: [{ title: 'Net', date: { from: '2024-5', text: 'Spring' } }] },
  { 'site.updated': '2026-02-31' },
  // Rules of single fields.
  { 'contact.phone': 'call me' },
  { 'contact.email': 'jane.doe@mail' },
  { contact: { social: [{ name: 'Mail', href: 'mailto:ana@name.example' }] } },
  { 'contact.emailService.host': 'https://mail.example/api' },
  { 'contact.emailService.userId': '"AbC123"' },
  { 'projects.0.image.src': 'arkha.png ' },
  { 'contact.emailService.templateId': 'service_abc1234', 'contact.emailService.userId': 'a b' },
  { 'contact.emailService.templateId': 'user_1', 'contact.emailService.serviceId': 'user_2' },
  { 'contact.emailService.userId': 'AbC123', 'contact.emailService.serviceId': 'AbC123' },
  { 'education.0': { location: 'Calamba' } },
  { 'owner.portrait.focus': 'my face' },
  { 'owner.timeZone': '+08:00' },
  { 'owner.firstNames': 'Johnny' },
  { 'owner.name': 'Juanita Dela Cruz' },
  { 'owner.firstNames': 'Johnny', 'owner.familyName': 'Dela Cruz' },
  { 'site.url': 'juan.example' },
  { 'site.language': 'en_GB' },
  { 'site.language': 'is' },
  { 'site.legal': [{ name: 'Imprint' }] },
  { 'site.legal': [{ name: 'Imprint', href: '/cv.pdf', paragraphs: ['Juan'] }] },
  { 'look.hues.link': '#88' },
  { 'look.hues.link': '205' },
  { 'look.hues.link': 'transparent' },
  { 'look.sections': ['about', 'Skills'] },
  // Words.
  { 'site.words.home': { work: [], cv: 'CV of {name}', pause: 7 } },
  { 'site.words.form.serviceNote': 'A service', 'site.words.form.count': '{count}' },
  { 'site.words.documents.moreProjects': 'más {count}' },
];

test('each mistake is a fault, with file, entry, field, rule and value in a sentence', () => {
  const lines = mistakes.flatMap((changes) => {
    const faults = faultsOf(changes);
    expect({ changes, faults }).not.toEqual({ changes, faults: [] });
    return faults;
  });
  expectGolden('faults.txt', `${lines.join('\n')}\n`);
});

test('rare values are no fault', () => {
  const rare = {
    'experience.0.period': { from: '2024-08', to: '2024' },
    'experience.1.period': { from: '2999-12', to: '2999-12' },
    awards: [{ title: 'x'.repeat(160), date: '2024-02-29' }],
    'skills.0.level': 0,
    'skills.1.level': 33,
    'skills.2.level': 100,
    'contact.email': 'ana+jobs@mail.ana.example',
    'contact.phone': '12345',
    'contact.social.0.href': 'MAILTO:ana@ana.example?subject=Hi',
    'contact.emailService.host': 'http://localhost:3001',
    'owner.timeZone': 'America/Argentina/Buenos_Aires',
    'owner.portrait.focus': '100% 0%',
    'owner.headline': Array(6).fill('x'),
    'education.0.period': '2019–20',
    'site.url': 'http://ana.example:8080/',
    'site.language': 'es-419',
    'site.legal': [{ ...legal, privacy: true }, legal],
    'site.words.documents.moreProjects': '{site}: {count}',
    'look.hues': { paper: 0, ink: 360, link: 'gray', action: '#000' },
    about: { paragraphs: [] },
    'education.0.school': undefined,
    'education.0.description': undefined,
    'projects.0.tags': undefined,
    'experience.0.skills': undefined,
    'experience.0.description': '',
    certificates: [{ name: 'First aid', summary: '' }],
  };
  expect(faultsOf(rare)).toEqual([]);
  const withoutMail = { social: [{ name: 'X', href: 'https://x.com/ana' }] };
  expect(faultsOf({ contact: withoutMail })).toEqual([]);
});

test.each([
  ['https://mail.example', true],
  ['http://localhost:3001', true],
  ['http://127.0.0.1:3001', true],
  ['http://mail.example', false],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
])('messages are sent encrypted, or stay on this computer: %s', (host, isAccepted) => {
  expect(faultsOf({ 'contact.emailService.host': host })).toHaveLength(isAccepted ? 0 : 1);
});
