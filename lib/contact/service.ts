import type { Contact } from '../content/schema';

export const SEND_PATH = '/api/v1.0/email/send';

type ServiceSettings = NonNullable<Contact['emailService']>;

const identifiers = ['userId', 'serviceId', 'templateId'] as const;

export const missingIdentifiers = (settings: Partial<ServiceSettings>) =>
  identifiers.filter((name) => !settings[name]);

/**
 * The e-mail service for the form. While an identifier is missing, the form posts to the page's own
 * origin (''): the preview server accepts messages there, real hosts refuse them.
 */
export const mailService = (settings: ServiceSettings) => ({
  origin: missingIdentifiers(settings).length === 0 ? settings.host : '',
  userId: settings.userId || 'unset',
  serviceId: settings.serviceId || 'unset',
  templateId: settings.templateId || 'unset',
});

export type MailService = ReturnType<typeof mailService>;
