/** @jest-environment node */
import { unreadLines } from '@/tools/import/report';
import { resumeToContent } from '@/tools/import/to-content';

const linesFor = (resume: object) => unreadLines(resumeToContent(resume, '2026-11-20').unread);

test('fields without a place are one line for all entries that have them', () => {
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
    skills: [
      { name: 'Web', level: 'Master', keywords: ['Go'] },
      { name: 'C', level: 'Novice' },
    ],
    interests: ['Diving', { name: 'Rowing' }],
    projects,
  };
  expect(linesFor(resume)).toEqual([
    'basics: age',
    'education 1: score',
    'skills 1 to 2: level',
    'projects 2, 5 to 25: team',
    'projects 5 to 25: stars',
    'interests 1 to 2: name',
  ]);
});
