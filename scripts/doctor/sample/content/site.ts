import type { Site } from '@/lib/content/schema';

export const site: Site = {
  url: 'https://juan-dela-cruz.example',
  language: 'en',
  description:
    'Juan Dela Cruz is a junior full-stack developer in Laguna, Philippines. Five finished projects, experience, skills and a way to get in touch.',
  updated: '2026-11-22',
};
