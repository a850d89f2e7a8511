/** The e-mail service as the form needs it. */
export interface MailService {
  /** Where the call goes; empty for the page's own origin. */
  origin: string;
  userId: string;
  serviceId: string;
  templateId: string;
  /** False while the owner has not put in all three identifiers. */
  connected: boolean;
  captchaSiteKey?: string;
}

/** The part of `content/contact.ts` that speaks of the service. */
export interface ServiceSettings {
  host: string;
  userId?: string;
  serviceId?: string;
  templateId?: string;
  captchaSiteKey?: string;
}

/** The identifiers that are still missing, by their names in `content/contact.ts`. */
export function missingIdentifiers(settings: Partial<ServiceSettings>): string[] {
  const names = ['userId', 'serviceId', 'templateId'] as const;
  return names.filter((name) => !settings[name]);
}

/**
 * Turns the owner's settings into what the form sends to. With an identifier missing, nothing goes
 * to the third party: the page's own origin is asked, where the preview server takes messages and
 * every real host refuses them.
 */
export function mailService(settings: ServiceSettings): MailService {
  const { host, userId, serviceId, templateId, captchaSiteKey } = settings;
  if (userId && serviceId && templateId) {
    return { origin: host, userId, serviceId, templateId, connected: true, captchaSiteKey };
  }
  const unset = 'unset';
  return {
    origin: '',
    userId: userId || unset,
    serviceId: serviceId || unset,
    templateId: templateId || unset,
    connected: false,
  };
}
