import { Suspense } from 'react';
import {
  counterText,
  type InputProblems,
  MAX_MESSAGE_LENGTH,
  type Message,
} from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/useIsHydrated';
import { Count, ProblemText } from './Form.styles';

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
      <div>
        <LabeledField {...shared} name="name" />
        <LabeledField {...shared} name="email" />
      </div>
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
      <label htmlFor={`contact-${name}`}>{words[name]}</label>{' '}
      {/* Hidden from screen readers, because they announce the `required` attribute. */}
      <span aria-hidden="true">{`${words.required} `}</span>
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

export const honeypotName = 'topic';

/**
 * A field that only robots fill in. `inert` hides it from the keyboard, screen readers and
 * autofill. Firefox 111 does not know `inert`: there `aria-hidden` and `tabIndex` do the same.
 */
function Honeypot() {
  // Before hydration, the form would put this field into the visitor's e-mail.
  if (!useIsHydrated()) return null;
  return (
    <span className="visually-hidden" inert aria-hidden="true">
      <input name={honeypotName} tabIndex={-1} autoComplete="off" />
    </span>
  );
}
