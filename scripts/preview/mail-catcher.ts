import type { IncomingMessage } from 'node:http';
import { harmless } from '../support/printable';

/** Where the e-mail service takes messages; always at the origin, never under the base path. */
export const CATCHER_PATH = '/api/v1.0/email/send';

/** The service takes at most 50 KB a message. */
export const CATCHER_LIMIT = 50_000;

/** A message as it was posted, after it passed the checks. */
export interface CaughtMessage {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, unknown> & {
    from_name: string;
    to_name: string;
    message: string;
    reply_to: string;
  };
}

type Checked = { message: CaughtMessage } | { reason: string };

const IDENTIFIERS = ['lib_version', 'user_id', 'service_id', 'template_id'] as const;
const PARAMETERS = ['from_name', 'to_name', 'message', 'reply_to'] as const;

/**
 * Checks a posted body as the real service would: JSON in UTF-8, at most 50,000 bytes, the four
 * identifiers and the four template parameters there and not empty, `reply_to` an address.
 * Returns the message, or the reason for a 400 in plain text. Never throws.
 */
export function checkBody(contentType: string | undefined, body: Buffer | null): Checked {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    return { reason: 'The content type must be application/json' };
  }
  if (body === null) return { reason: `The message is larger than ${CATCHER_LIMIT} bytes` };

  const posted = parse(body);
  if (!isRecord(posted)) return { reason: 'The body is not a JSON object' };
  for (const field of IDENTIFIERS) {
    if (!isText(posted[field])) return { reason: `The field ${field} is required` };
  }
  const params = posted.template_params;
  if (!isRecord(params)) return { reason: 'The field template_params is required' };
  for (const field of PARAMETERS) {
    if (!isText(params[field])) return { reason: `The field template_params.${field} is required` };
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(String(params.reply_to))) {
    return { reason: 'The field template_params.reply_to is not an e-mail address' };
  }
  // The loops above looked at every field that the type names.
  return { message: posted as unknown as CaughtMessage };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * Reads a request's body; null if it is over the limit. The rest is then read and dropped, since
 * a sender that is cut off in mid-sentence sees a broken connection instead of the answer.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= CATCHER_LIMIT) chunks.push(chunk);
  }
  return size <= CATCHER_LIMIT ? Buffer.concat(chunks) : null;
}

/**
 * A message as text for the terminal. What a stranger wrote can't play with the terminal: escape
 * sequences, control characters and direction overrides are taken out, and every line of the
 * message stands behind a bar, so that none passes for a line of the server.
 */
export function formatMessage({ template_params: params }: CaughtMessage): string {
  const line = (text: string) => harmless(text).replace(/\s+/g, ' ');
  return [
    `  Message for ${line(params.to_name)}`,
    `  From:     ${line(params.from_name)}`,
    `  Reply to: ${line(params.reply_to)}`,
    ...harmless(params.message)
      .split('\n')
      .map((text) => `  | ${text}`),
  ].join('\n');
}
