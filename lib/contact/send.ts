import { isLoopback } from '../addresses/urls';
import type { Contact } from '../content/schema';
import type { FormWords } from '../words/words';
import type { Message } from './message';

/** The path of the call at the e-mail service, and at the preview. */
export const sendPath = '/api/v1.0/email/send';

export type EmailService = NonNullable<Contact['emailService']>;

const identifiers = ['userId', 'serviceId', 'templateId'] as const;

export const missingIdentifiers = (service: Partial<EmailService>) =>
  identifiers.filter((name) => !service[name]);

/** After this time, a send without an answer has failed. */
const MAX_SEND_MS = 15_000;

/**
 * - 'unconfirmed': the service did not confirm the message. Another attempt may succeed.
 * - 'owner-must-fix': no attempt can succeed until the owner changes the settings.
 */
type FailureReason = keyof FormWords['failures'];

export type SendResult =
  | { kind: 'sent'; replyTo: string }
  | {
      kind: 'failed';
      reason: FailureReason;
      /** For the console: the status and the start of the service's answer, or what went wrong. */
      detail: string;
    };

export const failure = (reason: FailureReason, detail: string): SendResult => ({
  kind: 'failed',
  reason,
  detail,
});

/** The body of the call, as emailjs-com 3.2.0 sends it (specification, section 7). */
const requestBody = (service: EmailService, message: Message, toName: string) => ({
  lib_version: '3.2.0',
  user_id: service.userId ?? '',
  service_id: service.serviceId ?? '',
  template_id: service.templateId ?? '',
  template_params: {
    from_name: message.name,
    to_name: toName,
    message: message.message,
    reply_to: message.email,
  },
});

export type EmailRequest = ReturnType<typeof requestBody>;

/** Whether another attempt may succeed. After 501 it cannot: some static hosts refuse any POST. */
const isTemporary = (status: number) =>
  (status >= 500 && status !== 501) || status === 408 || status === 429;

/**
 * Sends a message through the e-mail service. While an identifier is missing, only a page on the
 * visitor's own computer posts it, and to its own server (`preview-server.ts`).
 * @param toName the owner's first names
 * @returns the result, at the latest after `MAX_SEND_MS`; never throws
 */
export async function sendMessage(
  service: EmailService,
  message: Message,
  toName: string,
): Promise<SendResult> {
  const missing = missingIdentifiers(service);
  const isConnected = missing.length === 0;
  if (!isConnected && !isLoopback(location.hostname)) {
    return failure('owner-must-fix', `emailService has no ${missing.join(', ')}`);
  }
  try {
    const response = await fetch((isConnected ? service.host : '') + sendPath, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify(requestBody(service, message, toName)),
      signal: AbortSignal.timeout(MAX_SEND_MS),
      // Not `keepalive`: Chromium continues such a request after it was aborted.
    });
    const { status } = response;
    // Status 200 or the text "OK" means success, as in emailjs-com. The text is not read after
    // status 200, because reading it could fail.
    const text = status === 200 ? 'OK' : await response.text();
    if (text === 'OK') return { kind: 'sent', replyTo: message.email };
    const reason = isTemporary(status) ? 'unconfirmed' : 'owner-must-fix';
    return failure(reason, `status ${status}: ${text.slice(0, 200)}`);
  } catch (error) {
    return failure('unconfirmed', String(error));
  }
}
