import { type FormEvent, type ReactNode, type Ref, useRef } from 'react';
import type { Message } from '@/lib/contact/message';
import { type EmailService, type SendResult, sendMessage } from '@/lib/contact/send';
import { isEmail } from '@/lib/profile/direct-contact';
import { type FormWords, fill } from '@/lib/words/words';
import { PrimaryAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/useIsHydrated';
import { Fields } from './Fields';
import { Form, SendArea, Spinner } from './Form.styles';
import { type Recipient, Result } from './Result';
import { useMessage } from './useMessage';
import { type Phase, useSending } from './useSending';

export interface MessageFormProps {
  service: EmailService;
  recipient: Recipient;
  language: string;
  words: FormWords;
  privacyLink?: ReactNode;
}

/** The form. It checks the message, keeps it as a draft, sends it, and shows the result. */
export function MessageForm(props: MessageFormProps) {
  const { service, recipient, language, words, privacyLink } = props;
  const { name, direct } = recipient;
  const hasEmail = isEmail(direct);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const { phase, result, startSending } = useSending();
  const { message, problems, updateMessage, checkFields, clearMessage } = useMessage(form);
  const isSending = phase === 'sending';
  const tone = result && (result.kind === 'sent' ? 'good' : 'bad');

  async function send(current: Message): Promise<SendResult> {
    if (honeypot.current?.value) {
      // Autofill may have filled in the field, and not a bot. It is emptied, so that the visitor's
      // next attempt succeeds.
      honeypot.current.value = '';
      return { kind: 'taken-for-spam', detail: 'the field that people do not see was filled in' };
    }
    const newResult = await sendMessage(service, current, name);
    if (newResult.kind === 'sent') clearMessage();
    return newResult;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const current = updateMessage();
    if (!checkFields()) return;
    // A disabled button loses the focus, so the status takes it.
    if (document.activeElement === button.current) status.current?.focus({ preventScroll: true });
    startSending(() => send(current));
  }

  return (
    // Until hydration, the browser checks the fields itself, and passes the text to the visitor's
    // mail program. If the owner has no e-mail address, the form cannot be submitted anywhere. Its
    // method is then 'dialog', which does nothing outside of a dialog. After hydration, sentences
    // below the fields replace the browser's bubble, which shows only one problem and disappears.
    <Form
      ref={form}
      action={hasEmail ? direct.href : undefined}
      method={hasEmail ? 'post' : 'dialog'}
      encType="text/plain"
      noValidate={isHydrated}
      onSubmit={onSubmit}
      onInput={updateMessage}
    >
      <Fields
        words={words}
        language={language}
        isReadOnly={isSending}
        problems={problems}
        length={message.message.length}
      />
      {/* Only after hydration: a form that is submitted without scripts would put the field into
          the visitor's e-mail. */}
      {isHydrated && <Honeypot ref={honeypot} />}
      <p className="fine-print">
        <span>{fill(words.serviceNote, { name })}</span>
        {privacyLink && <> {privacyLink}</>}
      </p>
      <SendArea $isSending={isSending} $tone={tone}>
        <SendButton ref={button} phase={phase} words={words} />
        <Result
          status={status}
          isSending={isSending}
          result={result}
          message={message}
          form={form}
          recipient={recipient}
          words={words}
        />
      </SendArea>
    </Form>
  );
}

/**
 * A field that only bots fill in. `inert` hides it from the keyboard, from screen readers and from
 * autofill, which skips fields that cannot be focused. Firefox 111 does not know `inert`: there
 * `aria-hidden` and `tabIndex` do the same.
 */
const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <span className="visually-hidden" inert aria-hidden="true">
    <input ref={ref} name="topic" tabIndex={-1} autoComplete="off" />
  </span>
);

const phaseIcons: Record<Phase, ReactNode> = {
  idle: <Icon name="send" />,
  sending: <Spinner />,
  sent: <Icon name="check" />,
  failed: <Icon name="alert" />,
};

interface SendButtonProps {
  ref: Ref<HTMLButtonElement>;
  phase: Phase;
  words: FormWords;
}

function SendButton({ ref, phase, words }: SendButtonProps) {
  return (
    <PrimaryAction as="button" ref={ref} type="submit" disabled={phase === 'sending'}>
      {phaseIcons[phase]}
      <span>{words[phase]}</span>
    </PrimaryAction>
  );
}
