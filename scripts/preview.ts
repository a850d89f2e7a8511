import './support/read-env';
import { existsSync } from 'node:fs';
import { setBasePath } from '../lib/addresses/site-addresses';
import type { EmailRequest } from '../lib/contact/send';
import { valueAt } from '../lib/faults/fault';
import { startServer } from './support/preview-server';
import { readContents } from './support/read-contents';

const DEFAULT_PORT = 3000;

if (!existsSync('out/index.html')) {
  console.error('There is no finished build in out. Run "npm run build" first.');
  process.exit(1);
}
try {
  // The last build is shown also if the content now has a mistake.
  const contents = await readContents().catch(() => undefined);
  setBasePath(valueAt(contents, '', 'site', 'url'));
  const { PORT, BASE_PATH } = process.env;
  const { url } = await startServer({
    basePath: BASE_PATH,
    onMessage: printMessage,
    port: Number(PORT || DEFAULT_PORT),
    // Hosts of programs set PORT, and reach only what listens in the network.
    host: PORT ? '0.0.0.0' : undefined,
  });
  console.log(`
  Your page:  ${url}/
  Messages from this computer appear below while no e-mail service is connected to the form.
  Press Ctrl+C to stop.
`);
} catch (error) {
  console.error(`The preview did not start: ${(error as Error).message}`);
  process.exitCode = 1;
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
