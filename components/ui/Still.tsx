'use client';

import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface StillProps {
  /** Unique in the page; by it the browser finds again what the export holds. */
  id: string;
  /** The element around it. */
  as?: 'div' | 'g' | 'script' | 'svg';
  /** Content as markup, where React would escape what must not be: in a script. */
  html?: string;
  children?: ReactNode;
  /** Attributes of the element. */
  [attribute: string]: ReactNode;
}

/** What React compares and hydrates: nothing. One object, so that it never seems to change. */
const nothing = { __html: '' };

/**
 * Markup that never changes in the browser and holds no client component that does anything.
 *
 * Such markup would reach the visitor twice: as HTML, and as page data from which React builds
 * the same elements again. So the export drops it from the page data (scripts/build/after/
 * thin-data.ts), and React leaves the exported HTML as it finds it. Should React throw the HTML
 * away (when an extension has changed it before hydration), the old nodes move into the new page.
 */
export function Still({ id, as = 'div', html, children, ...attributes }: StillProps) {
  const ref = useRef<Element>(null);
  const isInHtml = html === undefined && children === undefined;
  const [exported] = useState(() => (isInHtml ? document.getElementById(id) : null));

  useLayoutEffect(() => {
    const { current } = ref;
    if (exported && current && current !== exported) current.append(...exported.childNodes);
  }, [exported]);

  if (html === undefined && !isInHtml)
    return createElement(as, { ...attributes, id, ref }, children);
  const dangerouslySetInnerHTML = isInHtml ? nothing : { __html: html };
  return createElement(as, { ...attributes, id, ref, dangerouslySetInnerHTML });
}
