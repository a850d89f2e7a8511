'use client';

/**
 * Links the rules for paper; `href` is their address. At the end of the body, so that the page is
 * painted first. The file loads before the event `load`: programs that print at this event get the
 * rules, too.
 *
 * A client component, because for a link in a server component React also writes a preload.
 */
export const PrintStyles = ({ href }: { href: string }) => (
  <link rel="stylesheet" media="print" href={href} />
);
