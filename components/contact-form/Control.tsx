import { useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '@/lib/contact/message';

type FormField = HTMLInputElement | HTMLTextAreaElement;

const fieldHtml: Record<keyof Message, string> = {
  name: '<input id="contact-name" name="name" type="text" autocomplete="name" required>',
  email: '<input id="contact-email" name="email" type="email" autocomplete="email" required>',
  // Without `maxlength`, which drops the end of a pasted text and says nothing.
  message:
    '<textarea id="contact-message" name="message" autocomplete="off" rows="6" required></textarea>',
};

interface ControlProps {
  name: keyof Message;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** The ids of the elements that describe the field, separated by spaces. */
  describedBy: string;
}

/**
 * A field of the form, as HTML that React does not look into. Password managers and writing aids
 * insert nodes next to fields before hydration. If React compared these nodes with its own, it
 * would render the whole page again, and the visitor would lose the focus and the text typed so
 * far.
 */
export function Control({ name, isReadOnly, isInvalid, describedBy }: ControlProps) {
  const box = useRef<HTMLDivElement>(null);
  const [exported] = useState(() => readExportedField(name));

  useLayoutEffect(() => {
    const field = fieldIn(box.current);
    if (!field || !exported || field === exported.field) return;
    field.value = exported.value;
    if (exported.hasFocus) field.focus({ preventScroll: true });
  }, [exported]);

  useLayoutEffect(() => {
    const field = fieldIn(box.current);
    if (!field) return;
    field.readOnly = isReadOnly;
    setAttribute(field, 'aria-invalid', isInvalid ? 'true' : '');
    setAttribute(field, 'aria-describedby', describedBy);
  }, [isReadOnly, isInvalid, describedBy]);

  return (
    <div
      ref={box}
      // Extensions may have changed the HTML.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is constant.
      dangerouslySetInnerHTML={{ __html: fieldHtml[name] }}
    />
  );
}

function fieldIn(box: HTMLElement | null) {
  return box?.querySelector<FormField>('[name]');
}

/**
 * Reads the field of the exported page, before React renders the field. If another part of the page
 * was changed before hydration, for example by browser translation, React replaces all elements of
 * the page. The new field then gets the text and the focus of the exported one.
 */
function readExportedField(name: keyof Message) {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(`contact-${name}`) as FormField | null;
  if (field === null) return undefined;
  return { field, value: field.value, hasFocus: field === document.activeElement };
}

/** Sets an attribute, or removes it if the value is empty. */
function setAttribute(element: Element, name: string, value: string): void {
  if (value === '') element.removeAttribute(name);
  else element.setAttribute(name, value);
}
