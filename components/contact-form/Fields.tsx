import {
  type ClipboardEvent,
  type FormEvent,
  type RefObject,
  useState,
  useSyncExternalStore,
} from 'react';
import { characterCount, isCutByPaste, MESSAGE_LIMIT } from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Field, Input, NameAndEmail, TextArea, UnderMessage } from './Form.styles';

interface FieldsProps {
  words: FormWords;
  language: string;
  isReadOnly: boolean;
  /** Length of the message. */
  length: number;
}

/** The three fields, and below the message the number of characters. */
export function Fields({ words, language, isReadOnly, length }: FieldsProps) {
  const [isCut, setCut] = useState(false);

  function noticePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    setCut(isCutByPaste(value.length - (selectionEnd - selectionStart), pasted));
  }

  function dropNotice(event: FormEvent<HTMLTextAreaElement>) {
    // The paste itself fires an input event too.
    if ((event.nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCut(false);
  }

  const { shown, spoken } = characterCount(length, words, language);
  return (
    <>
      <NameAndEmail>
        {(['name', 'email'] as const).map((field) => (
          <Field key={field}>
            <label htmlFor={`contact-${field}`}>{words[field]}</label>
            <Input
              id={`contact-${field}`}
              name={field}
              type={field === 'email' ? 'email' : 'text'}
              autoComplete={field}
              required
              readOnly={isReadOnly}
            />
          </Field>
        ))}
      </NameAndEmail>
      <Field>
        <label htmlFor="contact-message">{words.message}</label>
        <TextArea
          id="contact-message"
          name="message"
          autoComplete="off"
          rows={6}
          required
          maxLength={MESSAGE_LIMIT}
          readOnly={isReadOnly}
          aria-describedby={shown === '' ? undefined : 'contact-count'}
          onPaste={noticePaste}
          onInput={dropNotice}
        />
        <UnderMessage>
          <p aria-live="polite">
            {isCut && length > 0 && words.pasteCut}
            <VisuallyHidden>{spoken}</VisuallyHidden>
          </p>
          {shown !== '' && (
            <p id="contact-count" data-full={length >= MESSAGE_LIMIT || undefined}>
              {shown}
            </p>
          )}
        </UnderMessage>
      </Field>
    </>
  );
}

/**
 * A field that only bots fill in. `inert` hides it from the keyboard, from screen readers and from
 * the browser's autofill, which skips fields that cannot be focused. It is added after hydration,
 * since a form sent without scripts would put it into the visitor's e-mail.
 */
export function Honeypot({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <VisuallyHidden inert aria-hidden="true">
      <input ref={ref} name="topic" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
