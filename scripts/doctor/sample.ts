import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentFile } from '../../lib/check/fault';
import type { Content, ContentByFolder } from '../../lib/content/schema';
import { listFiles } from '../../lib/files/list-files';
import { publicFiles, publicFolder } from '../../lib/files/public-files';
import { content as sample } from '../../sample/content';

/**
 * Finds fields, entries and files that are equal to those of the sample.
 * @param contents the content by the folder of its language, without faults
 * @returns a line for each content file, and one for `public/`, if they contain something of the
 *   sample
 */
export function sampleLines(contents: ContentByFolder): string[] {
  const lines = Object.entries(contents).flatMap(([folder, content]) =>
    Object.entries(samplePlaces(content as Partial<Content>))
      .filter(([, places]) => places.length > 0)
      .map(
        ([file, places]) =>
          `${contentFile(file, folder)}: as in the sample: ${places.join(', ')}. Write your own.`,
      ),
  );
  const files = sampleFilesInPublic();
  if (files.length > 0) {
    lines.push(`public/: files of the sample: ${files.join(', ')}. Replace or delete them.`);
  }
  return lines;
}

function samplePlaces(content: Partial<Content>): Partial<Record<keyof Content, string[]>> {
  const { site, owner, contact, about, experience, education, skills, projects } = content;
  return {
    site: equalFields(['description'], site, sample.site),
    owner: equalFields(
      [
        'name',
        'firstNames',
        'role',
        'headline',
        'intro',
        'portrait',
        'availability',
        'workplace',
        'languages',
      ],
      owner,
      sample.owner,
    ),
    contact: [
      ...equalFields(['email', 'phone', 'location'], contact, sample.contact),
      ...equalEntries('social', contact?.social, sample.contact.social),
    ],
    about: [
      ...equalFields(['photo'], about, sample.about),
      ...equalEntries('paragraphs', about?.paragraphs, sample.about.paragraphs),
      ...equalEntries('services', about?.services, sample.about.services),
    ],
    experience: equalEntries('entries', experience, sample.experience),
    education: equalEntries('entries', education, sample.education),
    // Only the whole list, because an owner may have a skill of the sample.
    skills: isDeepStrictEqual(skills, sample.skills) ? ['all entries'] : [],
    projects: equalEntries('entries', projects, sample.projects),
  };
}

const equalFields = <Fields extends object>(
  names: (keyof Fields & string)[],
  own: Fields | undefined,
  others: Fields,
): string[] =>
  names.filter((name) => own?.[name] !== undefined && isDeepStrictEqual(own[name], others[name]));

/** The entries of a list that equal one of the sample, counted from 1: `['entries 1, 3']`. */
function equalEntries(name: string, own: unknown[] = [], others: unknown[] = []): string[] {
  const numbers = own.flatMap((entry, index) =>
    others.some((other) => isDeepStrictEqual(entry, other)) ? [index + 1] : [],
  );
  return numbers.length > 0 ? [`${name} ${numbers.join(', ')}`] : [];
}

/** The files of `public/` with the same bytes as a file of the sample, under any name. */
function sampleFilesInPublic(): string[] {
  const samples = path.resolve('sample/public');
  const bytesOf = (folder: string, file: string) => readFileSync(path.join(folder, file), 'base64');
  const sampleBytes = new Set(listFiles(samples).map((file) => bytesOf(samples, file)));
  return publicFiles().filter((file) => sampleBytes.has(bytesOf(publicFolder(), file)));
}
