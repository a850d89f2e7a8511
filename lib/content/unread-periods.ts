import { placeName } from './check';
import type { Edition } from './editions';
import { periodDates } from './period';

const lists = ['experience', 'education', 'projects'] as const;

/**
 * The periods that cannot be read as dates, with what to write instead, one line each. The page
 * shows such a period, but the résumé and the structured data leave it out.
 * @param edition its own files are checked; files that it shares belong to the main language
 */
export function unreadPeriods(
  edition: Pick<Edition, 'content' | 'folder' | 'own' | 'language' | 'words'>,
): string[] {
  const { content, folder, own, language, words } = edition;
  return lists
    .filter((list) => own.includes(list))
    .flatMap((list) =>
      content[list].flatMap(({ period }, index) => {
        const { start } = periodDates(period, language, words.experience.present);
        if (period === undefined || start !== undefined) return [];
        const place = placeName(content, [list, index, 'period'], folder);
        return `${place}: ${JSON.stringify(period)} cannot be read as dates; write it like "Sept 2025 – Present", or { from: '2025-09', to: 'present' }`;
      }),
    );
}
