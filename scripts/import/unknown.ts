/** Stand where a résumé says nothing; `npm run doctor` names them until they are replaced. */
export const unknown = {
  name: 'Your Name',
  role: 'Your Role',
  url: 'https://your-name.example',
  email: 'you@your-name.example',
} as const;
