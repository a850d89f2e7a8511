import { Suspense } from 'react';
import { type Message, restoreDraft } from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import { FinePrint, Label, ProblemText } from './Form.styles';

interface FieldProps {
  /** Also the name of its label among the words. */
  name: keyof Message;
  problem?: string;
  isSending: boolean;
  words: FormWords;
}

export function Field({ name, problem, isSending, words }: FieldProps) {
  const id = `contact-${name}`;
  const problemId = problem && `${id}-problem`;
  const attributes = {
    ref: restoreDraft,
    id,
    name,
    required: true,
    readOnly: isSending,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problemId,
  };
  return (
    <div>
      <Label htmlFor={id}>{words[name]}</Label>{' '}
      {/* Hidden from screen readers, because they announce the `required` attribute. */}
      <FinePrint as="span" aria-hidden="true">
        {`${words.required} `}
      </FinePrint>
      {/* Password managers and writing aids insert elements next to a field. If that happens before
          hydration, React renders only the content of `Suspense` again, and not the whole page. It is
          only the field, because React moves larger content to the end of the HTML. */}
      <Suspense>
        {name === 'message' ? (
          // No `maxLength`, with which browsers would silently drop the end of a pasted text.
          <textarea {...attributes} autoComplete="off" rows={5} />
        ) : (
          <input {...attributes} type={name === 'email' ? 'email' : 'text'} autoComplete={name} />
        )}
      </Suspense>
      {problem && (
        <ProblemText id={problemId}>
          <Icon name="alert-circle" />
          <span>{problem}</span>
        </ProblemText>
      )}
    </div>
  );
}
