import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MessageForm } from '@/components/contact/MessageForm';
import { en } from '@/lib/words/en';
import { emailService } from '../contents/minimal';

export const email = 'juan@example.com';

/** The message form of an owner with an address, or with this other way to write. */
export const formFor = (otherWay?: ReactNode) => (
  <MessageForm
    service={emailService}
    language="en"
    words={en.form}
    name="Juan"
    email={otherWay ? undefined : email}
    otherWay={otherWay ?? <a href={`mailto:${email}`}>{email}</a>}
  />
);

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

export const type = (name: string, text: string) =>
  fireEvent.input(field(name), { target: { value: text } });

/** Fills in all fields of the form that the document has. */
export function fillIn(changes: Record<string, string> = {}): void {
  const texts = { Name: 'Ana', Email: 'ana@example.com', Message: 'Hello', ...changes };
  for (const [name, text] of Object.entries(texts)) type(name, text);
}
