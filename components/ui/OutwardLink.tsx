import type { ElementType, ReactNode } from 'react';
import { opensPage, outward } from '@/lib/content/links';
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
export function OutwardLink({ href, rel, as: Link = 'a', newTab, children }: OutwardLinkProps) {
  if (href === undefined) return children;
  return (
    <Link href={href} {...outward(href, rel)}>
      {children}
      {opensPage(href) && <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>}
    </Link>
  );
}
