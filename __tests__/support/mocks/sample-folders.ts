import path from 'node:path';

const root = process.cwd();

const ownFolder = (name: string) =>
  path.resolve(process.cwd() === root ? path.join('scripts/doctor/sample', name) : name);

/** The folders of the sample's files, except in a test that enters another folder. */
export const publicFolder = () => ownFolder('public');
export const picturesFolder = () => ownFolder('content/pictures');
