import type { ShortList } from '@/lib/profile/short-lists';
import { ContentLink } from './ContentLink';
import { DottedRow } from './DottedRow';
import { Paragraph } from './LinkedText';
import { ShortText, TwoColumnList } from './TwoColumnList.styles';

interface ShortEntriesProps extends Pick<ShortList, 'entries'> {
  id?: string;
}

export const ShortEntries = ({ id, entries }: ShortEntriesProps) => (
  <TwoColumnList role="list" id={id}>
    {entries.map(({ name, organization, date, link, summary }, index) => (
      <li key={index}>
        <p>
          <ContentLink href={link?.href}>
            <b>{name}</b>
          </ContentLink>{' '}
        </p>
        <ShortText>
          <DottedRow texts={[organization, date?.text]} />
          <Paragraph text={summary} />
        </ShortText>
      </li>
    ))}
  </TwoColumnList>
);
