import type { Site } from '@/lib/content/schema';

export const site: Site = {
  url: 'https://juan-dela-cruz.example',
  language: 'en',
  description:
    'Juan Dela Cruz is a junior full-stack developer in Laguna, Philippines. See five finished projects, his experience and skills, and write to him.',
  updated: '2026-11-20',
};
