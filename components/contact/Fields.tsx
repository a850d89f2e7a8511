import { Suspense, useEffect, useRef } from 'react';
import { loadDraft } from '@/lib/contact/draft';
import {
  characterCount,
  type InputProblems,
  MAX_MESSAGE_LENGTH,
  type Message,
} from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import { Count, ProblemText } from './Form.styles';

interface FieldsProps {
  words: FormWords;
  language: string;
  isReadOnly: boolean;
  problems: InputProblems;
  /** Length of the message, in UTF-16 units. */
  length: number;
}

export function Fields({ words, language, isReadOnly, problems, length }: FieldsProps) {
  const { visible, spoken } = characterCount(length, words, language);
  const shared = { words, isReadOnly, problems };
  return (
    <>
      <div className="name-and-email">
        <LabeledField {...shared} name="name" />
        <LabeledField {...shared} name="email" />
      </div>
      <div>
        <LabeledField
          {...shared}
          name="message"
          noteId={visible === '' ? undefined : 'contact-count'}
        />
        <p className="visually-hidden" aria-live="polite">
          {spoken}
        </p>
        {visible !== '' && (
          <Count id="contact-count" data-full={length >= MAX_MESSAGE_LENGTH ? '' : undefined}>
            {visible}
          </Count>
        )}
      </div>
    </>
  );
}

interface LabeledFieldProps extends Pick<FieldsProps, 'words' | 'isReadOnly' | 'problems'> {
  name: keyof Message;
  /** The id of another element that describes the field. */
  noteId?: string;
}

function LabeledField(props: LabeledFieldProps) {
  const { name, words, isReadOnly, problems, noteId } = props;
  const problem = problems[name];
  const problemId = `contact-${name}-problem`;
  return (
    <div>
      <label htmlFor={`contact-${name}`}>{words[name]}</label>{' '}
      {/* Screen readers announce the `required` attribute. */}
      <span aria-hidden="true">{words.required}</span>
      {/* Password managers and writing aids insert elements next to a field. If that happens before
          hydration, React renders only the content of `Suspense` again, and not the whole page. The
          content is no more than the field, because React moves larger content to the end of the
          HTML. */}
      <Suspense>
        <Control
          name={name}
          isReadOnly={isReadOnly}
          isInvalid={problem !== undefined}
          describedBy={[problem === undefined ? undefined : problemId, noteId]
            .filter(Boolean)
            .join(' ')}
        />
      </Suspense>
      {problem !== undefined && (
        <ProblemText id={problemId}>
          <Icon name="alert" />
          <span>{words.problems[problem]}</span>
        </ProblemText>
      )}
    </div>
  );
}

interface ControlProps extends Pick<LabeledFieldProps, 'name' | 'isReadOnly'> {
  isInvalid: boolean;
  describedBy: string;
}

/**
 * An input or a textarea. `useMessage` restores the draft when the form appears. React may render
 * a field again after that (see `Suspense` above), so the field restores its own text, too.
 */
function Control({ name, isReadOnly, isInvalid, describedBy }: ControlProps) {
  // One ref for both elements.
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (field.current?.value === '') field.current.value = loadDraft()[name];
  }, [name]);
  const attributes = {
    ref: field,
    id: `contact-${name}`,
    name,
    required: true,
    readOnly: isReadOnly,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy || undefined,
  };
  return name === 'message' ? (
    // Without `maxLength`, which drops the end of a pasted text and says nothing.
    <textarea {...attributes} autoComplete="off" rows={6} />
  ) : (
    <input {...attributes} type={name === 'email' ? 'email' : 'text'} autoComplete={name} />
  );
}
