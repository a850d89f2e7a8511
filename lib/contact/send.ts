import type { Message } from './message';
import { failureKindForStatus, type SendResult } from './result';
import type { MailService } from './service';

/** The call is the same as in this version of emailjs-com. */
const LIB_VERSION = '3.2.0';
/** The path of the call at the e-mail service. */
export const SEND_PATH = '/api/v1.0/email/send';
const TIME_LIMIT_MS = 15_000;

/** Builds the body of the call, with the keys in the order that emailjs-com uses. */
function payload(service: MailService, message: Message, toName: string): string {
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

/** Decides, like emailjs-com 3.2.0, whether the service accepted the message. */
function isAccepted(status: number, text: string): boolean {
  return status === 200 || text === 'OK';
}

/**
 * Sends a message to the owner.
 * @param toName the owner's first names
 * @returns the result, at the latest after `TIME_LIMIT_MS`; never throws
 */
export async function sendMessage(
  service: MailService,
  message: Message,
  toName: string,
): Promise<SendResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error('no answer in time')), TIME_LIMIT_MS);
  try {
    const response = await fetch(service.origin + SEND_PATH, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: payload(service, message, toName),
      signal: abort.signal,
      // Not `keepalive`: Chromium continues such a request after it was aborted.
    });
    const { status } = response;
    // While an identifier is missing, the form posts to the host of the page. Some hosts answer
    // every path with a page.
    if (service.origin === '' && response.headers.get('Content-Type')?.includes('html')) {
      return { kind: 'owner-must-fix', detail: `status ${status}: a page` };
    }
    // A status of 200 is enough; reading the body could still fail.
    const text = status === 200 ? '' : await response.text();
    if (isAccepted(status, text)) return { kind: 'sent', replyTo: message.email };
    return {
      kind: failureKindForStatus(status),
      detail: `status ${status}: ${text.slice(0, 200)}`,
    };
  } catch (error) {
    return { kind: 'unconfirmed', detail: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
