'use client';

/**
 * Links the stylesheet of the printed page. As a part of a server component, React would preload the
 * sheet of every page in the payload: `/es/` contains the 404 page, which is in the main language.
 */
export const PrintStyles = ({ href }: { href: string }) => (
  <link rel="stylesheet" media="print" href={href} />
);
