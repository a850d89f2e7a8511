import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/text/intl';
import type { Locale } from '@/lib/words/locale';
import { fill } from '@/lib/words/words';
import { Disclosure } from './Disclosure';
import { RestOfList } from './Disclosure.styles';

/** A longer list is folded. */
const MAX_UNFOLDED = 12;
/** Three rows of cards. They are so few that a button opens four or more. */
const SHOWN_OF_FOLDED = 9;

interface FoldedListProps<Project> {
  projects: readonly Project[];
  locale: Locale;
  children: (projects: readonly Project[]) => ReactNode;
}

/** A list of projects. Of more than twelve it shows nine, and a button that opens the others. */
export function FoldedList<Project>(props: FoldedListProps<Project>) {
  const { projects, locale, children: listOf } = props;
  if (projects.length === 0) return null;
  if (projects.length <= MAX_UNFOLDED) return listOf(projects);
  const count = formatNumber(projects.length, locale.language);
  return (
    <>
      {listOf(projects.slice(0, SHOWN_OF_FOLDED))}
      <Disclosure label={fill(locale.words.projects.showAll, { count })}>
        <RestOfList>{listOf(projects.slice(SHOWN_OF_FOLDED))}</RestOfList>
      </Disclosure>
    </>
  );
}
