'use client';

/**
 * Links the rules for paper; `href` is their address. The link is at the end of the body, so that
 * the page is painted first. The file still loads before the event `load`, because some programs
 * print at this event.
 *
 * This is a client component. In a server component, React would also write a preload.
 */
export const PrintStyles = ({ href }: { href: string }) => (
  <link rel="stylesheet" media="print" href={href} />
);
