import { useState } from 'react';
import { mailLink } from '@/lib/contact/mailto';
import type { Message } from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { Buttons, FinePrint } from './Form.styles';
import { type FormRef, fieldOf } from './useMessage';

export interface OtherWaysProps {
  words: FormWords;
  form: FormRef;
  message: Message;
  /** The owner's first names. */
  toName: string;
  ownerEmail: string;
}

/** Other ways to send the message: a mail program, the clipboard, or the owner's address. */
export function OtherWays({ words, form, message, toName, ownerEmail }: OtherWaysProps) {
  const [notice, setNotice] = useState({ text: '', count: 0 });
  const mail = mailLink(ownerEmail, message, words);

  const show = (text: string) => setNotice(({ count }) => ({ text, count: count + 1 }));

  async function copy() {
    try {
      await navigator.clipboard.writeText(message.message);
      show(words.isCopied);
    } catch {
      // The browser refuses, or the page has no clipboard because it was loaded without TLS.
      const field = fieldOf(form, 'message');
      field.focus();
      field.select();
      show(words.isSelected);
    }
  }

  return (
    <>
      {mail.isCut && <FinePrint>{words.mailIsCut}</FinePrint>}
      <Buttons>
        <QuietAction href={mail.href}>{words.openMail}</QuietAction>
        <QuietAction as="button" type="button" onClick={copy}>
          {words.copy}
        </QuietAction>
      </Buttons>
      <div>
        <FinePrint aria-live="polite">
          {/* A new element, so that screen readers announce the same text a second time. */}
          <strong key={notice.count}>{notice.text}</strong>
        </FinePrint>
        <FinePrint>
          <FilledText
            text={words.ownAddress}
            values={{ name: toName, address: <b dir="ltr">{ownerEmail}</b> }}
          />
        </FinePrint>
      </div>
    </>
  );
}
