import type { ShortList } from '@/lib/profile/short-lists';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from './ContentLink';
import { DottedRow } from './DottedRow';
import { LinkedText } from './LinkedText';
import { Period, ShortItem, ShortListBox, ShortText } from './ShortEntries.styles';

interface ShortEntriesProps extends Pick<ShortList, 'entries'> {
  id?: string;
  locale: Locale;
}

export const ShortEntries = ({ id, entries, locale }: ShortEntriesProps) => (
  <ShortListBox role="list" id={id}>
    {entries.map(({ name, organization, date, link, summary }, index) => (
      <ShortItem key={index}>
        {date && <Period>{date.text}</Period>}
        <ShortText>
          <ContentLink href={link?.href} locale={locale}>
            <b>{name}</b>
          </ContentLink>
          <DottedRow texts={[organization]} />
          {summary && (
            <p>
              <LinkedText text={summary} locale={locale} />
            </p>
          )}
        </ShortText>
      </ShortItem>
    ))}
  </ShortListBox>
);
