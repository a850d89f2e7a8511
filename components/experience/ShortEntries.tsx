import { Fragment } from 'react';
import type { ShortList } from '@/lib/profile/short-lists';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from '../ui/ContentLink';
import { FoldedList } from '../ui/FoldedList';
import { InlineTexts } from '../ui/InlineTexts';
import { Paragraph } from '../ui/LinkedText';
import {
  ListGroupTitle,
  NameColumns,
  RowText,
  TwoColumnList,
  TwoColumnRow,
} from '../ui/TwoColumnList.styles';

interface ShortEntriesProps extends Pick<ShortList, 'groups'> {
  /** The level of the titles of groups. */
  headingLevel: 'h3' | 'h4';
  locale: Locale;
}

/** Certificates, publications or awards. Those that are only a name stand in columns. */
export const ShortEntries = ({ groups, headingLevel, locale }: ShortEntriesProps) =>
  groups.map(({ heading, entries, names }, index) => (
    <Fragment key={index}>
      {heading && <ListGroupTitle as={headingLevel}>{`${heading} `}</ListGroupTitle>}
      <FoldedList
        as={TwoColumnList}
        items={entries.map(({ name, organization, date, link, summary }, entryIndex) => (
          <TwoColumnRow key={entryIndex}>
            <p>
              <ContentLink href={link?.href}>
                <b>{name}</b>
              </ContentLink>{' '}
            </p>
            <RowText>
              <InlineTexts texts={[organization, date?.text]} />
              <Paragraph text={summary} />
            </RowText>
          </TwoColumnRow>
        ))}
        locale={locale}
      />
      <FoldedList
        as={NameColumns}
        items={names.map((name, nameIndex) => <li key={nameIndex}>{`${name} `}</li>)}
        locale={locale}
      />
    </Fragment>
  ));
