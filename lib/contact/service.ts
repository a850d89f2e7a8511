import type { Contact } from '../content/schema';

/** The part of `content/contact.ts` that speaks of the e-mail service. */
export type ServiceSettings = NonNullable<Contact['emailService']>;

/** The e-mail service as the form needs it. */
export interface MailService
  extends Pick<ServiceSettings, 'userId' | 'serviceId' | 'templateId' | 'captchaSiteKey'> {
  /** Where the call goes; empty, for the page's own, while the owner has not put in all identifiers. */
  origin: string;
}

const identifiers = ['userId', 'serviceId', 'templateId'] as const;

/** The identifiers that are still missing, by their names in `content/contact.ts`. */
export function missingIdentifiers(settings: Partial<ServiceSettings>): string[] {
  return identifiers.filter((name) => !settings[name]);
}

/**
 * Turns the owner's settings into what the form sends to. With an identifier missing, nothing goes
 * to the third party: the page's own origin is asked, where the preview server takes messages and
 * every real host refuses them.
 */
export function mailService({ host, captchaSiteKey, ...settings }: ServiceSettings): MailService {
  const unset = Object.fromEntries(identifiers.map((name) => [name, settings[name] || 'unset']));
  return missingIdentifiers(settings).length === 0
    ? { ...settings, origin: host, captchaSiteKey }
    : { ...unset, origin: '' };
}
