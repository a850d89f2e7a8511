import { fieldName } from './field-name';
import type { Locale } from './locales';
import { periodDates } from './period';

const lists = ['experience', 'education', 'projects'] as const;

/**
 * The periods that cannot be read as dates, with what to write instead, one line each. The page
 * shows such a period, but the résumé and the structured data leave it out.
 * @param locale its own files are checked; files that it shares belong to the main language
 */
export function unreadPeriods(
  locale: Pick<Locale, 'content' | 'folder' | 'ownFiles' | 'language' | 'words'>,
): string[] {
  const { content, folder, ownFiles, language, words } = locale;
  return lists
    .filter((list) => ownFiles.includes(list))
    .flatMap((list) =>
      content[list].flatMap(({ period }, index) => {
        const { start } = periodDates(period, language, words.experience.present);
        if (period === undefined || start !== undefined) return [];
        const field = fieldName({ [folder]: content }, [folder, list, index, 'period']);
        return `${field}: ${JSON.stringify(period)} cannot be read as dates; write it like "Sept 2025 – Present", or { from: '2025-09', to: 'present' }`;
      }),
    );
}
