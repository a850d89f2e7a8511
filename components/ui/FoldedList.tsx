import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { plainText } from '@/lib/content/linked-text';
import { formatNumber } from '@/lib/text/intl';
import { hasSentence } from '@/lib/text/text';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Summary } from './Button.styles';
import { Icon } from './Icon';
import { LinkedText, Paragraph } from './Texts';

interface FoldedListProps {
  items: readonly ReactElement[];
  as: ComponentType<ComponentProps<'ul'>>;
  /** How many items are shown: by default, two rows of three, or three of two. */
  shown?: number;
  /** What the list belongs to, for screen readers. */
  title?: string;
  locale: Locale;
}

/** A list that shows its first items. A button opens the others. */
export function FoldedList({ items, as: List, shown = 6, title, locale }: FoldedListProps) {
  const count = formatNumber(items.length, locale.language);
  return (
    <div>
      <List role="list">{items.slice(0, shown)}</List>
      {items.length > shown && (
        <details>
          <Summary>
            {title && <span className="visually-hidden">{`${title}: `}</span>}
            {`${fill(locale.words.projects.showAll, { count })} `}
            <Icon name="arrow-down" />
          </Summary>
          <List role="list">{items.slice(shown)}</List>
        </details>
      )}
    </div>
  );
}

const PointList = (props: ComponentProps<'ul'>) => <ul className="points" {...props} />;

interface PointsProps extends Pick<FoldedListProps, 'shown' | 'title' | 'locale'> {
  points: readonly string[];
}

/** Whether a point is of a few words, without a link: "Ropes", "Code review". */
const isShort = (point: string) =>
  point.length <= 40 && !hasSentence(point) && plainText(point) === point;

/** Highlights. Short ones stand in a line, and one alone is a paragraph. Others have markers. */
export function Points({ points, ...list }: PointsProps) {
  if (points.every(isShort) || points.length === 1) return <Paragraph text={points.join(' · ')} />;
  const items = points.map((point, index) => (
    <li key={index}>
      <LinkedText text={point} />
    </li>
  ));
  return <FoldedList items={items} as={PointList} {...list} />;
}
