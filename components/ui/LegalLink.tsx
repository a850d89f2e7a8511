import type { LegalEntry } from '@/lib/profile/legal';
import { ContentLink } from './ContentLink';

/** A link that shows a legal text in the footer, or that opens a legal page in a new tab. */
export const LegalLink = ({ entry }: { entry: LegalEntry }) => (
  <ContentLink href={entry.href}>
    <span lang={entry.language}>{entry.name}</span>
  </ContentLink>
);
