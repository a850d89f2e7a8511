import type { Skill } from '@/lib/content/schema';

export const skills: Skill[] = [
  { name: 'React', level: 90 },
  { name: 'JavaScript', level: 90 },
  { name: 'Python', level: 85 },
  { name: 'Node.js', level: 85 },
  { name: 'PHP', level: 75 },
  { name: 'MySQL', level: 65 },
  { name: 'Java', level: 60 },
  { name: 'C', level: 45, note: 'Coursework' },
];
