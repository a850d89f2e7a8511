import { entryKeys, type Place, placeOf } from '../../../lib/content/fault';
import { type ContentFiles, valueAt } from '../../../lib/content/files';
import { type TextField, textFieldsInAllLanguages } from '../../../lib/content/text-fields';
import type { Passage } from './facts';

export interface ContentPassage extends Passage {
  /** The file and the entry. */
  place: Place;
  isTranslation: boolean;
}

/**
 * What the content says about the owner: its texts and addresses, and the levels of skills.
 * Settings, files, and descriptions of pictures are left out.
 */
export function contentPassages(files: ContentFiles): ContentPassage[] {
  const fields = [...textFieldsInAllLanguages(files).filter(isAboutOwner), ...levelsIn(files)];
  return fields.map(({ keys, kind, text }) => {
    const isTranslation = keys[0] !== '';
    return {
      text,
      isTitle: !isTranslation && kind !== 'prose' && kind !== 'phrase',
      isTranslation,
      place: placeOf(files, entryKeys(keys)),
    };
  });
}

const ignored: TextField['kind'][] = ['picture', 'logo', 'skill logo', 'alt', 'setting'];

function isAboutOwner({ keys, kind, text }: TextField): boolean {
  const [, file, field] = keys;
  // The other texts of this file are about the site: its words, its legal texts, its date.
  if (file === 'site' && field !== 'description') return false;
  return !ignored.includes(kind) && !(kind === 'link' && text.startsWith('/'));
}

/** The levels of skills. They are numbers, and `textFieldsInAllLanguages` finds only texts. */
const levelsIn = (files: ContentFiles): TextField[] =>
  Object.entries(files).flatMap(([folder, { skills }]) =>
    (Array.isArray(skills) ? skills : []).flatMap((skill: unknown, index) => {
      const level = valueAt(skill, 'level');
      return typeof level === 'number'
        ? [{ text: `${level} %`, keys: [folder, 'skills', index, 'level'] }]
        : [];
    }),
  );
