import type { Locale } from '@/lib/language/locale';
import type { LegalEntry } from '@/lib/profile/legal';
import { ContentLink } from './ContentLink';

interface LegalLinkProps {
  entry: LegalEntry;
  locale: Locale;
}

/** A link that shows a legal text in the footer, or that opens a legal page in a new tab. */
export function LegalLink({ entry: { name, id, href, language }, locale }: LegalLinkProps) {
  const label = <span lang={language}>{name}</span>;
  if (id !== undefined) return <a href={href}>{label}</a>;
  return (
    <ContentLink href={href} locale={locale}>
      {label}
    </ContentLink>
  );
}
