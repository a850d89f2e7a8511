import type { ReactNode } from 'react';
import { pageViewport } from '@/lib/page-head/metadata';
import { siteInOrMain } from '@/lib/site/sites';

export const generateViewport = async () => pageViewport(await siteInOrMain());

/** Adds nothing: each page has its own `<html>`, since the pages are in different languages. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
