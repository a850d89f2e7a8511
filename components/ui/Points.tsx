import type { Locale } from '@/lib/words/locale';
import { LinkedText } from './LinkedText';

/** Highlights. They may have several lines, so markers show where each begins. */
export function Points({ points, locale }: { points: readonly string[]; locale: Locale }) {
  if (points.length === 0) return null;
  return (
    <ul className="points" role="list">
      {points.map((point, index) => (
        <li key={index}>
          <LinkedText text={point} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
