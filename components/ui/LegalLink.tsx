import type { LegalEntry } from '@/lib/content/legal';
import { ExternalLink } from './ExternalLink';

interface LegalLinkProps {
  entry: LegalEntry;
  /** Read by screen readers after a link that opens a new tab. */
  newTab: string;
}

/** A link to a legal text in the footer, which then appears, or to a legal page in a new tab. */
export function LegalLink({ entry: { name, id, href, language }, newTab }: LegalLinkProps) {
  const label = <span lang={language}>{name}</span>;
  if (id !== undefined) return <a href={href}>{label}</a>;
  return (
    <ExternalLink href={href} newTab={newTab}>
      {label}
    </ExternalLink>
  );
}
