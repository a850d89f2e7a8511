import type { ReactNode } from 'react';
import { documentTheme } from '@/app/document-theme';
import { faultsToShow } from '@/lib/content';
import { pageViewport } from '@/lib/documents/metadata';

export function generateViewport() {
  if (faultsToShow() !== undefined) return {};
  const { light, dark } = documentTheme();
  return pageViewport({ light: light.paper, dark: dark.paper });
}

/** Adds nothing: each page has its own `<html>`, since the pages are in different languages. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
