import type { ComponentProps, ReactElement } from 'react';
import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Summary } from './Button.styles';
import { Icon } from './Icon';
import { LinkedText, Paragraph } from './LinkedText';
import type { TwoColumnList } from './TwoColumnList.styles';

/** A list of at most so many entries is shown whole: on wide screens, four rows of three. */
const MAX_WHOLE = 12;

/** A longer list shows so many entries: on wide screens, three whole rows. */
const FIRST_ENTRIES = 9;

/** How many highlights an entry shows. A button opens the others. Six fill most of a phone. */
const pointsShown = { experience: 6, featuredProject: 2, project: 0 } as const;

interface FoldedListProps {
  items: readonly ReactElement[];
  as: typeof TwoColumnList | typeof PointList;
  locale: Locale;
  /** How many items are shown. A button opens the others. */
  shown?: number;
  /** The text of the button, with `{count}`. By default it counts all items. */
  label?: string;
  count?: number;
  /** What the list belongs to, for screen readers. */
  title?: string;
}

/** A list. If it is long, a button opens all but its first entries. */
export function FoldedList({ items, as: List, locale, title, ...fold }: FoldedListProps) {
  const { length } = items;
  const { shown = length > MAX_WHOLE ? FIRST_ENTRIES : length } = fold;
  const { label = locale.words.projects.showAll, count = length } = fold;
  const first = items.slice(0, shown);
  const others = items.slice(shown);
  return (
    <>
      {first.length > 0 && <List role="list">{first}</List>}
      {others.length > 0 && (
        <details>
          <Summary>
            {title && <span className="visually-hidden">{`${title}: `}</span>}
            {`${fill(label, { count: formatNumber(count, locale.language) })} `}
            <Icon name="arrow-down" />
          </Summary>
          <List role="list">{others}</List>
        </details>
      )}
    </>
  );
}

const PointList = (props: ComponentProps<'ul'>) => <ul className="points" {...props} />;

interface PointsProps extends Pick<FoldedListProps, 'title' | 'locale'> {
  points: readonly string[];
  /** Whether they are of a few words, and stand in a line. */
  areShort: boolean;
  of: keyof typeof pointsShown;
}

/** Highlights. Those that may have several lines have markers that show where each begins. */
export function Points({ points, areShort, of, title, locale }: PointsProps) {
  const { morePoints, points: label } = locale.words.projects;
  if (areShort) return <Paragraph text={points.join(' · ')} />;
  // A single point is always shown.
  const shown = points.length === 1 ? 1 : pointsShown[of];
  return (
    <FoldedList
      as={PointList}
      items={points.map((point, index) => (
        <li key={index}>
          <LinkedText text={point} />
        </li>
      ))}
      shown={shown}
      label={shown > 0 ? morePoints : label}
      count={points.length - shown}
      title={title}
      locale={locale}
    />
  );
}
