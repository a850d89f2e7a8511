import path from 'node:path';

const root = process.cwd();

/** A folder without files, except in a test that enters another folder. */
const ownFolder = (name: string) => path.resolve(process.cwd() === root ? '.tmp/no-files' : name);

export const publicFolder = () => ownFolder('public');
export const picturesFolder = () => ownFolder('content/pictures');
