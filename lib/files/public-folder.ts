import path from 'node:path';

/** The folder of the owner's files. */
export const publicFolder = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'public');
