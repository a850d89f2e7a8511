import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ContentByFolder } from '../../lib/content/schema';
import { textFieldsInAllLanguages } from '../../lib/content/text-fields';
import { faultLine, fieldPath, firstOfEqual } from '../../lib/faults/fault';
import { listFiles } from '../../lib/files/owners-files';
import hashes from './sample-hashes.json';

/** Whether a text or picture is the sample's: `sample-hashes.json` has those no other owner has. */
export const isOfSample = (content: string | Buffer): boolean =>
  hashes.includes(hash('sha256', content).slice(0, 12));

/** A line for each field with a text of the sample, and one for pictures. */
export function sampleLines(contents: ContentByFolder): string[] {
  const left = textFieldsInAllLanguages(contents)
    .filter(({ text }) => isOfSample(text))
    .map(({ keys }) => ({
      where: fieldPath(contents, keys),
      rule: 'is as in the sample; write your own',
    }));
  return [...firstOfEqual(left).map(faultLine), ...picturesLine()];
}

function picturesLine(): string[] {
  const folder = 'content/pictures/';
  const files = listFiles(folder).filter((file) => isOfSample(readFileSync(folder + file)));
  if (files.length === 0) return [];
  return [`${folder}: files of the sample: ${files.join(', ')}. Replace or delete them.`];
}
