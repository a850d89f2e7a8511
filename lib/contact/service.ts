import type { Contact } from '../content/schema';

/** The path to which the form posts a message. */
export const SEND_PATH = '/api/v1.0/email/send';

/** `emailService` in `content/contact.ts`. */
type ServiceSettings = NonNullable<Contact['emailService']>;

const identifiers = ['userId', 'serviceId', 'templateId'] as const;

/** What the contact form needs to know about the e-mail service. */
export interface MailService {
  /** Where the call goes; '' is the origin of the page. */
  origin: string;
  userId: string;
  serviceId: string;
  templateId: string;
}

/** Lists the identifiers that are still missing, by their names in `content/contact.ts`. */
export function missingIdentifiers(settings: Partial<ServiceSettings>): string[] {
  return identifiers.filter((name) => !settings[name]);
}

/**
 * Returns the e-mail service for the form. While an identifier is missing, the form posts to the
 * page's own origin and nothing to the third party: the preview server accepts messages there, real
 * hosts refuse them.
 */
export function mailService(settings: ServiceSettings): MailService {
  const isComplete = missingIdentifiers(settings).length === 0;
  return {
    origin: isComplete ? settings.host : '',
    userId: settings.userId || 'unset',
    serviceId: settings.serviceId || 'unset',
    templateId: settings.templateId || 'unset',
  };
}
