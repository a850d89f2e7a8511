import type { FieldFault, FieldFaults } from '@/lib/contact/faults';
import { characterCount, MESSAGE_LIMIT, type Message } from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Control } from './Control';
import { Count, CountRow, FaultText, Field, NameAndEmail } from './Form.styles';

interface FieldsProps {
  words: FormWords;
  language: string;
  isReadOnly: boolean;
  faults: FieldFaults;
  /** Length of the message, in UTF-16 units. */
  length: number;
}

/** The three fields, each with its fault. Below a long message is the number of its characters. */
export function Fields({ words, language, isReadOnly, faults, length }: FieldsProps) {
  const { shown, spoken } = characterCount(length, words, language);
  const isCounted = shown !== '';
  const isTooLong = length > MESSAGE_LIMIT;
  return (
    <>
      <NameAndEmail>
        <LabelledField name="name" words={words} isReadOnly={isReadOnly} fault={faults.name} />
        <LabelledField name="email" words={words} isReadOnly={isReadOnly} fault={faults.email} />
      </NameAndEmail>
      <div>
        <LabelledField
          name="message"
          words={words}
          isReadOnly={isReadOnly}
          // Marked at once, because a visitor may paste much more than fits.
          fault={isTooLong ? 'message-too-long' : faults.message}
          noteId={isCounted ? 'contact-count' : undefined}
        />
        <CountRow>
          <VisuallyHidden as="p" aria-live="polite">
            {spoken}
          </VisuallyHidden>
          {isCounted && (
            <Count id="contact-count" data-full={length >= MESSAGE_LIMIT ? '' : undefined}>
              {shown}
            </Count>
          )}
        </CountRow>
      </div>
    </>
  );
}

interface LabelledFieldProps {
  name: keyof Message;
  words: FormWords;
  isReadOnly: boolean;
  fault: FieldFault | undefined;
  /** The id of another element that describes the field. */
  noteId?: string | undefined;
}

/** A field with its label above and its fault below. */
function LabelledField({ name, words, isReadOnly, fault, noteId }: LabelledFieldProps) {
  const faultId = `contact-${name}-fault`;
  return (
    <Field $isInvalid={fault !== undefined}>
      <div>
        <label htmlFor={`contact-${name}`}>{words[name]}</label>
        {/* Screen readers announce the `required` attribute. */}
        <span aria-hidden="true">{words.required}</span>
      </div>
      <Control
        name={name}
        isReadOnly={isReadOnly}
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
