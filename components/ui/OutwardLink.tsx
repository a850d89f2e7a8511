import type { ElementType, ReactNode } from 'react';
import { opensPage } from '@/lib/content/links';
import { VisuallyHidden } from './VisuallyHidden';

interface OutwardLinkProps {
  /** A finished address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  rel?: string;
  /** The styled link to use. The default is a plain link. */
  as?: ElementType;
  /** Read by screen readers where a new tab opens. */
  newTab: string;
  children: ReactNode;
}

/** A link that leads out of the page. Pages and files open in a new tab, mail links do not. */
export function OutwardLink({
  href,
  rel = 'noopener noreferrer',
  as: Link = 'a',
  newTab,
  children,
}: OutwardLinkProps) {
  if (href === undefined) return children;
  if (!opensPage(href)) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} target="_blank" rel={rel}>
      {children}
      <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
    </Link>
  );
}
