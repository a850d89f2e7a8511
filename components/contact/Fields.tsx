import { Suspense } from 'react';
import {
  counterText,
  type InputProblems,
  MAX_MESSAGE_LENGTH,
  type Message,
} from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import { Count, Label, NameAndEmail, ProblemText, RequiredNote } from './Form.styles';
import { Honeypot } from './Honeypot';

interface FieldsProps {
  words: FormWords;
  language: string;
  isReadOnly: boolean;
  message: Message;
  problems: InputProblems;
  onInput: () => void;
}

/**
 * The fields for name, e-mail address and message, with a counter near the longest length, and a
 * field for robots.
 */
export function Fields({ language, ...shared }: FieldsProps) {
  const { words, message } = shared;
  const { length } = message.message;
  const count = counterText(length, words, language);
  return (
    <>
      <NameAndEmail>
        <LabeledField {...shared} name="name" />
        <LabeledField {...shared} name="email" />
      </NameAndEmail>
      <div>
        <LabeledField
          {...shared}
          name="message"
          noteId={count === '' ? undefined : 'contact-count'}
        />
        <p className="visually-hidden" aria-live="polite">
          {length > MAX_MESSAGE_LENGTH && words.problems['message-too-long']}
        </p>
        {count !== '' && <Count id="contact-count">{count}</Count>}
      </div>
      <Honeypot />
    </>
  );
}

interface LabeledFieldProps extends Omit<FieldsProps, 'language'> {
  name: keyof Message;
  noteId?: string;
}

function LabeledField(props: LabeledFieldProps) {
  const { name, words, isReadOnly, message, problems, onInput, noteId } = props;
  const problem = problems[name];
  const problemId = problem && `contact-${name}-problem`;
  const attributes = {
    id: `contact-${name}`,
    name,
    value: message[name],
    onInput,
    required: true,
    readOnly: isReadOnly,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': [problemId, noteId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div>
      <Label htmlFor={`contact-${name}`}>{words[name]}</Label>{' '}
      {/* Hidden from screen readers, because they announce the `required` attribute. */}
      <RequiredNote aria-hidden="true">{`${words.required} `}</RequiredNote>
      {/* Password managers and writing aids insert elements next to a field. If that happens before
          hydration, React renders only the content of `Suspense` again, and not the whole page.
          React moves larger content than a field to the end of the HTML. */}
      <Suspense>
        {name === 'message' ? (
          // No `maxLength`, with which browsers would silently drop the end of a pasted text.
          <textarea {...attributes} autoComplete="off" rows={6} />
        ) : (
          <input {...attributes} type={name === 'email' ? 'email' : 'text'} autoComplete={name} />
        )}
      </Suspense>
      {problem !== undefined && (
        <ProblemText id={problemId}>
          <Icon name="alert-circle" />
          <span>{words.problems[problem]}</span>
        </ProblemText>
      )}
    </div>
  );
}
