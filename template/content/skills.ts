import type { Skill } from '@/lib/content/schema';

export const skills: Skill[] = [
  { name: 'React', image: 'icon:react', level: 90 },
  { name: 'JavaScript', image: 'icon:javascript', level: 90 },
  { name: 'Python', image: 'icon:python', level: 85 },
  { name: 'Node.js', image: 'icon:nodejs', level: 85 },
  { name: 'PHP', image: 'icon:php', level: 75 },
  { name: 'MySQL', image: 'icon:mysql', level: 65 },
  { name: 'Java', image: 'icon:java', level: 60 },
  { name: 'C', image: 'icon:c', level: 45, note: 'Coursework' },
];
