import { type ClipboardEvent, type FormEvent, useState } from 'react';
import type { FieldFault, FieldFaults } from '@/lib/contact/faults';
import { characterCount, isCutByPaste, MESSAGE_LIMIT } from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Control, type ControlProps } from './Control';
import { FaultText, Field, LabelRow, NameAndEmail, UnderMessage } from './Form.styles';

interface FieldsProps {
  words: FormWords;
  language: string;
  isReadOnly: boolean;
  faults: FieldFaults;
  /** Length of the message. */
  length: number;
}

/** The three fields, each with its fault, and below the message the number of characters. */
export function Fields({ words, faults, language, length, ...control }: FieldsProps) {
  return (
    <>
      <NameAndEmail>
        {(['name', 'email'] as const).map((name) => (
          <LabelledField key={name} {...control} name={name} words={words} fault={faults[name]} />
        ))}
      </NameAndEmail>
      <MessageField
        {...control}
        words={words}
        fault={faults.message}
        language={language}
        length={length}
      />
    </>
  );
}

interface LabelledFieldProps extends Omit<ControlProps, 'isInvalid' | 'describedBy'> {
  words: FormWords;
  fault: FieldFault | undefined;
  /** The id of another element that describes the field. */
  noteId?: string | undefined;
}

function LabelledField({ words, fault, noteId, ...control }: LabelledFieldProps) {
  const { name } = control;
  const faultId = `contact-${name}-fault`;
  return (
    <Field>
      <LabelRow>
        <label htmlFor={`contact-${name}`}>{words[name]}</label>
        {/* Screen readers announce the `required` attribute. */}
        <span aria-hidden="true">{words.required}</span>
      </LabelRow>
      <Control
        {...control}
        isInvalid={fault !== undefined}
        describedBy={[fault && faultId, noteId].filter(Boolean).join(' ')}
      />
      {fault !== undefined && (
        <FaultText id={faultId}>
          <Icon name="alert" />
          <span>{words.faults[fault]}</span>
        </FaultText>
      )}
    </Field>
  );
}

interface MessageFieldProps extends Omit<LabelledFieldProps, 'name' | 'noteId'> {
  language: string;
  /** Length of the message. */
  length: number;
}

/** The message, with a counter near its limit and a notice if the browser has cut a paste. */
function MessageField({ language, length, ...field }: MessageFieldProps) {
  const { words } = field;
  const [isCut, setCut] = useState(false);
  const { shown, spoken } = characterCount(length, words, language);

  function noticePaste({ target, clipboardData }: ClipboardEvent<HTMLElement>): void {
    const { value, selectionStart, selectionEnd } = target as HTMLTextAreaElement;
    const pasted = clipboardData.getData('text/plain');
    setCut(isCutByPaste(value.length - (selectionEnd - selectionStart), pasted));
  }

  function dropNotice({ nativeEvent }: FormEvent<HTMLElement>): void {
    // The paste itself fires an input event too.
    if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCut(false);
  }

  return (
    <div onPaste={noticePaste} onInput={dropNotice}>
      <LabelledField
        {...field}
        name="message"
        noteId={shown === '' ? undefined : 'contact-count'}
      />
      <UnderMessage>
        <p aria-live="polite">
          <span>{isCut && length > 0 ? words.pasteCut : ''}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </p>
        {shown !== '' && (
          <p id="contact-count" data-full={length >= MESSAGE_LIMIT || undefined}>
            {shown}
          </p>
        )}
      </UnderMessage>
    </div>
  );
}
