import type { ShortList } from '@/lib/profile/short-lists';
import { ContentLink } from './ContentLink';
import { InlineTexts } from './InlineTexts';
import { Paragraph } from './LinkedText';
import { RowText, TwoColumnList, TwoColumnRow } from './TwoColumnList.styles';

interface ShortEntriesProps extends Pick<ShortList, 'entries'> {
  id?: string;
}

/** Certificates, publications or awards. */
export const ShortEntries = ({ id, entries }: ShortEntriesProps) => (
  <TwoColumnList id={id}>
    {entries.map(({ name, organization, date, link, summary }, index) => (
      <TwoColumnRow key={index}>
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
  </TwoColumnList>
);
