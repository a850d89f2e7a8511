'use client';

import type { ReactNode } from 'react';
import type { MailService } from '@/lib/contact/service';
import type { FormWords } from '@/lib/words/words';
import { BrokenForm } from './BrokenForm';
import { FormBoundary } from './FormBoundary';
import { MessageForm } from './MessageForm';

export interface ContactFormProps {
  service: MailService;
  /** The owner's first names. */
  toName: string;
  ownerEmail: string;
  language: string;
  words: FormWords;
  /** A link to the owner's privacy policy. */
  privacyLink?: ReactNode;
}

/** The message form, or, if it crashes, the owner's address and the visitor's text. */
export function ContactForm(props: ContactFormProps) {
  const { toName, ownerEmail, words } = props;
  return (
    <FormBoundary fallback={<BrokenForm toName={toName} ownerEmail={ownerEmail} words={words} />}>
      <MessageForm {...props} />
    </FormBoundary>
  );
}
