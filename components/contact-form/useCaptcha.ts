import { useEffect, useRef } from 'react';
import type { Captcha } from '@/lib/contact/captcha';
import type { Failure } from '@/lib/contact/result';

/** The robot check, if the owner has configured one; without a site key it does nothing. */
export function useCaptcha(siteKey: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const mounted = useRef<Promise<Captcha>>(undefined);

  /** Loads the check when the visitor turns to the form, not before. */
  function prepare(): Promise<Captcha> | undefined {
    const element = box.current;
    if (siteKey === undefined || element === null) return undefined;
    mounted.current ??= import('@/lib/contact/captcha')
      .then(({ mountCaptcha }) => mountCaptcha(element, siteKey))
      .catch((error: unknown) => {
        mounted.current = undefined;
        throw error;
      });
    // A failure is dealt with when the message is sent.
    mounted.current.catch(() => {});
    return mounted.current;
  }

  // Whoever turned to the form before this script came is here already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    if (box.current?.closest('form')?.contains(document.activeElement)) prepare();
  }, []);

  /** A token for one message, undefined where none is asked for, or what stands in the way. */
  async function takeToken(): Promise<string | undefined | Failure> {
    try {
      const captcha = await prepare();
      if (captcha === undefined) return undefined;
      const token = captcha.token();
      if (token === '') return { kind: 'captcha-missing', detail: 'the box is not ticked' };
      captcha.reset();
      return token;
    } catch (error) {
      return { kind: 'captcha-blocked', detail: String(error) };
    }
  }

  return { box, prepare, takeToken };
}
