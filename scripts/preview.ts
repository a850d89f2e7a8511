import { existsSync } from 'node:fs';
import nextEnv from '@next/env';
import { setBasePath } from '../lib/addresses/site-addresses';
import type { EmailRequest } from '../lib/contact/send';
import { valueAt } from '../lib/faults/fault';
import { type ServerOptions, startServer } from './support/preview-server';
import { readContents } from './support/read-contents';

const FIRST_PORT = 3000;

// Commands have the settings of the build.
nextEnv.loadEnvConfig(process.cwd());

if (!existsSync('out/index.html')) {
  console.error('There is no finished build in out. Run "npm run build" first.');
  process.exit(1);
}
try {
  setBasePath(valueAt(await readContents(), '', 'site', 'url'));
  const { PORT, BASE_PATH } = process.env;
  const options = { basePath: BASE_PATH, onMessage: printMessage };
  // Hosts of programs set PORT, and reach only what listens in the network.
  const { url } = PORT
    ? await startServer({ ...options, port: Number(PORT), host: '0.0.0.0' })
    : await startAtFreePort(options, FIRST_PORT);
  console.log(`
  Your page:  ${url}/
  Messages from this computer appear below while no e-mail service is connected to the form.
  Press Ctrl+C to stop.
`);
} catch (error) {
  console.error(`The preview did not start: ${(error as Error).message}`);
  process.exitCode = 1;
}

/** Starts at a port, or at the next one that is free. */
async function startAtFreePort(
  options: ServerOptions,
  port: number,
): ReturnType<typeof startServer> {
  try {
    return await startServer({ ...options, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return startAtFreePort(options, port + 1);
  }
}

function printMessage({ template_params: sent }: EmailRequest): void {
  const printed = `
  Message for ${sent.to_name}
  From:     ${sent.from_name}
  Reply to: ${sent.reply_to}
${sent.message.replace(/^/gm, '  | ')}
`;
  // Any page that is open in the browser may send one, and terminals obey control characters.
  console.log(printed.replace(/(?!\n)\p{Cc}/gu, ''));
}
