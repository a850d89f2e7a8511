import { useState } from 'react';
import { loadDraft } from '@/lib/contact/draft';
import { mailLink } from '@/lib/contact/mailto';
import type { FormWords } from '@/lib/words/words';
import { QuietLink } from '../ui/Button.styles';
import { Filled } from '../ui/Filled';
import { BrokenFormBox, Quotation, Row } from './Form.styles';

interface BrokenFormProps {
  /** The owner's first names. */
  toName: string;
  ownerEmail: string;
  words: FormWords;
}

/** Replaces a form that has crashed: the owner's address and the text that the visitor typed. */
export function BrokenForm({ toName, ownerEmail, words }: BrokenFormProps) {
  const [draft] = useState(loadDraft);
  return (
    <BrokenFormBox data-print="hide">
      <p role="alert">
        <Filled
          text={words.broken}
          values={{
            name: toName,
            address: (
              <a dir="ltr" href={`mailto:${ownerEmail}`}>
                {ownerEmail}
              </a>
            ),
          }}
        />
      </p>
      {draft.message !== '' && (
        <>
          <Quotation>{draft.message}</Quotation>
          <Row>
            <QuietLink href={mailLink(ownerEmail, draft, words).href}>{words.openMail}</QuietLink>
          </Row>
        </>
      )}
    </BrokenFormBox>
  );
}
