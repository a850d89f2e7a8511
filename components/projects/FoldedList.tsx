import type { ReactElement } from 'react';
import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Disclosure } from './Disclosure';
import type { CardList } from './ProjectCard.styles';

interface FoldedListProps {
  items: readonly ReactElement[];
  as: typeof CardList;
  locale: Locale;
}

/** A list of projects. Of more than twelve it shows nine, and a button that opens the others. */
export function FoldedList({ items, as: List, locale }: FoldedListProps) {
  if (items.length <= 12) return items.length > 0 && <List role="list">{items}</List>;
  const count = formatNumber(items.length, locale.language);
  return (
    <>
      <List role="list">{items.slice(0, 9)}</List>
      <Disclosure label={fill(locale.words.projects.showAll, { count })}>
        <List role="list">{items.slice(9)}</List>
      </Disclosure>
    </>
  );
}
