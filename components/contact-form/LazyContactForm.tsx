'use client';

import { useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { observe } from 'react-intersection-observer';
import { ContactForm, type ContactFormProps } from './ContactForm';

/** What React hydrates: nothing. One object, so that it never seems to change. */
const asExported = { __html: '' };

/** What browsers run: the place of the form, which becomes a React tree of its own. */
function FormInWaiting(props: ContactFormProps) {
  const place = useRef<HTMLDivElement>(null);
  const given = useRef(props);

  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    return whenNear(current, async () => {
      const { ContactForm: Form } = await import('./ContactForm');
      const form = <Form {...given.current} />;
      // It is empty when React has built the page anew.
      if (current.firstChild) hydrateRoot(current, form);
      else createRoot(current).render(form);
    });
  }, []);

  return (
    <div
      ref={place}
      // The browser has the exported form where this has nothing, on purpose.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
      dangerouslySetInnerHTML={asExported}
    />
  );
}

/**
 * The message form, whose script, the largest of all sections, loads when the form comes near.
 * Until then React leaves the exported form as it is: what is typed stays, and the browser itself
 * can send it. (`lazy` in `Suspense` would wait in the same way, but React puts boundaries of this
 * size aside in the HTML, for a script to move.)
 * Bundlers know the condition, so the scripts that load with the page hold no form.
 */
export function LazyContactForm(props: ContactFormProps) {
  if (typeof window !== 'undefined') return <FormInWaiting {...props} />;
  return (
    <div>
      <ContactForm {...props} />
    </div>
  );
}

/**
 * Calls back when an element is at most a screen's height away, or is turned to; once, unless the
 * work fails (no connection, say): then again when the visitor turns to the element anew.
 * @returns ends the waiting
 */
function whenNear(element: Element, work: () => Promise<void>): () => void {
  const go = () => {
    stop();
    work().catch((error: unknown) => {
      console.error(`The message form could not be loaded: ${error}`);
      element.addEventListener('focusin', go);
    });
  };
  const stop = () => {
    unobserve();
    element.removeEventListener('focusin', go);
  };
  const unobserve = observe(element, (inView) => inView && go(), { rootMargin: '100% 0px' });
  element.addEventListener('focusin', go);
  return stop;
}
