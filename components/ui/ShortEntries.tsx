import type { ShortList } from '@/lib/profile/short-lists';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from './ContentLink';
import { DottedRow } from './DottedRow';
import { IndexList } from './Index.styles';
import { LinkedText } from './LinkedText';
import { ShortDate, ShortText } from './ShortEntries.styles';

interface ShortEntriesProps extends Pick<ShortList, 'entries'> {
  id?: string;
  locale: Locale;
}

export function ShortEntries({ id, entries, locale }: ShortEntriesProps) {
  const haveDates = entries.some(({ date }) => date !== undefined);
  return (
    <IndexList role="list" id={id}>
      {entries.map(({ name, organization, date, link, summary }, index) => (
        <li key={index}>
          {date && (
            <ShortDate $isRepeated={date.text === entries[index - 1]?.date?.text}>
              {date.text}{' '}
            </ShortDate>
          )}
          <ShortText $isBesideDates={haveDates}>
            <ContentLink href={link?.href} locale={locale}>
              <b>{name}</b>
            </ContentLink>{' '}
            <DottedRow texts={[organization]} />
            {summary && (
              <p>
                <LinkedText text={summary} locale={locale} />
              </p>
            )}
          </ShortText>
        </li>
      ))}
    </IndexList>
  );
}
