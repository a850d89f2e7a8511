import path from 'node:path';

// A file of its own, in place of which tests get the sample's folder (`jest.config.ts`).
export const publicFolder = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'public');
