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
