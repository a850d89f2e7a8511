'use client';

import { useEffect } from 'react';

/** Loads the pictures again that failed, when the browser is online again. */
function retryPictures() {
  for (const picture of document.images) {
    const isBroken = picture.complete && picture.naturalWidth === 0;
    // A new `src`, even the same one, makes the browser load the picture again.
    if (isBroken) picture.src = picture.getAttribute('src') ?? '';
  }
}

/** Watches the connection for all pictures of the page; shows nothing. */
export function RetryPictures() {
  useEffect(() => {
    addEventListener('online', retryPictures);
    return () => removeEventListener('online', retryPictures);
  }, []);
  return null;
}
