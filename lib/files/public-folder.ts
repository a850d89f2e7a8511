import path from 'node:path';

/** The folder of the owner's files. Tests of behavior have another one (`jest.config.ts`). */
export const publicFolder = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'public');
