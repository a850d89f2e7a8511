import type { Owner } from '@/lib/content/schema';

export const owner: Owner = {
  name: 'Juan Dela Cruz',
  firstNames: 'Juan',
  role: 'Junior Full-Stack Developer',
  greeting: 'Hello, I’m',
  // The page types the name and these phrases in turn.
  headline: ['a Full Stack Developer', 'a Tech Enthusiast'],
  intro:
    'I build web and mobile apps from the first sketch to the finished release: interfaces people understand, servers that stay up, and tests that prove it.',
  portrait: {
    src: 'portrait.png',
    alt: 'Juan Dela Cruz, with the lake and the mountain behind him',
  },
  cv: '/cv.pdf',
  availability: 'Open to junior roles from June 2027',
  workplace: 'Remote, or on site in Laguna or Metro Manila',
  timeZone: 'Asia/Manila',
  languages: [
    { name: 'Filipino', level: 'native' },
    { name: 'English', level: 'professional' },
  ],
};
