import { useRef } from 'react';
import type { Failure } from '@/lib/contact/result';
import { TIME_LIMIT_MS } from '@/lib/contact/send';

const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** The part of reCAPTCHA v2 that the form uses. */
interface Recaptcha {
  ready(callback: () => void): void;
  render(box: HTMLElement, options: { sitekey: string; theme: 'light' | 'dark' }): number;
  /** Returns '' until the visitor has ticked the box. */
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/**
 * Loads reCAPTCHA and draws its box into a new element in `box`, since Google refuses to draw into
 * one twice.
 * @returns a function that takes the token from the box; '' if the box is not ticked
 * @throws if the script fails
 */
async function mount(box: HTMLElement, sitekey: string): Promise<() => string> {
  const element = document.createElement('div');
  box.append(element);
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = CAPTCHA_SCRIPT;
    script.onload = resolve;
    script.onerror = () => reject(new Error('the reCAPTCHA script was not loaded'));
    document.head.append(script);
  });
  const { grecaptcha } = window as typeof window & { grecaptcha?: Recaptcha };
  if (!grecaptcha) throw new Error('the reCAPTCHA script did nothing');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  // The contact section is dark in both themes.
  const widget = grecaptcha.render(element, { sitekey, theme: 'dark' });
  return () => {
    const token = grecaptcha.getResponse(widget);
    if (token !== '') grecaptcha.reset(widget);
    return token;
  };
}

/** Rejects when the box takes longer than the e-mail service may. */
function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, TIME_LIMIT_MS, new Error('reCAPTCHA did not appear in time'));
  });
}

/**
 * The reCAPTCHA of the form, if the owner has configured one.
 * @param siteKey without one, nothing is loaded and no token is asked for
 * @returns `box`: ref of the element for the reCAPTCHA box;
 *   `prepare`: starts to load reCAPTCHA, called when the visitor turns to the form;
 *   `takeToken`: resolves to a token for one message, to undefined without a site key, or to the
 *   failure that prevents sending; never rejects
 */
export function useCaptcha(siteKey: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<Promise<() => string>>(undefined);

  function prepare(): Promise<() => string> | undefined {
    const { current } = box;
    if (siteKey === undefined || current === null) return undefined;
    mounted.current ??= Promise.race([mount(current, siteKey), timeout()]);
    // The next call tries again, in place of a box that is drawn late; `takeToken` reports the failure.
    mounted.current.catch(() => {
      mounted.current = undefined;
      current.replaceChildren();
    });
    return mounted.current;
  }

  async function takeToken(): Promise<string | undefined | Failure> {
    try {
      const token = (await prepare())?.();
      return token === '' ? { kind: 'captcha-missing', detail: 'the box is not ticked' } : token;
    } catch (error) {
      return { kind: 'captcha-blocked', detail: String(error) };
    }
  }

  return { box, prepare, takeToken };
}
