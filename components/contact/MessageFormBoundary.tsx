'use client';

import { Component, useState } from 'react';
import { loadDraft } from '@/lib/contact/draft';
import { FilledText } from '../ui/FilledText';
import { AddressLink } from './AddressLink';
import { BrokenFormBox } from './Form.styles';
import { MessageForm, type MessageFormProps } from './MessageForm';

/**
 * The message form. If it crashes, the rest of the page stays. The owner's address and the
 * visitor's text then replace the form.
 */
export class MessageFormBoundary extends Component<MessageFormProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <BrokenForm {...this.props} /> : <MessageForm {...this.props} />;
  }
}

function BrokenForm({ recipient: { name, direct }, words }: MessageFormProps) {
  const [{ message }] = useState(loadDraft);
  return (
    <BrokenFormBox>
      <p role="alert">
        <FilledText text={words.broken} values={{ name, address: <AddressLink {...direct} /> }} />
      </p>
      {message !== '' && <blockquote>{message}</blockquote>}
    </BrokenFormBox>
  );
}
