import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Asks a server on this machine, with the path sent exactly as given: fetch and URL would tidy it
 * up and so hide what an attacker sends.
 */
export async function ask(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const { body, ...rest } = options;
  // On a connection of its own: a kept one may be closed by the server just as it is used again.
  const sent = request({ host: '127.0.0.1', port, path, agent: false, ...rest }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}
