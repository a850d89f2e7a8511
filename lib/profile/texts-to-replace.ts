/**
 * What the import writes where a résumé lacks something. `npm run doctor` reports these texts until
 * they are replaced, and the CV leaves the addresses out.
 */
export const textsToReplace = {
  name: 'Your Name',
  role: 'Your Role',
  url: 'https://your-name.example',
  email: 'you@your-name.example',
} as const;
