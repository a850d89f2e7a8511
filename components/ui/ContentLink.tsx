import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface ContentLinkProps {
  /** A complete address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  rel?: string;
  children: ReactNode;
}

/** What opens no page: a part of this page, "#skills", the mail program and the telephone. */
const opensNoPage = /^(#|mailto:|tel:)/i;

/**
 * The attributes of a link that the owner has written. A link to another page or to a file opens in
 * a new tab, as its description says (`new-tab` in `Footer.tsx`).
 */
export function linkAttributes({
  href = '',
  rel = 'noopener noreferrer',
}: Omit<ContentLinkProps, 'children'>): AnchorHTMLAttributes<HTMLAnchorElement> {
  if (opensNoPage.test(href)) return { href };
  return { href, target: '_blank', rel, 'aria-describedby': 'new-tab' };
}

export function ContentLink({ children, ...link }: ContentLinkProps) {
  if (link.href === undefined) return children;
  return <a {...linkAttributes(link)}>{children}</a>;
}
