import path from 'node:path';

// A file of its own, in place of which tests have folders of theirs (`jest.config.ts`). With
// `turbopackIgnore`, Next does not look in all folders for what the program may read.

/** The files that the owner publishes as they are. */
export const publicFolder = () => path.join(/* turbopackIgnore: true */ process.cwd(), 'public');

/** The originals of pictures, which are never published. */
export const picturesFolder = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'content/pictures');
