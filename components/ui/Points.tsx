import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Disclosure } from './Disclosure';
import { LinkedText } from './LinkedText';

interface PointsProps {
  points: readonly string[];
  /** How many of them are open. A button opens the others. */
  open: number;
  /** What they belong to, for screen readers. */
  title?: string;
  locale: Locale;
}

/** Highlights. They may have several lines, so markers show where each begins. */
export function Points({ points, open, title, locale: { words, language } }: PointsProps) {
  // A button for a single point would hide it for nothing.
  const shown = points.length - open > 1 ? open : points.length;
  const others = points.slice(shown);
  const count = formatNumber(others.length, language);
  const label = shown > 0 ? words.projects.morePoints : words.projects.points;
  return (
    <>
      <List points={points.slice(0, shown)} />
      {others.length > 0 && (
        <Disclosure title={title} label={fill(label, { count })}>
          <List points={others} />
        </Disclosure>
      )}
    </>
  );
}

const List = ({ points }: Pick<PointsProps, 'points'>) =>
  points.length > 0 && (
    <ul className="points" role="list">
      {points.map((point, index) => (
        <li key={index}>
          <LinkedText text={point} />
        </li>
      ))}
    </ul>
  );
