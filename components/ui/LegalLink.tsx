import type { LegalEntry } from '@/lib/profile/legal';
import { ContentLink } from './ContentLink';

interface LegalLinkProps {
  entry: LegalEntry;
  homeHref?: string;
}

/** A link that shows a legal text in the footer, or that opens a legal page in a new tab. */
export function LegalLink({ entry: { id, href, name, language }, homeHref = '' }: LegalLinkProps) {
  const text = <span lang={language}>{name}</span>;
  if (href !== undefined) return <ContentLink href={href}>{text}</ContentLink>;
  return <a href={`${homeHref}#${id}`}>{text}</a>;
}
