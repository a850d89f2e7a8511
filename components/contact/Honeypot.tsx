const fieldName = 'topic';

/**
 * A field that only robots fill in. `inert` hides it from the keyboard, screen readers and
 * autofill. Firefox 111 does not know `inert`: there `aria-hidden` and `tabIndex` do the same.
 */
export const Honeypot = () => (
  <span className="visually-hidden" inert aria-hidden="true">
    <input type="text" name={fieldName} tabIndex={-1} autoComplete="off" />
  </span>
);

/**
 * Whether a robot has filled in the field, which is empty afterwards: if autofill has done it, the
 * next attempt to send succeeds.
 */
export function isFilledByRobot(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(fieldName) as HTMLInputElement;
  const isFilled = field.value !== '';
  field.value = '';
  return isFilled;
}
