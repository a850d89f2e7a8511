import { type RefObject, useEffect, useState } from 'react';
import { OutOfSight } from './Form.styles';

/**
 * A field only robots fill in. `inert` keeps it from the keyboard, from screen readers and from
 * the browser's autofill, which leaves fields alone that cannot be focused; the other attributes
 * speak to password managers. It is added after hydration, since a form sent without our script
 * would carry it into the visitor's e-mail.
 */
interface HoneypotProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
}

export function Honeypot({ ref, label }: HoneypotProps) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <OutOfSight inert aria-hidden="true">
      <label htmlFor="contact-topic">{label}</label>
      <input
        ref={ref}
        id="contact-topic"
        name="topic"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
      />
    </OutOfSight>
  );
}
