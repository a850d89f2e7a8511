import { isLoopback } from '../addresses/urls';
import type { Contact } from '../content/schema';
import type { Message } from './message';

/** The path of the call at the e-mail service, and at the preview. */
export const sendPath = '/api/v1.0/email/send';

export type EmailService = NonNullable<Contact['emailService']>;

const identifiers = ['userId', 'serviceId', 'templateId'] as const;

export const missingIdentifiers = (service: Partial<EmailService>) =>
  identifiers.filter((name) => !service[name]);

const MAX_SEND_MS = 15_000;

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

/**
 * Sends a message through the e-mail service. While an identifier is missing, only a page on the
 * visitor's own computer posts it, and to its own server (`preview-server.ts`).
 * @param toName the owner's first names
 * @throws an error that says why the message was not sent, at the latest after `MAX_SEND_MS`
 */
export async function sendMessage(
  service: EmailService,
  message: Message,
  toName: string,
): Promise<void> {
  const missing = missingIdentifiers(service);
  const isConnected = missing.length === 0;
  if (!isConnected && !isLoopback(location.hostname)) {
    throw new Error(`emailService has no ${missing.join(', ')}`);
  }
  const response = await fetch((isConnected ? service.host : '') + sendPath, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify(requestBody(service, message, toName)),
    signal: AbortSignal.timeout(MAX_SEND_MS),
    // A page to which a host redirects has the status 200, too.
    redirect: 'error',
    // Not `keepalive`: Chromium continues such a request after it was aborted.
  });
  // Status 200 or the text "OK" means success, as in emailjs-com.
  if (response.status === 200) return;
  const text = await response.text();
  if (text !== 'OK') throw new Error(`status ${response.status}: ${text}`);
}
