import type { Message } from './message';
import { failureKindForStatus, type SendResult } from './result';
import type { MailService } from './service';

/** The client whose calls ours are equal to; the service reads it. */
const LIB_VERSION = '3.2.0';
export const SEND_PATH = '/api/v1.0/email/send';
const TIME_LIMIT_MS = 15_000;

interface SendOptions {
  /** The owner's first names. */
  toName: string;
  captchaToken?: string;
}

/** The body of the call; its keys in the order of emailjs-com 3.2.0. */
function payload(service: MailService, message: Message, options: SendOptions): string {
  const { toName, captchaToken } = options;
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
      ...(captchaToken ? { 'g-recaptcha-response': captchaToken } : {}),
    },
  });
}

/** Whether the service took the message, decided as emailjs-com 3.2.0 does. */
export function isAccepted(status: number, text: string): boolean {
  return status === 200 || text === 'OK';
}

/**
 * Sends a message to the owner. Never throws: every fault is a result.
 * @returns after at most 15 seconds
 */
export async function sendMessage(
  service: MailService,
  message: Message,
  options: SendOptions,
): Promise<SendResult> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIME_LIMIT_MS);
  try {
    const response = await fetch(service.origin + SEND_PATH, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: payload(service, message, options),
      signal: abort.signal,
      // Not `keepalive`: Chromium would go on with such a request after it was aborted.
    });
    const { status } = response;
    // Without identifiers the page asks its own host, and some hosts answer anything with a page.
    if (service.origin === '' && response.headers.get('Content-Type')?.includes('html')) {
      return { kind: 'owner-must-fix', detail: `status ${status}: a page` };
    }
    // A status of 200 is enough: the rest of the answer may fail to arrive.
    const text = status === 200 ? '' : await response.text();
    if (isAccepted(status, text)) return { kind: 'sent', replyTo: message.email };
    return {
      kind: failureKindForStatus(status),
      detail: `status ${status}: ${text.slice(0, 200)}`,
    };
  } catch (error) {
    if (navigator.onLine === false) return { kind: 'offline', detail: String(error) };
    return { kind: abort.signal.aborted ? 'timeout' : 'network', detail: String(error) };
  } finally {
    clearTimeout(timer);
  }
}
