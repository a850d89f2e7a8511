'use client';

import { useEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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

  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty.
  return <div ref={place} dangerouslySetInnerHTML={asExported} />;
}

/**
 * The message form, whose script, the largest of all sections, loads when the form comes near.
 * Until then React leaves the exported form as it is: what is typed stays, and the browser itself
 * can send it. (`lazy` in `Suspense` would wait in the same way, but React puts boundaries of this
 * size aside in the HTML, for a script to move.)
 * Bundlers know the condition, so the scripts that load with the page hold no form.
 */
export function LateContactForm(props: ContactFormProps) {
  if (typeof window !== 'undefined') return <FormInWaiting {...props} />;
  return (
    <div>
      <ContactForm {...props} />
    </div>
  );
}

/**
 * Calls back once when an element is at most a screen's height away, or is turned to.
 * @returns ends the waiting
 */
function whenNear(element: Element, then: () => void): () => void {
  const go = () => {
    stop();
    then();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) go();
    },
    { rootMargin: '100% 0px' },
  );
  const stop = () => {
    observer.disconnect();
    element.removeEventListener('focusin', go);
  };
  observer.observe(element);
  element.addEventListener('focusin', go);
  return stop;
}
