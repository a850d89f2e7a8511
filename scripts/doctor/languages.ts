import { contentFile, valueAt } from '../../lib/check/fault';
import {
  type ContentByFolder,
  contentSchema,
  type UncheckedContent,
} from '../../lib/content/schema';
import { isSameLanguage } from '../../lib/text/intl';

/** Languages may share skills and accounts, and have no `look`. */
const shared = ['skills', 'contact', 'look'];

/** The files whose texts a language should have itself. */
const translated = (Object.keys(contentSchema.shape) as (keyof UncheckedContent)[]).filter(
  (file) => !shared.includes(file),
);

/**
 * Compares the other languages with the main one, which an owner may mean to differ.
 * @param contents without faults
 * @returns a line for each list with another number of entries, and one for each language that
 *   shows texts of the main language
 */
export function languageLines({ '': main, ...others }: ContentByFolder): string[] {
  const mainLanguage = languageOf(main);
  return Object.entries(others).flatMap(([folder, own]) => {
    const lists = Object.keys({ ...main, ...own }) as (keyof UncheckedContent)[];
    const lines = lists.flatMap((file) => {
      const [count, mainCount] = [countIn(own[file]), countIn(main[file] ?? [])];
      if (count === undefined || count === mainCount) return [];
      return `${contentFile(file, folder)}: entries: ${count}; in ${contentFile(file)}: ${mainCount}.`;
    });
    const missing = translated.filter(
      (file) => own[file] === undefined && main[file] !== undefined && countIn(main[file]) !== 0,
    );
    if (missing.length === 0 || isSameLanguage(languageOf(own), mainLanguage)) return lines;
    const files = missing.map((file) => `${file}.ts`).join(', ');
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(mainLanguage);
    return [...lines, `content/${folder}/: has no ${files}, so its page shows those in ${name}.`];
  });
}

const languageOf = ({ site }: UncheckedContent) => String(valueAt(site, 'language'));

const countIn = (file: unknown): number | undefined =>
  Array.isArray(file) ? file.length : undefined;
