'use client';

import { useEffect } from 'react';

/** Loads all pictures again that have failed. */
function retryPictures() {
  for (const picture of document.images) {
    const isBroken = picture.complete && picture.naturalWidth === 0;
    // A new `src`, even the same one, makes the browser load the picture again.
    if (isBroken) picture.src = picture.getAttribute('src') ?? '';
  }
}

/** Loads failed pictures again when the browser is back online. Shows nothing. */
export function RetryPictures() {
  useEffect(() => {
    addEventListener('online', retryPictures);
    return () => removeEventListener('online', retryPictures);
  }, []);
  return null;
}
