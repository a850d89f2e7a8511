/** Short names that people use for a skill, and its whole name, in lower case and digits. */
export const skillAliases: ReadonlyMap<string, string> = new Map([
  ['golang', 'go'],
  ['js', 'javascript'],
  ['k8s', 'kubernetes'],
  ['mongo', 'mongodb'],
  ['postgres', 'postgresql'],
  ['tailwind', 'tailwindcss'],
  ['ts', 'typescript'],
]);
