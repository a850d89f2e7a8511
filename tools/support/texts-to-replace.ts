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

// `npm run doctor` also reports an intro or a headline that is still one of the following two.

/** The intro that the import writes if a résumé has no summary. */
export const introFrom = (role: string): string => `${role}.`;
/** The headline that the import writes if a résumé has none, because another program wrote it. */
export const headlineFrom = (role: string): string[] => [role];
