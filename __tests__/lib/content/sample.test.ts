import { readFileSync } from 'node:fs';
import { fileHashes } from '@/__tests__/owner/support/file-hashes';
import { content as sampleContent } from '@/template/content';

// The template's content exists twice, so that tools can tell it from an owner's. An owner changes
// the name first.
const isSample = readFileSync('content/owner.ts', 'utf8').includes(sampleContent.owner.name);

(isSample ? test : test.skip).each(['content', 'public'])(
  'while owner.name is the template’s, %s/ equals its copy in template/',
  (folder) => expect(fileHashes(folder)).toEqual(fileHashes(`template/${folder}`)),
);
