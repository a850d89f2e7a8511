import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { mailLink } from '@/lib/contact/mailto';
import type { Message } from '@/lib/contact/message';
import type { SendResult } from '@/lib/contact/send';
import { type DirectContact, isEmail } from '@/lib/profile/direct-contact';
import { type FormWords, fill } from '@/lib/words/words';
import { QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { Buttons } from './Form.styles';
import { type FormRef, fieldOf } from './useMessage';

/** The owner, to whom visitors write. */
export interface Recipient {
  /** The owner's first names. */
  name: string;
  /** How visitors can write to the owner without the form. */
  direct: DirectContact;
  /** A button with the social link, if `direct` is not an e-mail address. */
  socialLink?: ReactNode;
}

interface OtherWaysProps {
  recipient: Recipient;
  words: FormWords;
  form: FormRef;
  message: Message;
}

interface ResultProps extends OtherWaysProps {
  /** Takes the focus while the button is disabled. */
  status: RefObject<HTMLParagraphElement | null>;
  isSending: boolean;
  result: SendResult | null;
}

/** The result of sending. After a failure it offers other ways to write to the owner. */
export function Result({ status, isSending, result, ...otherWays }: ResultProps) {
  const { recipient, words } = otherWays;
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = result !== null && result.kind !== 'sent';
  useEffect(() => {
    if (hasFailed) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <div ref={box}>
      {/* This element is always in the page. Screen readers announce changes in it, but they would
          not announce its insertion. */}
      <p role="status" ref={status} tabIndex={-1}>
        {isSending && <span className="visually-hidden">{words.sending}</span>}
        {result && <ResultText result={result} recipient={recipient} words={words} />}
      </p>
      {hasFailed && <OtherWays {...otherWays} />}
    </div>
  );
}

interface ResultTextProps {
  result: SendResult;
  recipient: Recipient;
  words: FormWords;
}

function ResultText({ result, recipient: { name }, words }: ResultTextProps) {
  if (result.kind !== 'sent') {
    return (
      <>
        <strong>{words.failed}</strong>
        <span>{fill(words.failures[result.kind], { name })}</span>
      </>
    );
  }
  const address = <bdi>{result.replyTo}</bdi>;
  return (
    <>
      <strong>{words.sent}</strong>
      <span>
        <FilledText text={words.answer} values={{ name, address }} />
      </span>
    </>
  );
}

function OtherWays({ recipient, words, form, message }: OtherWaysProps) {
  const { name, direct, socialLink } = recipient;
  const [notice, setNotice] = useState({ text: '', count: 0 });
  const mail = isEmail(direct) ? mailLink(direct.text, message, words) : undefined;
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
      {mail?.isCut && <p className="fine-print">{words.mailIsCut}</p>}
      <Buttons>
        {mail ? <QuietAction href={mail.href}>{words.openMail}</QuietAction> : socialLink}
        <QuietAction as="button" type="button" onClick={copy}>
          {words.copy}
        </QuietAction>
      </Buttons>
      <div>
        <p className="fine-print" aria-live="polite">
          {/* A new element, so that screen readers announce the same text a second time. */}
          <strong key={notice.count}>{notice.text}</strong>
        </p>
        <p className="fine-print">
          <FilledText
            text={words.ownAddress}
            values={{ name, address: <b dir="ltr">{direct.text}</b> }}
          />
        </p>
      </div>
    </>
  );
}
