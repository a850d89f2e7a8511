import type { MailService } from '@/lib/contact/service';
import type { FormWords } from '@/lib/words/words';
import { fill } from '@/lib/words/words';
import { Small } from './Form.styles';

interface PrivacyProps {
  words: FormWords;
  service: MailService;
  toName: string;
  /** Whether the browser keeps the draft. */
  isKept: boolean;
  /** Whether the text in the form is a draft from an earlier visit. */
  isRestored: boolean;
}

/** Where the visitor's text is, and who gets to see it. */
export function Privacy({ words, service, toName, isKept, isRestored }: PrivacyProps) {
  return (
    <Small>
      {isRestored && <strong>{words.restored} </strong>}
      {isKept ? words.kept : words.notKept}{' '}
      {service.connected
        ? fill(words.carriedBy, { host: new URL(service.origin).host, name: toName })
        : fill(words.carried, { name: toName })}
    </Small>
  );
}
