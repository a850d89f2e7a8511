import { readFileSync } from 'node:fs';
import type { ContentByFolder } from '../../lib/content/schema';
import { textFields, textFieldsInAllLanguages } from '../../lib/content/text-fields';
import { faultLine, fieldPath, firstOfEqual } from '../../lib/faults/fault';
import { listFiles } from '../../lib/files/list-files';
import { content as sample } from './sample/content';

/** The fields of the sample with texts that no other owner has, by their keys. */
const fieldsOfSample = [
  /^owner\.(name|intro|availability|workplace)$/,
  /^contact\.(email|phone)$/,
  // "projects.0.image.alt", "experience.0.company", "projects.0.demoLink"
  /\.(alt|company|description|href|result|school|\w+Link)$/,
  /\.(highlights|paragraphs)\.\d+$/, // "about.paragraphs.0"
];

export const textsOfSample = new Set(
  textFields(sample)
    .filter(({ keys }) => fieldsOfSample.some((fields) => fields.test(keys.join('.'))))
    .map(({ text }) => text),
);

/** A line for each field with a text of the sample, and one for pictures. */
export function sampleLines(contents: ContentByFolder): string[] {
  const left = textFieldsInAllLanguages(contents)
    .filter(({ text }) => textsOfSample.has(text))
    .map(({ keys }) => ({
      where: fieldPath(contents, keys),
      rule: 'is as in the sample; write your own',
    }));
  return [...firstOfEqual(left).map(faultLine), ...picturesLine()];
}

/** A line about the pictures with the same bytes as one of the sample. */
function picturesLine(): string[] {
  const folder = 'content/pictures/';
  const sampleFolder = `scripts/doctor/sample/${folder}`;
  const bytesOf = (file: string) => readFileSync(file, 'base64');
  const sampleBytes = listFiles(sampleFolder).map((file) => bytesOf(sampleFolder + file));
  const files = listFiles(folder).filter((file) => sampleBytes.includes(bytesOf(folder + file)));
  if (files.length === 0) return [];
  return [`${folder}: files of the sample: ${files.join(', ')}. Replace or delete them.`];
}
