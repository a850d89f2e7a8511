import { readRecord } from './update-record';

// Paths and patterns of git, from the root of the repository.

/** What `npm run own` removes: files that only the template's repository needs. */
export const templateOnly = [
  '__tests__',
  ':(exclude)__tests__/owner',
  'CONTRIBUTING.md',
  'docs/development.md',
  // The pictures of README.md.
  'docs/*.webp',
];

/** What `npm run own` writes anew. */
export const rewritten = { readme: 'README.md', changelog: 'CHANGELOG.md' } as const;

/** What `npm run update` leaves as it is in this repository. */
export const ownedPaths = (): string[] => [
  'content',
  'public',
  ...(readRecord().isOwn ? [...templateOnly, ...Object.values(rewritten)] : []),
];
