import type { MailService } from '@/lib/contact/service';
import { Hint } from './Form.styles';

interface PrivacyProps {
  service: MailService;
  toName: string;
  /** Whether the browser keeps the draft. */
  isKept: boolean;
  /** Whether the text in the form is a draft from an earlier visit. */
  isRestored: boolean;
}

/** Where the visitor's text is, and who gets to see it. */
export function Privacy({ service, toName, isKept, isRestored }: PrivacyProps) {
  return (
    <Hint>
      {isRestored && <strong>This is your draft from last time. </strong>}
      {isKept
        ? 'Your text stays on this device until you send it, for at most a week.'
        : 'This browser keeps no draft: your text is gone when you leave the page.'}{' '}
      {service.connected
        ? `A third party, the email service at ${new URL(service.origin).host},`
        : 'A third party, an email service,'}{' '}
      carries the message to {toName}.
    </Hint>
  );
}
