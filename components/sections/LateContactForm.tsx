'use client';

import { lazy, Suspense } from 'react';
import { ContactForm, type ContactFormProps } from './ContactForm';

/** Resolves when the form comes within a screen's height of being seen, or is turned to. */
function formIsNear(): Promise<void> {
  return new Promise((resolve) => {
    const section = document.getElementById('contact');
    if (section === null) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(section);
    section.addEventListener('focusin', () => resolve(), { once: true });
  });
}

// While exporting it is there at once. In the browser, this expression keeps it out of the scripts
// that load with the page: the condition is known when they are made.
const Late =
  typeof window === 'undefined'
    ? ContactForm
    : lazy(async () => {
        await formIsNear();
        return { default: (await import('./ContactForm')).ContactForm };
      });

/**
 * The message form, whose script, the largest of all sections, loads when the form comes near.
 * Until then React leaves the exported form as it is: what is typed stays, and the browser itself
 * can send it.
 */
export function LateContactForm(props: ContactFormProps) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
