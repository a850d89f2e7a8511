'use client';

import { useEffect } from 'react';

/**
 * Loads the pictures of a section when a link into the section gets the pointer or the focus.
 * Pictures usually load when they are near, so a jump would land on empty frames. This component
 * shows nothing.
 */
export function EarlyPictures({ sectionId }: { sectionId: string }) {
  useEffect(() => {
    const loadPictures = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link) return;
      const section = document.getElementById(sectionId);
      if (!section) return;
      // An id may have letters like "д", which the address of a link contains as "%D0%B4". The
      // whole address counts: `/es/#projects` is another page.
      const hasAddress = ({ id }: Element) => new URL(`#${id}`, location.href).href === link.href;
      const targets = [section, ...section.querySelectorAll('[id]')];
      if (!targets.some(hasAddress)) return;
      for (const image of section.querySelectorAll('img')) image.loading = 'eager';
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointerover', loadPictures, { signal });
    window.addEventListener('focusin', loadPictures, { signal });
    return () => controller.abort();
  }, [sectionId]);
  return null;
}
