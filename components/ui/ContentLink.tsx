import type { ElementType, ReactNode } from 'react';
import { isFragment, opensPage } from '@/lib/addresses/urls';

interface ContentLinkProps {
  /** A complete address, with the base path. If it is undefined, only the children are shown. */
  href?: string;
  /** The address of the home page, for links like `#education` on any other page. */
  homeHref?: string;
  /** The name under which a file is saved. */
  download?: string;
  rel?: string;
  as?: ElementType;
  children: ReactNode;
}

/**
 * A link that the owner has written. A link to another page or to a file opens in a new tab, as its
 * description says (`new-tab` in `Footer.tsx`). A link within the page, a download, a mail link
 * and a telephone link do not.
 */
export function ContentLink(props: ContentLinkProps) {
  const { href, homeHref = '', download, rel = 'noopener noreferrer', children } = props;
  const Link = props.as ?? 'a';
  if (href === undefined) return children;
  if (isFragment(href)) return <Link href={`${homeHref}${href}`}>{children}</Link>;
  if (download !== undefined || !opensPage(href)) {
    return (
      <Link href={href} download={download}>
        {children}
      </Link>
    );
  }
  return (
    <Link href={href} target="_blank" rel={rel} aria-describedby="new-tab">
      {children}
    </Link>
  );
}
