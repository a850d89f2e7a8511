import type { ElementType, ReactNode } from 'react';
import { opensPage } from '@/lib/content/links';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  /** A complete address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  rel?: string;
  /** The styled link to use. The default is a plain link. */
  as?: ElementType;
  /** Read by screen readers after a link that opens a new tab. */
  newTab: string;
  children: ReactNode;
}

/** A link to another site or a file, which opens in a new tab, or a mail link, which does not. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, rel = 'noopener noreferrer', as: Link = 'a', newTab, children } = props;
  if (href === undefined) return children;
  if (!opensPage(href)) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} target="_blank" rel={rel}>
      {children}
      <VisuallyHidden>{` ${newTab}`}</VisuallyHidden>
    </Link>
  );
}
