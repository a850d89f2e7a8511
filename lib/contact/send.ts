import type { Message } from './message';
import { type FailureKind, failureOf, type SendResult } from './result';
import type { MailService } from './service';

/** The client whose calls ours are equal to; the service reads it. */
export const LIB_VERSION = '3.2.0';
export const SEND_PATH = '/api/v1.0/email/send';
export const TIME_LIMIT_MS = 15_000;

export interface SendOptions {
  /** The owner's first names. */
  toName: string;
  captchaToken?: string;
  limitMs?: number;
}

/** The body of the call; its keys in the order of emailjs-com 3.2.0. */
export function payload(service: MailService, message: Message, options: SendOptions): string {
  const { captchaToken } = options;
  return JSON.stringify({
    lib_version: LIB_VERSION,
    user_id: service.userId,
    service_id: service.serviceId,
    template_id: service.templateId,
    template_params: {
      from_name: message.name,
      to_name: options.toName,
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
 * Sends a message to the owner. Never throws: every fault is a result. The time limit holds for
 * the whole answer, since a body can stop half-way too.
 */
export async function sendMessage(
  service: MailService,
  message: Message,
  options: SendOptions,
): Promise<SendResult> {
  const { limitMs = TIME_LIMIT_MS } = options;
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => {
      resolve(unreached('timeout', `no answer within ${limitMs} ms`));
      abort.abort();
    }, limitMs);
  });
  try {
    // A race, because some browsers do not end the reading of a body that was aborted.
    return await Promise.race([post(service, payload(service, message, options), abort), limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function post(
  service: MailService,
  body: string,
  abort: AbortController,
): Promise<SendResult> {
  let response: Response;
  try {
    response = await fetch(service.origin + SEND_PATH, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body,
      signal: abort.signal,
      // Not `keepalive`: Chromium would go on with such a request after it was aborted.
    });
  } catch (error) {
    return unreached('network', String(error));
  }
  const { status } = response;
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    const kind = response.ok ? 'unconfirmed' : failureOf(status);
    return { kind, detail: `status ${status}, then ${error}` };
  }
  // Without identifiers the page asks its own host, and some hosts answer anything with a page.
  const isPage = !service.connected && /html/i.test(response.headers.get('Content-Type') ?? '');
  if (isAccepted(status, text) && !isPage) return { kind: 'sent' };
  const kind = isPage ? 'owner-must-fix' : failureOf(status);
  return { kind, detail: `status ${status}: ${text.slice(0, 200)}` };
}

function unreached(kind: FailureKind, detail: string): SendResult {
  return { kind: navigator.onLine === false ? 'offline' : kind, detail };
}
