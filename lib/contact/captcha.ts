/** As much of reCAPTCHA v2 as the form uses. */
interface Recaptcha {
  ready(callback: () => void): void;
  render(box: HTMLElement, options: { sitekey: string; theme: 'light' | 'dark' }): number;
  getResponse(id: number): string;
  reset(id: number): void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

export interface Captcha {
  /** Empty until the visitor has ticked the box. */
  token(): string;
  /** A token holds for one message. */
  reset(): void;
}

const CAPTCHA_SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

function load(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = CAPTCHA_SCRIPT;
    script.onerror = () => reject(new Error('the reCAPTCHA script was not loaded'));
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('the reCAPTCHA script did nothing'));
    };
    document.head.append(script);
  });
}

/** Loads reCAPTCHA and puts its box into `box`; rejects if it can't be loaded. */
export async function mountCaptcha(box: HTMLElement, sitekey: string): Promise<Captcha> {
  const recaptcha = await load();
  const isDark = getComputedStyle(box).colorScheme === 'dark';
  // reCAPTCHA refuses a box it has filled before.
  const inner = box.appendChild(document.createElement('div'));
  const id = recaptcha.render(inner, { sitekey, theme: isDark ? 'dark' : 'light' });
  return { token: () => recaptcha.getResponse(id), reset: () => recaptcha.reset(id) };
}
