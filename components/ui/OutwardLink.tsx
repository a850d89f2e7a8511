import type { ElementType, ReactNode } from 'react';
import { opensPage, outward } from '@/lib/content/links';
import { VisuallyHidden } from './VisuallyHidden';

interface OutwardLinkProps {
  /** As it goes into the page. */
  href: string;
  rel?: string;
  /** The styled link to use; a plain one otherwise. */
  as?: ElementType;
  /** Said by screen readers where a new tab opens. */
  newTab: string;
  children: ReactNode;
}

/** A link out of the page. If it opens a new tab, assistive technology is told; a mail link opens none. */
export function OutwardLink({ href, rel, as: Link = 'a', newTab, children }: OutwardLinkProps) {
  return (
    <Link href={href} {...outward(href, rel)}>
      {children}
      {opensPage(href) && <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>}
    </Link>
  );
}
