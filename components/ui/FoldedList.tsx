import type { ReactElement } from 'react';
import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Disclosure } from './Disclosure';
import type { TwoColumnList } from './TwoColumnList.styles';

interface FoldedListProps {
  items: readonly ReactElement[];
  as: typeof TwoColumnList;
  id?: string;
  /** How many items of a long list are shown: whole rows. */
  shown?: number;
  locale: Locale;
}

/** A list. Of more than twelve items it shows the first ones, and a button opens the others. */
export function FoldedList({ items, as: List, id, shown = 9, locale }: FoldedListProps) {
  if (items.length === 0) return null;
  const isLong = items.length > 12;
  const count = formatNumber(items.length, locale.language);
  return (
    <>
      <List role="list" id={id}>
        {isLong ? items.slice(0, shown) : items}
      </List>
      {isLong && (
        <Disclosure label={fill(locale.words.projects.showAll, { count })}>
          <List role="list">{items.slice(shown)}</List>
        </Disclosure>
      )}
    </>
  );
}
