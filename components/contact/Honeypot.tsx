import { failure, type SendResult } from '@/lib/contact/send';

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
 * The result for a robot, in place of sending; undefined for people. A robot reads what people read
 * when the service does not confirm a message. The field is empty afterwards: if autofill has
 * filled it in, the next attempt succeeds.
 */
export function resultForRobot(form: HTMLFormElement): SendResult | undefined {
  const field = form.elements.namedItem(fieldName) as HTMLInputElement;
  const isFilled = field.value !== '';
  field.value = '';
  if (!isFilled) return undefined;
  return failure('unconfirmed', 'the field that people do not see was filled in');
}
