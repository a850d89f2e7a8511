import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Sends a request to a server on this machine with the path exactly as given: `fetch` would
 * normalize it, and so hide what an attacker sends.
 */
export async function rawRequest(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  // Without an agent: the server may close a kept connection just as it is used again.
  const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}
