import type { Locale } from '@/lib/language/locale';
import { LinkedText } from './LinkedText';

interface PointsProps {
  points: readonly string[];
  locale: Locale;
}

/** A list of highlights. */
export function Points({ points, locale }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <ul className="points">
      {points.map((point, index) => (
        <li key={index}>
          <LinkedText text={point} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
