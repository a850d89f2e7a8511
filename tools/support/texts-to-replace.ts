/**
 * What the import writes where a résumé lacks something. `npm run doctor` reports these texts until
 * they are replaced.
 */
export const textsToReplace = {
  name: 'Your Name',
  role: 'Your Role',
  url: 'https://your-name.example',
  email: 'you@your-name.example',
} as const;

// What the import writes if a résumé has no summary, and always for the headline. `npm run doctor`
// asks for more.
export const introFrom = (role: string): string => `${role}.`;
export const headlineFrom = (role: string): string[] => [role];
