import type { ReactElement } from 'react';
import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Disclosure } from './Disclosure';
import type { CardList } from './ProjectCard.styles';

/** A longer list is folded. */
const MAX_UNFOLDED = 12;
/** Three rows of cards. They are so few that a button opens four or more. */
const SHOWN_OF_FOLDED = 9;

interface FoldedListProps {
  items: readonly ReactElement[];
  /** The element that contains them. */
  as: typeof CardList;
  locale: Locale;
}

/** A list of projects. Of more than twelve it shows nine, and a button that opens the others. */
export function FoldedList({ items, as: List, locale }: FoldedListProps) {
  if (items.length === 0) return null;
  if (items.length <= MAX_UNFOLDED) return <List role="list">{items}</List>;
  const count = formatNumber(items.length, locale.language);
  return (
    <>
      <List role="list">{items.slice(0, SHOWN_OF_FOLDED)}</List>
      <Disclosure label={fill(locale.words.projects.showAll, { count })}>
        <List role="list">{items.slice(SHOWN_OF_FOLDED)}</List>
      </Disclosure>
    </>
  );
}
