import { faultLine } from '@/lib/content/fault';
import { checkedSites } from '@/lib/site/localized-site';
import { bareName, skillNameFaults } from '@/tools/doctor/skill-names';
import { finished } from '../../fixtures/content';

test.each([
  ['JS', 'JavaScript (ES6+)'],
  ['Postgres', 'PostgreSQL'],
  ['React.js', 'React'],
  ['NodeJS', 'Node.js'],
  ['Vue 3', 'Vue.js'],
  ['C++17', 'C++'],
  ['HTML5', 'HTML'],
  ['D3', 'D3.js'],
  ['scikit learn', 'scikit-learn'],
])('%s is probably %s', (one, other) => {
  expect(bareName(one)).toBe(bareName(other));
});

test.each([
  ['Java', 'JavaScript'],
  ['C', 'C++'],
  ['C', 'C#'],
  ['React', 'React Native'],
  ['SQL', 'MySQL'],
  ['S3', 'S'],
  ['UI Design', 'UX Design'],
])('%s is not %s', (one, other) => {
  expect(bareName(one)).not.toBe(bareName(other));
});

test('each other spelling of a skill is one line for each file, with all entries', () => {
  const project = (title: string, ...tags: string[]) => ({ title, tags });
  const main = finished({
    skills: [{ name: 'PostgreSQL' }, { name: 'JavaScript (ES6+)' }, { name: 'Go' }],
    projects: [
      project('Kelp', 'Postgres', 'go', 'Charts'),
      project('Tide', 'JS', 'Postgres'),
      project('Ebb', 'PostgreSQL'),
    ],
    experience: [{ company: 'Reef', role: 'Developer', skills: ['Postgres'] }],
  });
  // The second language has the projects of the first one.
  const es = { site: { ...main.site, language: 'es' }, skills: [{ name: 'JavaScript' }] };
  const lines = checkedSites({ '': main, es }).flatMap(skillNameFaults).map(faultLine);
  const todo =
    'If it is, write both alike: only equal names are linked and counted. If not, leave it.';
  expect(lines).toEqual([
    `content/experience.ts: "Postgres" is probably the skill "PostgreSQL": entry 1 ("Developer") → ${todo}`,
    `content/projects.ts: "Postgres" is probably the skill "PostgreSQL": entry 1 ("Kelp"), entry 2 ("Tide") → ${todo}`,
    `content/projects.ts: "JS" is probably the skill "JavaScript (ES6+)": entry 2 ("Tide") → ${todo}`,
  ]);
});
