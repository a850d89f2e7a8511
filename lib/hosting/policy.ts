/**
 * Hash of the empty text. styled-components creates an empty `<style>` and fills it through CSSOM;
 * without this hash it throws error 17 and hydration fails.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The hosts that Google names for reCAPTCHA (developers.google.com/recaptcha/docs/faq). */
const captchaScripts = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
const captchaFrames = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';

interface PolicyInput {
  /** Origin of the e-mail service, like `https://api.emailjs.com`. */
  host?: string;
  /** With a key reCAPTCHA's hosts are allowed; without one no other third party is. */
  captchaSiteKey?: string;
  /** Hash sources (`'sha256-…'`) of the page's inline scripts. */
  scripts: readonly string[];
  /** Hash sources of its `<style>` elements. */
  styles: readonly string[];
}

/** The content-security policy of a page; everything that it does not name is forbidden. */
export function policyFor({ host, captchaSiteKey, scripts, styles }: PolicyInput): string {
  const hasCaptcha = captchaSiteKey !== undefined;
  const directives = [
    "default-src 'none'",
    joined('script-src', "'self'", ...scripts, hasCaptcha && captchaScripts),
    // 'self': print.css.
    joined('style-src', "'self'", ...styles, emptyStyle),
    // Google's widget hides its answer field by a style attribute (google/recaptcha issue 107).
    // Style elements still need their hashes.
    hasCaptcha && "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    joined('connect-src', "'self'", host, hasCaptcha && captchaFrames),
    hasCaptcha && `frame-src ${captchaFrames}`,
    "base-uri 'none'",
    // Messages are sent by fetch, or by the visitor's mail program before the scripts have loaded.
    'form-action mailto:',
    // instrumentation-client.ts and the early script decide what text may become a script or HTML.
    // Google's script writes its widget as HTML, so a captcha excludes trusted types.
    !hasCaptcha && "require-trusted-types-for 'script'; trusted-types default scripts",
  ];
  return directives.filter(Boolean).join('; ');
}

/** A directive and those of its sources that are given. */
const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' ');

/**
 * The part of the policy that browsers accept in headers only. The rest is in the `<meta>` of each
 * page: hashes in a header would block all scripts if the server's settings are older than the page.
 */
export const headerPolicy = "frame-ancestors 'none'";

/** The policy of an SVG, which has no `<meta>`: no script runs when it is opened as a page. */
export const drawingPolicy = `script-src 'none'; ${headerPolicy}`;
