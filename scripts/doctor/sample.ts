import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFile, valueAt } from '../../lib/check/fault';
import type { ContentByFolder } from '../../lib/content/schema';
import { listFiles } from '../../lib/files/list-files';
import { content as sample } from './sample/content';

/** Fields that an owner may well have in common with the sample. */
const commonFields = ['url', 'language', 'updated', 'greeting', 'cv', 'timeZone', 'emailService'];

/** Lists that are only compared as a whole, because an owner may share an entry: "React". */
const wholeLists = ['skills', 'headline', 'languages'];

/** A line for each content file, and for each folder of files, with something of the sample. */
export function sampleLines(contents: ContentByFolder): string[] {
  const lines = Object.entries(contents).flatMap(([folder, { look, ...files }]) =>
    Object.entries(files).flatMap(([file, own]) => {
      const other = valueAt(sample, file);
      const fields = Object.entries(own ?? {});
      const places = Array.isArray(own)
        ? equalParts(file, own, other)
        : fields.flatMap(([name, value]) => equalParts(name, value, valueAt(other, name)));
      if (places.length === 0) return [];
      return `${contentFile(file, folder)}: as in the sample: ${places.join(', ')}. Write your own.`;
    }),
  );
  return [...lines, ...['content/pictures/', 'public/'].flatMap(sampleFilesLine)];
}

/** A field, or the entries of a list, counted from 1: `['services 1, 3']`. */
function equalParts(name: string, own: unknown, other: unknown): string[] {
  if (own === undefined || commonFields.includes(name)) return [];
  if (!Array.isArray(own) || !Array.isArray(other) || wholeLists.includes(name)) {
    return isDeepStrictEqual(own, other) ? [name] : [];
  }
  const numbers = own.flatMap((entry, index) =>
    other.some((each) => isDeepStrictEqual(entry, each)) ? [index + 1] : [],
  );
  return numbers.length > 0 ? [`${name} ${numbers.join(', ')}`] : [];
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
