import { fireEvent, screen } from '@testing-library/react';
import { MessageForm } from '@/components/contact/MessageForm';
import type { Recipient } from '@/components/contact/Result';
import { en } from '@/lib/words/en';
import { emailService } from '../contents/minimal';

export const email = { text: 'juan@example.com', href: 'mailto:juan@example.com' };

/** The message form of an owner whom visitors reach in this way. */
export const formFor = (recipient: Omit<Recipient, 'name'>) => (
  <MessageForm
    service={emailService}
    language="en"
    words={en.form}
    recipient={{ name: 'Juan', ...recipient }}
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
