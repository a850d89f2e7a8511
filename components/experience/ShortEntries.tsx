import { Fragment } from 'react';
import type { ShortList } from '@/lib/profile/short-lists';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { FoldedList } from '../ui/FoldedList';
import { InlineTexts } from '../ui/InlineTexts';
import { Paragraph } from '../ui/LinkedText';
import { EntryGrid, ListGroupTitle } from '../ui/TwoColumnList.styles';

interface ShortEntriesProps extends Pick<ShortList, 'groups'> {
  /** The level of the titles of groups. */
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

export const ShortEntries = ({ groups, headingLevel, locale }: ShortEntriesProps) =>
  groups.map(({ heading, entries }, index) => (
    <Fragment key={index}>
      {heading && <ListGroupTitle as={headingLevel}>{`${heading} `}</ListGroupTitle>}
      <FoldedList
        as={EntryGrid}
        items={entries.map(({ name, organization, date, link, summary }, entryIndex) => (
          <li key={entryIndex}>
            <p>
              <ContentLink href={link?.href}>
                <b>{name}</b>
              </ContentLink>{' '}
            </p>
            <InlineTexts texts={[organization, date?.text]} />
            <Paragraph text={summary} />
          </li>
        ))}
        locale={locale}
      />
    </Fragment>
  ));
