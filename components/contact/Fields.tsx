import { Suspense, useEffect } from 'react';
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
  /** Called when a field appears. */
  onAppear: () => void;
}

export function Fields(props: FieldsProps) {
  const { words, language, isReadOnly, problems, length, onAppear } = props;
  const { visible, spoken } = characterCount(length, words, language);
  const shared = { words, isReadOnly, problems, onAppear };
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

interface LabeledFieldProps
  extends Pick<FieldsProps, 'words' | 'isReadOnly' | 'problems' | 'onAppear'> {
  name: keyof Message;
  /** The id of another element that describes the field. */
  noteId?: string;
}

function LabeledField(props: LabeledFieldProps) {
  const { name, words, isReadOnly, problems, onAppear, noteId } = props;
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
          onAppear={onAppear}
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

interface ControlProps extends Pick<LabeledFieldProps, 'name' | 'isReadOnly' | 'onAppear'> {
  isInvalid: boolean;
  describedBy: string;
}

/**
 * An input or a textarea. React may render it again after the form has appeared (see `Suspense`
 * above), and then it is empty. So it announces itself, to get its text back.
 */
function Control({ name, isReadOnly, isInvalid, describedBy, onAppear }: ControlProps) {
  useEffect(onAppear, [onAppear]);
  const attributes = {
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
