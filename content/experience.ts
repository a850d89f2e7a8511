import type { Experience } from '@/lib/content/schema';

export const experience: Experience[] = [
  {
    company: 'Bayside Software Works',
    role: 'Quality Assurance Tester',
    type: 'internship',
    period: { from: '2025-09', to: 'present' },
    location: 'Calamba, Philippines',
    description:
      'I write the regression suite for a booking product, turn bug reports into failing tests before anyone writes a fix, and check each release on the cheapest phone in the drawer.',
    skills: ['Test planning', 'Playwright', 'JavaScript', 'Bug reports'],
    logo: 'logos/bayside-software.svg',
  },
  {
    company: 'Lantern Labs Collective',
    role: 'Lead Developer',
    type: 'full-time',
    period: { from: '2024-08', to: 'present' },
    location: 'Calamba, Philippines',
    description:
      'I lead a team of four students building web apps for local shops and offices: plan the work, review every change, keep the servers running, and tell clients what a week of work buys.',
    skills: ['React', 'Node.js', 'MySQL', 'Code review', 'Planning'],
    logo: 'logos/lantern-labs.svg',
  },
  {
    company: 'Harborlight Student Events',
    role: 'Head Marshal',
    type: 'part-time volunteer',
    volunteer: true,
    period: { from: '2023-09', to: '2024-12' },
    location: 'Calamba, Philippines',
    description:
      'I coordinated sixty volunteers across campus events, wrote the duty roster as a small web app, and learned to stay calm with a radio in each hand.',
    skills: ['Leadership', 'Scheduling', 'PHP'],
    logo: 'logos/campus-marshals.svg',
  },
];
