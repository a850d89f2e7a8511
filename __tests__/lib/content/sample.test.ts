import { readFileSync } from 'node:fs';
import { fileHashes } from '@/__tests__/owner/support/file-hashes';
import { content as sampleContent } from '@/template/content';

// The template's content exists twice, so that tools can tell it from an owner's. README.md asks
// owners to change the name first.
const isSample = readFileSync('content/owner.ts', 'utf8').includes(sampleContent.owner.name);

(isSample ? test : test.skip).each(['content', 'public'])(
  'until the name in content/owner.ts is yours, %s/ equals its copy in template/',
  (folder) => expect(fileHashes(folder)).toEqual(fileHashes(`template/${folder}`)),
);
