'use client';

import { useEffect } from 'react';

/**
 * Loads the pictures of a section when a link to the section gets the pointer or the focus.
 * Pictures usually load when they are near, so a jump to the section would land on empty frames.
 * This component shows nothing.
 * @param sectionId the id of the section, which is the fragment of links to it
 */
export function EarlyPictures({ sectionId }: { sectionId: string }) {
  useEffect(() => {
    const loadPictures = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.hash !== `#${sectionId}`) return;
      for (const image of document.querySelectorAll<HTMLImageElement>(`#${sectionId} img`)) {
        image.loading = 'eager';
      }
    };
    addEventListener('pointerover', loadPictures);
    addEventListener('focusin', loadPictures);
    return () => {
      removeEventListener('pointerover', loadPictures);
      removeEventListener('focusin', loadPictures);
    };
  }, [sectionId]);
  return null;
}
