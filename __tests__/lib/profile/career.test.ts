import { siteOf } from '../../support/site';

test('roles at one company have their own link and logo, or else the first that a role has', () => {
  const logo = '/images/logos/bayside-software.svg';
  const link = 'https://beta.dev/';
  const experience = [
    { company: 'Beta', role: 'Lead', skills: [] },
    { company: 'BETA ', role: 'Developer', skills: [], link, logo },
    { company: 'Beta', role: 'Tester', skills: [], link: 'https://beta.dev/tests' },
    { company: 'Gamma', role: 'Intern', skills: [] },
    { company: 'Beta', role: 'Trainee', skills: [] },
  ];
  const { companies } = siteOf({ experience }).profile;
  expect(
    companies.flat().map(({ organization, link, logo }) => [organization, link?.url, logo]),
  ).toEqual([
    ['Beta', link, logo],
    ['BETA ', link, logo],
    ['Beta', 'https://beta.dev/tests', logo],
    ['Gamma', undefined, undefined],
    ['Beta', undefined, undefined],
  ]);
});
