import type { ElementType, ReactNode } from 'react';
import { type Locale, opensPage } from '@/lib/language/locale';

interface ExternalLinkProps {
  /** A complete address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  rel?: string;
  as?: ElementType;
  locale: Locale;
  children: ReactNode;
}

/** A link to another site or a file, which opens in a new tab, or a mail link, which does not. */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, rel = 'noopener noreferrer', as: Link = 'a', locale, children } = props;
  if (href === undefined) return children;
  if (!opensPage(href)) return <Link href={href}>{children}</Link>;
  return (
    <Link href={href} target="_blank" rel={rel}>
      {children}
      <span className="visually-hidden">{` ${locale.words.newTab}`}</span>
    </Link>
  );
}
