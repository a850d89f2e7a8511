import type { ComponentProps, ReactElement } from 'react';
import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Summary } from './FoldedList.styles';
import { Icon } from './Icon';
import { LinkedText } from './LinkedText';
import type { TwoColumnList } from './TwoColumnList.styles';

interface FoldedListProps {
  items: readonly ReactElement[];
  as: typeof TwoColumnList | typeof PointList;
  id?: string;
  locale: Locale;
}

interface FoldProps extends FoldedListProps {
  /** How many items are shown. A button opens the others. */
  shown: number;
  /** The text of the button, with `{count}`. */
  label: string;
  count: number;
  /** What the list belongs to, for screen readers. */
  title?: string;
}

function Fold({ items, as: List, id, shown, label, count, title, locale }: FoldProps) {
  const [first, others] = [items.slice(0, shown), items.slice(shown)];
  return (
    <>
      {first.length > 0 && (
        <List role="list" id={id}>
          {first}
        </List>
      )}
      {others.length > 0 && (
        <details>
          <Summary>
            {title && <span className="visually-hidden">{`${title}: `}</span>}
            {`${fill(label, { count: formatNumber(count, locale.language) })} `}
            <Icon name="arrow-up" />
          </Summary>
          <List role="list">{others}</List>
        </details>
      )}
    </>
  );
}

/** A list. Of more than twelve items it shows the first ones: whole rows. */
export function FoldedList({ shown = 9, ...list }: FoldedListProps & { shown?: number }) {
  const count = list.items.length;
  const { showAll } = list.locale.words.projects;
  return <Fold {...list} shown={count > 12 ? shown : count} label={showAll} count={count} />;
}

const PointList = (props: ComponentProps<'ul'>) => <ul className="points" {...props} />;

interface PointsProps extends Pick<FoldProps, 'shown' | 'title' | 'locale'> {
  points: readonly string[];
}

/** Highlights. They may have several lines, so markers show where each begins. */
export function Points({ points, shown: wanted, ...props }: PointsProps) {
  const { morePoints, points: label } = props.locale.words.projects;
  // A button for a single point would hide it for nothing.
  const shown = points.length - wanted > 1 ? wanted : points.length;
  return (
    <Fold
      as={PointList}
      shown={shown}
      label={shown > 0 ? morePoints : label}
      count={points.length - shown}
      items={points.map((point, index) => (
        <li key={index}>
          <LinkedText text={point} />
        </li>
      ))}
      {...props}
    />
  );
}
