import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentByFolder } from '../../lib/content/schema';
import { textFields, textFieldsInAllLanguages } from '../../lib/content/text-fields';
import { placeOf } from '../../lib/faults/fault';
import { listFiles } from '../../lib/files/list-files';
import { content as sample } from './sample/content';

/** The fields of the sample that contain only what no other owner has: "projects.0.demoLink". */
const fieldsOfSample = [
  /^owner\.(name|intro|availability|workplace)$/,
  /^contact\.(email|phone)$/,
  /\.(alt|company|description|href|result|school|\w+Link)$/,
  /\.(highlights|paragraphs)\.\d+$/,
];

/** The texts and addresses in these fields. */
export const textsOfSample = new Set(
  textFields(sample)
    .filter(({ keys }) => fieldsOfSample.some((fields) => fields.test(keys.join('.'))))
    .map(({ text }) => text),
);

/** Fields of the sample that are invented, but may be true of an owner, too: the time zone. */
const maybeTrue = /^(site\.updated|owner\.(timeZone|languages\.0\.name))$/;

/** Whether a field has the text of the sample, which may be true of the owner, too. */
export const isMaybeOfSample = (field: string, text: string): boolean =>
  maybeTrue.test(field) &&
  textFields(sample).some((each) => each.keys.join('.') === field && each.text === text);

/** A line for each content file, entry, and folder of files, with something of the sample. */
export function sampleLines(contents: ContentByFolder): string[] {
  const fieldsByPlace = new Map<string, Set<string>>();
  for (const { keys, text } of textFieldsInAllLanguages(contents)) {
    if (!textsOfSample.has(text)) continue;
    // The place is an entry, ['es', 'projects', 0] of ['es', 'projects', 0, 'image', 'src'], or a
    // file, ['es', 'owner'] of ['es', 'owner', 'name']. The next key is the field.
    const placeLength = typeof keys[2] === 'number' ? 3 : 2;
    const place = placeOf(contents, keys.slice(0, placeLength));
    const fields = fieldsByPlace.get(place) ?? new Set();
    fieldsByPlace.set(place, fields.add(String(keys[placeLength])));
  }
  const lines = Array.from(
    fieldsByPlace,
    ([place, names]) => `${place}: as in the sample: ${[...names].join(', ')}. Write your own.`,
  );
  return [...lines, ...['content/pictures/', 'public/'].flatMap(sampleFilesLine)];
}

/** A line about the files of a folder with the same bytes as a file of the sample. */
function sampleFilesLine(folder: string): string[] {
  const samples = path.join('scripts/doctor/sample', folder);
  const bytesOf = (place: string, file: string) => readFileSync(path.join(place, file), 'base64');
  const sampleBytes = new Set(listFiles(samples).map((file) => bytesOf(samples, file)));
  const files = listFiles(folder).filter((file) => sampleBytes.has(bytesOf(folder, file)));
  if (files.length === 0) return [];
  return [`${folder}: files of the sample: ${files.join(', ')}. Replace or delete them.`];
}
