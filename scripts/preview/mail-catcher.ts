import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { z } from 'zod';

/** Where the e-mail service takes messages; always at the origin, never below the base path. */
export const CATCHER_PATH = '/api/v1.0/email/send';

const filled = z.string().regex(/\S/);

const messageSchema = z.looseObject({
  lib_version: filled,
  user_id: filled,
  service_id: filled,
  template_id: filled,
  template_params: z.looseObject({
    from_name: filled,
    to_name: filled,
    message: filled,
    reply_to: z.string().regex(/^[^\s@]+@[^\s@]+$/),
  }),
});

/** A message as the form posts it to the e-mail service. */
export type CaughtMessage = z.infer<typeof messageSchema>;

/**
 * Answers as the e-mail service would: 200 and "OK" for a complete message, 400 and the reason for
 * anything else.
 * @returns the message, if it was complete
 */
export async function catchMessage(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<CaughtMessage | undefined> {
  try {
    const message = messageSchema.parse(JSON.parse(await readText(request)));
    response.end('OK');
    return message;
  } catch (error) {
    response.writeHead(400).end(String(error));
  }
}

/** The message as `npm run preview` prints it; each line of its text stands behind a bar. */
export const formatMessage = ({ template_params: params }: CaughtMessage): string =>
  `  Message for ${params.to_name}
  From:     ${params.from_name}
  Reply to: ${params.reply_to}
${params.message.replace(/^/gm, '  | ')}`;
