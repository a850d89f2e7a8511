import { type RefObject, useState } from 'react';
import { mailLink } from '@/lib/contact/mailto';
import type { Message } from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { QuietButton, QuietLink } from '../ui/Button.styles';
import { Filled } from '../ui/Filled';
import { HelpActions, Small } from './Form.styles';
import { fieldOf } from './useMessage';

interface SendHelpProps {
  words: FormWords;
  form: RefObject<HTMLFormElement | null>;
  message: Message;
  toName: string;
  ownerEmail: string;
  onNotice: (notice: string) => void;
}

/** Copies what stands in a field; where that is refused, selects it for the visitor to copy. */
async function copyFrom(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Refused, or a page without TLS, where there is no such clipboard.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** The other ways to the owner, when the form could not send. */
export function SendHelp({ words, form, message, toName, ownerEmail, onNotice }: SendHelpProps) {
  const [isCopied, setCopied] = useState(false);
  const mail = mailLink(ownerEmail, message, words);

  async function copy() {
    if (form.current === null) return;
    const done = await copyFrom(fieldOf(form.current, 'message'));
    setCopied(done);
    onNotice(done ? words.isCopied : words.isSelected);
  }

  return (
    <>
      <HelpActions>
        <QuietLink href={mail.href}>{words.openMail}</QuietLink>
        <QuietButton type="button" onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </QuietButton>
      </HelpActions>
      <Small>
        {mail.cut && `${words.mailIsCut} `}
        <Filled
          text={words.ownAddress}
          values={{ name: toName, address: <b dir="ltr">{ownerEmail}</b> }}
        />
      </Small>
    </>
  );
}
