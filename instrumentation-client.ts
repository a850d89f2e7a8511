// Next runs this file before React hydrates the page.

// With `require-trusted-types-for 'script'` the browser asks the page's default policy before any
// text becomes a script's address or HTML; where it says null, the browser refuses.
window.trustedTypes?.createPolicy('default', {
  /** Only this site's chunks, which Turbopack adds by address when one is imported. */
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    const isChunk = origin === location.origin && pathname.includes('/_next/static/');
    return isChunk ? address : null;
  },
  /** typewriter-effect clears its element with '', and React makes a script from the other; neither runs. */
  createHTML: (html) => (html === '' || html === '<script></script>' ? html : null),
});
