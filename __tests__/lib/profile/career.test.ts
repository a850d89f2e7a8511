import type { Changes } from '../../support/changes';
import { siteOf } from '../../support/site';

test('several roles at one company share the first link and the first logo that they have', () => {
  const logo = '/images/logos/bayside-software.svg';
  const link = 'https://beta.dev/';
  const experience = [
    { company: 'Beta', role: 'Lead', skills: [] },
    { company: 'BETA ', role: 'Developer', skills: [], link, logo },
    { company: 'Gamma', role: 'Intern', skills: [] },
    { company: 'Beta', role: 'Trainee', skills: [] },
  ];
  const { jobs } = siteOf({ experience }).profile;
  expect(jobs.map(([first]) => [first?.organization, first?.link?.url, first?.logo])).toEqual([
    ['Beta', link, logo],
    ['Gamma', undefined, undefined],
    ['Beta', undefined, undefined],
  ]);
});

test('the company or school comes first if all titles of a list are the same', () => {
  const jobs = (...roles: string[]) =>
    roles.map((role, index) => ({ company: `C${index}`, role, skills: [] }));
  const schools = (...programmes: (string | undefined)[]) =>
    programmes.map((programme, index) => ({ school: `S${index}`, programme }));
  const namesOf = (changes: Changes) => {
    const { profile } = siteOf(changes);
    const entries = [...profile.jobs.flat(), ...profile.schools];
    return entries.map(({ names }) => names.map(({ text }) => text).join(' '));
  };
  const same = { experience: jobs('Cook', 'cook '), education: schools('BA', 'BA') };
  expect(namesOf(same)).toEqual(['C0 Cook', 'C1 cook ', 'S0 BA', 'S1 BA']);
  const different = { experience: jobs('Cook', 'Chef'), education: schools('BA', undefined) };
  expect(namesOf(different)).toEqual(['Cook C0', 'Chef C1', 'BA S0', 'S1']);
  expect(namesOf({ experience: jobs('Cook'), education: schools('BA') })).toEqual([
    'Cook C0',
    'BA S0',
  ]);
});
