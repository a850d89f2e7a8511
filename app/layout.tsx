import type { ReactNode } from 'react';
import { faultsToShow, localeOf } from '@/lib/content';
import { pageViewport } from '@/lib/page-head/metadata';

export function generateViewport() {
  if (faultsToShow() !== undefined) return {};
  return pageViewport(localeOf().content);
}

/** Adds nothing: each page has its own `<html>`, since the pages are in different languages. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
