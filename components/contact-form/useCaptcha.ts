import { useRef } from 'react';
import type { Failure } from '@/lib/contact/result';

const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** As much of reCAPTCHA v2 as the form uses. */
interface Recaptcha {
  ready(callback: () => void): void;
  render(box: HTMLElement, options: { sitekey: string; theme: 'light' | 'dark' }): number;
  /** Empty until the visitor has ticked the box. */
  getResponse(): string;
  reset(): void;
}

/** Loads reCAPTCHA and puts its box into `box`; rejects if it can't be loaded. */
function mount(box: HTMLElement, sitekey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = CAPTCHA_SCRIPT;
    script.onerror = () => reject(new Error('the reCAPTCHA script was not loaded'));
    script.onload = () => {
      const { grecaptcha } = window as typeof window & { grecaptcha?: Recaptcha };
      if (!grecaptcha) return reject(new Error('the reCAPTCHA script did nothing'));
      grecaptcha.ready(() => {
        // The end of the page, where the form stands, is dark in both themes.
        grecaptcha.render(box, { sitekey, theme: 'dark' });
        resolve(grecaptcha);
      });
    };
    document.head.append(script);
  });
}

/** The robot check, if the owner has configured one; without a site key it does nothing. */
export function useCaptcha(siteKey: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<Promise<Recaptcha>>(undefined);

  /** Loads the check when the visitor turns to the form, not before. */
  function prepare(): Promise<Recaptcha> | undefined {
    if (siteKey === undefined || box.current === null) return undefined;
    const captcha = mounted.current ?? mount(box.current, siteKey);
    mounted.current = captcha;
    // The next call tries again; what failed is told when the message is sent.
    captcha.catch(() => {
      mounted.current = undefined;
    });
    return captcha;
  }

  /** A token for one message, undefined where none is asked for, or what stands in the way. */
  async function takeToken(): Promise<string | undefined | Failure> {
    try {
      const captcha = await prepare();
      const token = captcha?.getResponse();
      if (token === '') return { kind: 'captcha-missing', detail: 'the box is not ticked' };
      captcha?.reset();
      return token;
    } catch (error) {
      return { kind: 'captcha-blocked', detail: String(error) };
    }
  }

  return { box, prepare, takeToken };
}
