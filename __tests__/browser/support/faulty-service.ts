import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Passes a request on to a site, and its answer back. */
export function handOn(site: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = incoming;
  // A connection of its own: one kept open from before may be closed just as it is used again.
  const options = { method, headers, agent: false } as const;
  const onward = request(new URL(url, site), options, (answer) => {
    const { connection: _, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
