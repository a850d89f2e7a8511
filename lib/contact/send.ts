import type { Contact } from '../content/schema';
import type { FormWords } from '../words/words';
import type { Message } from './message';

export const SEND_PATH = '/api/v1.0/email/send';

type ServiceSettings = NonNullable<Contact['emailService']>;

const identifiers = ['userId', 'serviceId', 'templateId'] as const;

/** The names of the settings that the e-mail service needs and the owner has not set. */
export const missingIdentifiers = (settings: Partial<ServiceSettings>) =>
  identifiers.filter((name) => !settings[name]);

/**
 * The e-mail service for the form. While an identifier is missing, `origin` is '', so the form
 * posts to the host of the page. The preview server accepts such messages. Real hosts answer with
 * an error.
 */
export const emailServiceFor = (settings: ServiceSettings) => ({
  origin: missingIdentifiers(settings).length === 0 ? settings.host : '',
  userId: settings.userId || 'unset',
  serviceId: settings.serviceId || 'unset',
  templateId: settings.templateId || 'unset',
});

export type EmailService = ReturnType<typeof emailServiceFor>;

/** The request is the same as that of this version of emailjs-com, the service's own client. */
const LIB_VERSION = '3.2.0';
const MAX_SEND_MS = 15_000;

/**
 * - 'unconfirmed': the service did not confirm the message. Another attempt may succeed.
 * - 'owner-must-fix': no attempt can succeed until the owner changes the settings.
 * - 'taken-for-spam': the field that visitors do not see was filled in.
 */
type FailureKind = keyof FormWords['failures'];

export type SendResult =
  | {
      kind: 'sent';
      replyTo: string;
    }
  | {
      kind: FailureKind;
      /** For the console: the status, and the start of the service's answer. */
      detail: string;
    };

/** The body of the call, with the keys in the order of emailjs-com. */
function payload(service: EmailService, message: Message, toName: string): string {
  return JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: service.userId,
    service_id: service.serviceId,
    template_id: service.templateId,
    template_params: {
      from_name: message.name,
      to_name: toName,
      message: message.message,
      reply_to: message.email,
    },
  });
}

/** Whether another attempt may succeed. Some hosts of static files answer a POST with 501. */
const isTemporary = (status: number) =>
  (status >= 500 && status !== 501) || status === 408 || status === 429;

/**
 * Sends a message through the e-mail service.
 * @param toName the owner's first names
 * @returns the result, at the latest after `MAX_SEND_MS`; never throws
 */
export async function sendMessage(
  service: EmailService,
  message: Message,
  toName: string,
): Promise<SendResult> {
  // Not `AbortSignal.timeout`, which the fake clock of a test does not move.
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('no answer in time')), MAX_SEND_MS);
  try {
    const response = await fetch(service.origin + SEND_PATH, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: payload(service, message, toName),
      signal: abort.signal,
      // Not `keepalive`: Chromium continues such a request after it was aborted.
    });
    const { status } = response;
    // The form posts to the host of the page, because an identifier is missing. Some hosts answer
    // every path with a page.
    if (service.origin === '' && response.headers.get('Content-Type')?.includes('html')) {
      return { kind: 'owner-must-fix', detail: `status ${status}: a page` };
    }
    // Status 200 or the text "OK" means success, as in emailjs-com. The text is not read after
    // status 200, because reading it could fail.
    const text = status === 200 ? 'OK' : await response.text();
    if (text === 'OK') return { kind: 'sent', replyTo: message.email };
    return {
      kind: isTemporary(status) ? 'unconfirmed' : 'owner-must-fix',
      detail: `status ${status}: ${text.slice(0, 200)}`,
    };
  } catch (error) {
    return { kind: 'unconfirmed', detail: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
