// Next runs this file before React hydrates the page.

// With `require-trusted-types-for 'script'` the browser calls the page's default policy before any
// text becomes a script's address or HTML; if the policy returns null, the browser refuses the text.
window.trustedTypes?.createPolicy('default', {
  /** Allows only this site's chunks, which Turbopack loads on import. */
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, document.baseURI);
    const isChunk = origin === location.origin && pathname.includes('/_next/static/');
    return isChunk ? address : null;
  },
  /** typewriter-effect clears its element with '', and React makes a script from the other; neither runs. */
  createHTML: (html) => (html === '' || html === '<script></script>' ? html : null),
});
