/** As much of the Trusted Types interface as is used; TypeScript's own types do not have it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (value: string) => string | null>,
  ): unknown;
}

/**
 * With `require-trusted-types-for 'script'` the browser asks this policy before any text becomes
 * a script's address or HTML; where it says null, the browser refuses.
 * Scripts: only this site's chunks, which Turbopack adds by address when one is imported.
 * HTML: the empty text, with which typewriter-effect clears its element, and the empty script,
 * with which React begins one should it build the page anew; set that way, no script runs.
 */
export const trustRules = {
  createScriptURL: (address: string): string | null => {
    const { origin, pathname } = new URL(address, document.baseURI);
    const isChunk = origin === location.origin && pathname.includes('/_next/static/');
    return isChunk ? address : null;
  },
  createHTML: (html: string): string | null =>
    html === '' || html === '<script></script>' ? html : null,
} as const;

/** Makes `trustRules` the page's default policy. Does nothing in browsers without Trusted Types. */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as typeof window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', trustRules);
}
