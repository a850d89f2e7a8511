import { type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/**
 * Asks a server on this machine, with the path sent exactly as given: fetch and URL would tidy it
 * up and so hide what an attacker sends.
 */
export function ask(
  port: number,
  path: string,
  options: {
    /** Default `127.0.0.1`. */
    host?: string;
    method?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
  } = {},
): Promise<Reply> {
  const { host = '127.0.0.1', method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    // On a connection of its own: a kept one may be closed by the server just as it is used again.
    const where = { host, port, path, agent: false };
    const sent = request({ ...where, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body, text: body.toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
