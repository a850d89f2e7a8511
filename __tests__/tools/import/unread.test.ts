/** @jest-environment node */
import { unreadLines } from '@/tools/import/unread';

test('each field that the import does not read is one line for all entries that have it', () => {
  const projects = Array.from({ length: 25 }, (_, index) => ({
    name: `Kelp ${index}`,
    entity: 'Reef',
    type: 'hackathon',
    ...(index > 3 && { stars: index, team: 'Four' }),
    ...(index === 1 && { team: 'Two' }),
  }));
  const resume = {
    basics: { name: 'Ana', image: 'https://ana.dev/me.jpg', age: 40 },
    education: [{ institution: 'IIT', score: '8.9' }, { institution: 'IIT' }],
    skills: [{ name: 'Web', keywords: ['Go'], years: 3 }],
    interests: ['Diving', { name: 'Rowing' }],
    projects,
  };
  expect(unreadLines(resume)).toEqual([
    'basics: age',
    'education 1: score',
    'skills 1: years',
    'interests 1 to 2: name',
    'projects 2, 5 to 25: team',
    'projects 5 to 25: stars',
  ]);
});
