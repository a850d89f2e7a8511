import { hash } from 'node:crypto';
import type { CheerioAPI } from 'cheerio';

/**
 * Hash of the empty text. styled-components creates an empty `<style>` and fills it through CSSOM.
 * If the policy does not allow this element, hydration fails.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Adds a `<meta>` with a content-security policy to a page, for exactly its inline scripts and
 * styles. On hosts that send no headers, such as GitHub Pages, there is no other policy. It applies
 * only to what follows it; the character set stays first, within the first 1,024 bytes.
 * @param emailOrigin the origin of the e-mail service, which the policy allows
 */
export function addPolicy($: CheerioAPI, emailOrigin: string | undefined): void {
  const hashesOf = (selector: string) =>
    Array.from($(selector), (element) => {
      const code = $(element).html() ?? '';
      return `'sha256-${hash('sha256', code, 'base64')}'`;
    });
  const scripts = hashesOf('script:not([src], [type$=json])');
  const styles =
    process.env.PLAIN_BUILD === '1' ? ["'unsafe-inline'"] : [...hashesOf('style'), emptyStyle];
  const policy = [
    // Not 'none' with img-src and font-src: Firefox before 132 checks the icons' <use> against
    // default-src only.
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
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
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  $('head').prepend($('meta[charset]'), meta);
}
