import type { ReactNode } from 'react';
import { look } from '@/app/look';
import { pageViewport } from '@/lib/documents/metadata';

export function generateViewport() {
  const { light, dark } = look();
  return pageViewport({ light: light.paper, dark: dark.paper });
}

/** Adds nothing: each page brings its own `<html>`, since the pages are in different languages. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
