/**
 * Hash of the empty text. The styled-components runtime creates an empty `<style>` and fills it
 * through CSSOM; without this it throws its error 17 and hydration dies.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The hosts that Google names for reCAPTCHA (developers.google.com/recaptcha/docs/faq). */
const captchaScripts = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
const captchaFrames = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';

interface PolicyInput {
  /** Origin of the e-mail service, like `https://api.emailjs.com`. */
  host?: string;
  /** If there is one, reCAPTCHA's hosts are let in; else nothing third-party is. */
  captchaSiteKey?: string;
  /** Hash sources (`'sha256-…'`) of the page's inline scripts: the early one alone. */
  scripts: readonly string[];
  /** Those of its `<style>` elements. */
  styles: readonly string[];
}

/** The content-security policy of a page: what is not named is forbidden. */
export function policyFor({ host, captchaSiteKey, scripts, styles }: PolicyInput): string {
  const hasCaptcha = captchaSiteKey !== undefined;
  const directives = [
    "default-src 'none'",
    joined('script-src', "'self'", ...scripts, hasCaptcha && captchaScripts),
    // 'self': print.css.
    joined('style-src', "'self'", ...styles, emptyStyle),
    // Google's box is HTML with style attributes; without them its hidden answer field is shown
    // (google/recaptcha issue 107). Style elements stay held to their hashes.
    hasCaptcha && "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    joined('connect-src', "'self'", host, hasCaptcha && captchaFrames),
    hasCaptcha && `frame-src ${captchaFrames}`,
    "base-uri 'none'",
    // Messages are sent by fetch; before the page's scripts have arrived, by the visitor's mail
    // program. Never to a web address.
    'form-action mailto:',
    // Text becomes a script or HTML only where instrumentation-client.ts or the early script lets it.
    // Google's script writes its box as HTML, so the two cannot be had together.
    !hasCaptcha && "require-trusted-types-for 'script'; trusted-types default scripts",
  ];
  return directives.filter(Boolean).join('; ');
}

/** A directive and those of its sources that there are. */
const joined = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' ');

/**
 * The policy in the headers of every answer: what browsers heed in a header only. All else stands in
 * the `<meta>` of each page, which is made together with the page. A header that named hashes would
 * stop all scripts as soon as a server's settings are older than the page.
 */
export const headerPolicy = "frame-ancestors 'none'";

/** The same for an SVG: it has no `<meta>`, and opened by its own address it runs no script. */
export const drawingPolicy = `script-src 'none'; ${headerPolicy}`;
