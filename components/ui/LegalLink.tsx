import type { LegalEntry } from '@/lib/profile/legal';
import type { Locale } from '@/lib/words/locale';
import { ContentLink } from './ContentLink';

interface LegalLinkProps {
  entry: LegalEntry;
  locale: Locale;
}

/** A link that shows a legal text in the footer, or that opens a legal page in a new tab. */
export const LegalLink = ({ entry: { name, href, language }, locale }: LegalLinkProps) => (
  <ContentLink href={href} locale={locale}>
    <span lang={language}>{name}</span>
  </ContentLink>
);
