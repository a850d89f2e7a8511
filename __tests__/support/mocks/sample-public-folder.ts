import path from 'node:path';

const root = process.cwd();

/** The folder of the sample's files, except in a test that enters another folder. */
export const publicFolder = () => path.resolve(process.cwd() === root ? 'sample/public' : 'public');
