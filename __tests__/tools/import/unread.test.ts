import { unreadLines } from '@/tools/import/unread';

test('the fields that the import does not read are one line for each section', () => {
  const projects = [
    { name: 'Kelp', entity: 'Reef', type: 'hackathon', stars: 5 },
    { name: 'Tide', team: 'Two', stars: 3 },
  ];
  const resume = {
    basics: { name: 'Ana', image: 'https://ana.dev/me.jpg', age: 40 },
    education: [{ institution: 'IIT', score: '8.9' }, { institution: 'IIT' }],
    skills: [{ name: 'Web', keywords: ['Go'], years: 3 }],
    interests: ['Diving', { name: 'Rowing' }],
    projects,
  };
  expect(unreadLines(resume)).toEqual([
    'basics: age',
    'education: score',
    'skills: years',
    'interests: name',
    'projects: stars, team',
  ]);
});
