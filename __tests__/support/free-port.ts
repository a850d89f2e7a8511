import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves on a free port of this machine. `url` ends without a slash. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A test that fails before it closes the server ends nevertheless.
  server.unref();
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Finds a free port of this machine. */
export async function freePort(): Promise<number> {
  const { url, close } = await serve(() => {});
  close();
  return Number(new URL(url).port);
}
