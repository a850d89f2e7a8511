import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isFragment, opensPage } from '@/lib/addresses/urls';

interface ContentLinkProps {
  /** A complete address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  download?: string;
  rel?: string;
  children: ReactNode;
}

/**
 * The attributes of a link that the owner has written. A link to another page or to a file opens in
 * a new tab, as its description says (`new-tab` in `Footer.tsx`). A link within the page, a
 * download, a mail link and a telephone link do not.
 */
export function linkAttributes({
  href = '',
  download,
  rel = 'noopener noreferrer',
}: Omit<ContentLinkProps, 'children'>): AnchorHTMLAttributes<HTMLAnchorElement> {
  if (isFragment(href)) return { href };
  if (download !== undefined || !opensPage(href)) return { href, download };
  return { href, target: '_blank', rel, 'aria-describedby': 'new-tab' };
}

/** A link that the owner has written. */
export function ContentLink({ children, ...link }: ContentLinkProps) {
  if (link.href === undefined) return children;
  return <a {...linkAttributes(link)}>{children}</a>;
}
