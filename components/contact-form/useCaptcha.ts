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

/** A reCAPTCHA box in the page. */
interface Widget {
  recaptcha: Recaptcha;
  id: number;
}

/**
 * Loads reCAPTCHA and draws its box into `box`. Each attempt gets a new element, since Google refuses
 * to draw into one twice.
 * @throws if the script fails, or if the box takes longer than the e-mail service may
 */
function mount(box: HTMLElement, sitekey: string): Promise<Widget> {
  let isLate = false;
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => {
      isLate = true;
      reject(new Error('reCAPTCHA did not appear in time'));
    }, TIME_LIMIT_MS);
  });
  async function draw(): Promise<Widget> {
    await loadScript(CAPTCHA_SCRIPT);
    const { grecaptcha } = window as typeof window & { grecaptcha?: Recaptcha };
    if (!grecaptcha) throw new Error('the reCAPTCHA script did nothing');
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    if (isLate) throw new Error('the next attempt draws its own box');
    const element = document.createElement('div');
    box.replaceChildren(element);
    // The contact section is dark in both themes.
    return { recaptcha: grecaptcha, id: grecaptcha.render(element, { sitekey, theme: 'dark' }) };
  }
  return Promise.race([draw(), timeout]);
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('the reCAPTCHA script was not loaded'));
    document.head.append(script);
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
  const mounted = useRef<Promise<Widget>>(undefined);

  function prepare(): Promise<Widget> | undefined {
    if (siteKey === undefined || box.current === null) return undefined;
    const captcha = mounted.current ?? mount(box.current, siteKey);
    mounted.current = captcha;
    // The next call tries again; `takeToken` reports the failure.
    captcha.catch(() => {
      mounted.current = undefined;
    });
    return captcha;
  }

  async function takeToken(): Promise<string | undefined | Failure> {
    try {
      const widget = await prepare();
      if (widget === undefined) return undefined;
      const token = widget.recaptcha.getResponse(widget.id);
      if (token === '') return { kind: 'captcha-missing', detail: 'the box is not ticked' };
      widget.recaptcha.reset(widget.id);
      return token;
    } catch (error) {
      return { kind: 'captcha-blocked', detail: String(error) };
    }
  }

  return { box, prepare, takeToken };
}
