import { type RefObject, useState } from 'react';
import { mailLink } from '@/lib/contact/mailto';
import type { Message } from '@/lib/contact/message';
import { QuietButton, QuietLink } from '../ui/Button.styles';
import { HelpActions, Small } from './Form.styles';
import { fieldOf } from './useMessage';

interface SendHelpProps {
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
export function SendHelp({ form, message, toName, ownerEmail, onNotice }: SendHelpProps) {
  const [isCopied, setCopied] = useState(false);
  const mail = mailLink(ownerEmail, message);

  async function copy() {
    if (form.current === null) return;
    const done = await copyFrom(fieldOf(form.current, 'message'));
    setCopied(done);
    onNotice(
      done
        ? 'The message is copied.'
        : 'The message is selected: copy it with your keyboard or menu.',
    );
  }

  return (
    <>
      <HelpActions>
        <QuietLink href={mail.href}>Open my email program</QuietLink>
        <QuietButton type="button" onClick={copy}>
          {isCopied ? 'Message copied' : 'Copy message'}
        </QuietButton>
      </HelpActions>
      <Small>
        {mail.cut &&
          'The email takes only the beginning of this message along: copy it and paste it there. '}
        {toName}’s address is <b>{ownerEmail}</b>.
      </Small>
    </>
  );
}
