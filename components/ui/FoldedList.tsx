import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Summary } from './Button.styles';
import { Icon } from './Icon';
import { LinkedText, Paragraph } from './LinkedText';

interface FoldedListProps {
  items: readonly ReactElement[];
  as: ComponentType<ComponentProps<'ul'>>;
  /** How many items are shown: by default, two rows of three cards. */
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
  /** Whether they are of a few words, and stand in a line. */
  areShort: boolean;
}

/** Highlights. Several that may have several lines have markers that show where each begins. */
export function Points({ points, areShort, ...list }: PointsProps) {
  if (areShort || points.length === 1) return <Paragraph text={points.join(' · ')} />;
  const items = points.map((point, index) => (
    <li key={index}>
      <LinkedText text={point} />
    </li>
  ));
  return <FoldedList items={items} as={PointList} {...list} />;
}
