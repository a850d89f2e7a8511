import { useState } from 'react';
import { loadDraft } from '@/lib/contact/draft';
import { FilledText } from '../ui/FilledText';
import type { ContactFormProps } from './ContactForm';
import { BrokenFormBox } from './Form.styles';

type BrokenFormProps = Pick<ContactFormProps, 'toName' | 'ownerEmail' | 'words'>;

/** Replaces a form that has crashed: the owner's address and the text that the visitor typed. */
export function BrokenForm({ toName, ownerEmail, words }: BrokenFormProps) {
  const [{ message }] = useState(loadDraft);
  const address = (
    <a dir="ltr" href={`mailto:${ownerEmail}`}>
      {ownerEmail}
    </a>
  );
  return (
    <BrokenFormBox data-print="hide">
      <p role="alert">
        <FilledText text={words.broken} values={{ name: toName, address }} />
      </p>
      {message !== '' && <blockquote>{message}</blockquote>}
    </BrokenFormBox>
  );
}
