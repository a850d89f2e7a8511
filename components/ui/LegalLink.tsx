import type { LegalEntry } from '@/lib/profile/legal';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from './ContentLink';

/** A link that shows a legal text in the footer, or that opens a legal page in a new tab. */
export const LegalLink = ({ entry, locale }: { entry: LegalEntry; locale: Locale }) => (
  <ContentLink href={entry.href} locale={locale}>
    <span lang={entry.language}>{entry.name}</span>
  </ContentLink>
);
