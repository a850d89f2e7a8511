import type { ReactNode } from 'react';
import { pageViewport } from '@/lib/page-head/metadata';
import { siteToShow } from '@/lib/site/sites';

export function generateViewport() {
  const site = siteToShow();
  return site === undefined ? {} : pageViewport(site);
}

/** Adds nothing: each page has its own `<html>`, since the pages are in different languages. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
