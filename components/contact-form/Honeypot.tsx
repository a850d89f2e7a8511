import type { RefObject } from 'react';
import { useIsHydrated } from '../ui/useIsHydrated';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/**
 * A field that only bots fill in. `inert` hides it from the keyboard, from screen readers and from
 * the browser's autofill, which skips fields that cannot be focused. It is added after hydration,
 * because a form sent without scripts would put it into the visitor's e-mail.
 */
export function Honeypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  if (!useIsHydrated()) return null;
  return (
    <VisuallyHidden inert aria-hidden="true">
      <input ref={ref} name="topic" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
