import type { ElementType, ReactNode } from 'react';
import { opensPage } from '@/lib/hosting/addresses';
import type { Locale } from '@/lib/language/locale';

interface ContentLinkProps {
  /** A complete address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  rel?: string;
  as?: ElementType;
  locale: Locale;
  children: ReactNode;
}

/**
 * A link that the owner has written. A link to another site or to a file opens in a new tab. A mail
 * or telephone link does not.
 */
export function ContentLink(props: ContentLinkProps) {
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
