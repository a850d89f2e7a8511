import { useRef } from 'react';
import type { Failure } from '@/lib/contact/result';

/** How long the check may take to appear, as long as the e-mail service may take to answer. */
const TIME_LIMIT_MS = 15_000;
const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** As much of reCAPTCHA v2 as the form uses. */
interface Recaptcha {
  ready(callback: () => void): void;
  render(box: HTMLElement, options: { sitekey: string; theme: 'light' | 'dark' }): number;
  /** Empty until the visitor has ticked the box. */
  getResponse(widget: number): string;
  reset(widget: number): void;
}

/** A box that stands in the page. */
interface Widget {
  recaptcha: Recaptcha;
  id: number;
}

/**
 * Loads reCAPTCHA and puts its box into `box`; rejects where that fails or takes too long. Each try
 * gets an element of its own: Google refuses to draw into one twice.
 */
function mount(box: HTMLElement, sitekey: string): Promise<Widget> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    setTimeout(() => {
      isLate = true;
      reject(new Error('reCAPTCHA did not appear in time'));
    }, TIME_LIMIT_MS);
    const script = document.createElement('script');
    script.src = CAPTCHA_SCRIPT;
    script.onerror = () => reject(new Error('the reCAPTCHA script was not loaded'));
    const draw = (recaptcha: Recaptcha) => {
      // The box is the next try's by now.
      if (isLate) return;
      const place = document.createElement('div');
      box.replaceChildren(place);
      // The end of the page, where the form stands, is dark in both themes.
      resolve({ recaptcha, id: recaptcha.render(place, { sitekey, theme: 'dark' }) });
    };
    const orReject = (action: () => void) => () => {
      try {
        action();
      } catch (error) {
        reject(error);
      }
    };
    script.onload = orReject(() => {
      const { grecaptcha } = window as typeof window & { grecaptcha?: Recaptcha };
      if (!grecaptcha) throw new Error('the reCAPTCHA script did nothing');
      grecaptcha.ready(orReject(() => draw(grecaptcha)));
    });
    document.head.append(script);
  });
}

/** The robot check, if the owner has configured one; without a site key it does nothing. */
export function useCaptcha(siteKey: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<Promise<Widget>>(undefined);

  /** Loads the check when the visitor turns to the form, not before. */
  function prepare(): Promise<Widget> | undefined {
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
