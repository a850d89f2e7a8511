import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentFile, type Fault, faultLine, placeOf } from '../../lib/check/fault';
import { plainText, textParts } from '../../lib/content/linked-text';
import type { Content, ContentByFolder } from '../../lib/content/schema';
import { isSameTechnology } from '../../lib/content/technologies';
import { textFields } from '../../lib/content/text-fields';
import { findPictureFile } from '../../lib/files/picture-files';
import { inventedTexts } from './left-of-sample';
import { looksWrong } from './looks-wrong';

/**
 * The texts of a language, and the addresses of links in them, without those of the sample, which
 * `left-of-sample.ts` names, and without what `run.ts` asks for.
 */
const fieldsIn = (contents: ContentByFolder, folder: string) =>
  textFields(contents[folder]).flatMap(({ keys, kind = 'text', hasLinks, text }) => {
    const at = keys.join('.');
    const isAskedElsewhere = /^site\.url$|^contact\.emailService\..*Id$/.test(at);
    if (isAskedElsewhere || inventedTexts.has(text)) return [];
    const place = placeOf(contents, [folder, ...keys]);
    const links = hasLinks ? textParts(text).flatMap(({ href }) => href ?? []) : [];
    const shown = { at, place, kind, text: hasLinks ? plainText(text) : text };
    return [shown, ...links.map((link) => ({ at: `${at}.href`, place, kind: 'link', text: link }))];
  });
type Field = ReturnType<typeof fieldsIn>[number];

/** What looks wrong in a text, an address or the name of a file. */
export function questionOf({ at, place, text }: Pick<Field, 'at' | 'place' | 'text'>): Fault[] {
  for (const [places, patterns, rule] of looksWrong) {
    const found = places.test(at) && patterns.find((pattern) => pattern.test(text));
    if (!found) continue;
    // A message shows the beginning of its value, which is here what looks wrong.
    const start = found instanceof RegExp && text.length > 60 ? text.search(found) : 0;
    return [{ place, rule, value: text.slice(start).trim() }];
  }
  return [];
}

/** Whether a text is the end of another one that is hardly longer: "Hi, I am a developer." */
function isAlike(one: string, other: string): boolean {
  const wordsIn = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  const [short = '', long = ''] = [one, other].map(wordsIn).sort((a, b) => a.length - b.length);
  return short.trim() !== '' && long.endsWith(short) && long.length - short.length < 20;
}

/** The fields at some places that repeat an earlier one. */
function repetitions(fields: Field[], places: RegExp, isSame: typeof isAlike): Fault[] {
  const compared = fields.filter(({ at }) => places.test(at));
  return compared.flatMap(({ place, text }, index) => {
    const earlier = compared.slice(0, index).find((field) => isSame(field.text, text));
    return earlier ? [{ place, rule: `repeats ${earlier.place}; choose something else` }] : [];
  });
}

/** A field with the hash of its picture as text, because the same picture may have two names. */
function withHash(field: Field): Field {
  const file = field.kind === 'picture' && findPictureFile(field.text);
  if (!file) return field;
  return { ...field, text: createHash('sha256').update(readFileSync(file)).digest('hex') };
}

function textQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const fields = fieldsIn(contents, folder);
  return [
    ...fields.flatMap(questionOf),
    ...repetitions(fields, /^owner\.(role|headline\.\d+|intro)$|^about\.paragraphs\.0$/, isAlike),
    ...repetitions(fields.map(withHash), /(portrait|photo|image)\.src$/, Object.is),
  ];
}

/** What the projects of a language lack. */
function projectQuestions(contents: ContentByFolder, folder: string): Fault[] {
  const { projects = [] } = contents[folder] as Partial<Content>;
  const place = contentFile('projects', folder);
  const featured = projects.filter((project) => project.featured);
  if (projects.length > 0 && featured.length === 0) {
    const rule =
      'no project is featured; write featured: true at the two or three that you want seen first';
    return [{ place, rule }];
  }
  const hasPoints = featured.some(({ highlights = [] }) => highlights.length > 0);
  if (!hasPoints || featured.some(({ result }) => result)) return [];
  return [
    { place, rule: 'no project has a result; write its best point as result to show it large' },
  ];
}

/** The skills of a language that an earlier one means, too: "HTML5" after "HTML". */
function repeatedSkills(contents: ContentByFolder, folder: string): Fault[] {
  const { skills = [] } = contents[folder] as Partial<Content>;
  return skills.flatMap(({ name }, index) => {
    const earlier = skills.slice(0, index).find((skill) => isSameTechnology(skill.name, name));
    const place = placeOf(contents, [folder, 'skills', index, 'name']);
    return earlier ? [{ place, rule: `is the same skill as "${earlier.name}"; delete one` }] : [];
  });
}

/**
 * A line for all that looks wrong in the content of each language.
 * @param contents without faults
 */
export const wrongLines = (contents: ContentByFolder): string[] =>
  Object.keys(contents)
    .flatMap((folder) => [
      ...textQuestions(contents, folder),
      ...projectQuestions(contents, folder),
      ...repeatedSkills(contents, folder),
    ])
    .map(faultLine);
