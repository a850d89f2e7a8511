/** A content-security policy: directive → sources. An empty list is a directive without value. */
export type Policy = Readonly<Record<string, readonly string[]>>;

interface PolicyInput {
  /** Origin of the e-mail service, like `https://api.emailjs.com`. */
  host?: string;
  /** If there is one, reCAPTCHA's hosts are let in; else nothing third-party is. */
  captchaSiteKey?: string;
  /** Hash sources (`'sha256-…'`) of the page's `<style>` elements. */
  styles: readonly string[];
}

/**
 * Hash of the empty text. The styled-components runtime creates an empty `<style>` and fills it
 * through CSSOM; without this it throws its error 17 and hydration dies.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Messages are sent by fetch; before the page's scripts have arrived, by the visitor's mail
 * program. Never to a web address.
 */
const formAction = ['mailto:'];

/** The hosts that Google names for reCAPTCHA (developers.google.com/recaptcha/docs/faq). */
const captcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Text becomes a script or HTML only where instrumentation-client.ts or the early script lets it. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'scripts'],
};

/**
 * Hash of the early script (`lib/browser/early-script.ts`) as the build minifies it: the same for
 * every content. The build stops when the exported page holds another one.
 */
export const earlyScriptHash = "'sha256-DrBQqDgVFsBFTPR7E015IBJfuOuVJ/uV0gAMMdzvHAU='";

/** The policy of a page: what is not named is forbidden. The early script is its only inline one. */
export function policyFor({ host, captchaSiteKey, styles }: PolicyInput): Policy {
  const hasCaptcha = captchaSiteKey !== undefined;
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", earlyScriptHash, ...(hasCaptcha ? captcha.scripts : [])],
    'style-src': [...styles, emptyStyle],
    // Google's box is HTML with style attributes; without them its hidden answer field is shown
    // (google/recaptcha issue 107). Style elements stay held to their hashes.
    ...(hasCaptcha ? { 'style-src-attr': ["'unsafe-inline'"] } : {}),
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(host === undefined ? [] : [host]),
      ...(hasCaptcha ? captcha.frames : []),
    ],
    ...(hasCaptcha ? { 'frame-src': captcha.frames } : {}),
    'base-uri': ["'none'"],
    'form-action': formAction,
    // Google's script writes its box as HTML, so the two cannot be had together.
    ...(hasCaptcha ? {} : trustedTypes),
  };
}

/**
 * The policy in the headers of every answer: what is the same for every content, and what browsers
 * heed in a header only. Each page's `<meta>` says the rest.
 *
 * It lets the early script run and, by `'strict-dynamic'`, what that script adds. In a file that is
 * not a page, an SVG opened by its own address for example, no script runs.
 */
export const headerPolicy: Policy = {
  'script-src': ["'strict-dynamic'", earlyScriptHash],
  'frame-ancestors': ["'none'"],
};

/** The policy as it stands in a header or `<meta>`. */
export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
