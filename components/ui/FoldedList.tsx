import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Summary } from './Button.styles';
import { Icon } from './Icon';
import { LinkedText, Paragraph } from './LinkedText';
import type { TwoColumnList } from './TwoColumnList.styles';

/** A long list shows so many entries: on wide screens, three whole rows. */
const FIRST_ENTRIES = 9;

/**
 * How many highlights an entry shows. Six fill most of a phone. A project with more than two would
 * be longer than its picture, and cards in a row are about equally high without.
 */
const pointsShown = { experience: 6, featuredProject: 2, project: 0 } as const;

/** A list that would hide fewer items is whole. */
const LEAST_HIDDEN = 3;

interface FoldedListProps {
  items: readonly ReactElement[];
  as: typeof TwoColumnList | typeof PointList;
  /** How many items are shown. A button opens the others. */
  shown?: number;
  buttonText?: ReactNode;
  locale: Locale;
}

export function FoldedList(props: FoldedListProps) {
  const { items, as: List, shown = FIRST_ENTRIES, buttonText, locale } = props;
  const end = items.length - shown < LEAST_HIDDEN ? items.length : shown;
  const first = items.slice(0, end);
  const others = items.slice(end);
  const count = formatNumber(items.length, locale.language);
  return (
    <>
      {first.length > 0 && <List role="list">{first}</List>}
      {others.length > 0 && (
        <details>
          <Summary>
            {buttonText ?? `${fill(locale.words.projects.showAll, { count })} `}
            <Icon name="arrow-down" />
          </Summary>
          <List role="list">{others}</List>
        </details>
      )}
    </>
  );
}

const PointList = (props: ComponentProps<'ul'>) => <ul className="points" {...props} />;

interface PointsProps {
  points: readonly string[];
  /** Whether they are of a few words, and stand in a line. */
  areShort: boolean;
  of: keyof typeof pointsShown;
  /** What they belong to, for screen readers. */
  title?: string;
  locale: Locale;
}

/** Highlights. Those that may have several lines have markers that show where each begins. */
export function Points({ points, areShort, of, title, locale }: PointsProps) {
  if (areShort) return <Paragraph text={points.join(' · ')} />;
  const shown = pointsShown[of];
  const { morePoints, points: allPoints } = locale.words.projects;
  const count = formatNumber(points.length - shown, locale.language);
  const items = points.map((point, index) => (
    <li key={index}>
      <LinkedText text={point} />
    </li>
  ));
  const buttonText = (
    <>
      {title && <span className="visually-hidden">{`${title}: `}</span>}
      {`${fill(shown > 0 ? morePoints : allPoints, { count })} `}
    </>
  );
  return (
    <FoldedList
      items={items}
      as={PointList}
      shown={shown}
      buttonText={buttonText}
      locale={locale}
    />
  );
}
