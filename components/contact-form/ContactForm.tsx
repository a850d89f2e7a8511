'use client';

import { Component, type ReactNode } from 'react';
import type { MailService } from '@/lib/contact/service';
import type { FormWords } from '@/lib/words/words';
import { BrokenForm } from './BrokenForm';
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

/**
 * The message form. If it crashes, the rest of the page stays, and the owner's address and the
 * visitor's text take its place.
 */
export class ContactForm extends Component<ContactFormProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <BrokenForm {...this.props} /> : <MessageForm {...this.props} />;
  }
}
