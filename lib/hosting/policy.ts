/**
 * Allows the site's files, inline code, and the e-mail service.
 * @param inline which inline code: hashes (`'sha256-…'`), or `'unsafe-inline'`
 */
export function policyFor(inline: { scripts: string[]; styles: string[] }, emailOrigin?: string) {
  return [
    // Not 'none' with img-src and font-src: Firefox before 132 checks the icons' <use> against
    // default-src only.
    "default-src 'self'",
    `script-src 'self' ${inline.scripts.join(' ')}`,
    `style-src 'self' ${inline.styles.join(' ')}`,
    // Attributes carry single values, like the width of a bar. Style elements need a hash.
    "style-src-attr 'unsafe-inline'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    emailOrigin ? `connect-src 'self' ${emailOrigin}` : "connect-src 'self'",
    "base-uri 'none'",
    // Messages are sent by fetch.
    "form-action 'none'",
  ].join('; ');
}

/** Browsers accept this in headers only. The rest has hashes, and is in the `<meta>` of a page. */
export const headerPolicy = "frame-ancestors 'none'";

/** An SVG has no `<meta>`. `headerPolicy` again, because Netlify sends only one of two values. */
export const svgPolicy = `script-src 'none'; ${headerPolicy}`;
