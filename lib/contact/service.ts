import type { Contact } from '../content/schema';

/** `emailService` in `content/contact.ts`. */
type ServiceSettings = NonNullable<Contact['emailService']>;

const identifiers = ['userId', 'serviceId', 'templateId'] as const;

/** The e-mail service as the form needs it. */
export interface MailService extends Omit<ServiceSettings, 'host'> {
  /** Where the call goes; '' is the page's own origin. */
  origin: string;
}

/** The identifiers that are still missing, by their names in `content/contact.ts`. */
export function missingIdentifiers(settings: Partial<ServiceSettings>): string[] {
  return identifiers.filter((name) => !settings[name]);
}

/**
 * Turns the owner's settings into those of the form. While an identifier is missing, the form posts
 * to the page's own origin and nothing to the third party: the preview server accepts messages there,
 * real hosts refuse them.
 */
export function mailService({ host, captchaSiteKey, ...settings }: ServiceSettings): MailService {
  const unset = Object.fromEntries(identifiers.map((name) => [name, settings[name] || 'unset']));
  return missingIdentifiers(settings).length === 0
    ? { ...settings, origin: host, captchaSiteKey }
    : { ...unset, origin: '' };
}
