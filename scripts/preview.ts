import './support/require-node';
import { existsSync } from 'node:fs';
import { normalizeBasePath } from '../lib/addresses/urls';
import { type CaughtMessage, startServer } from './support/preview-server';
import { PlainError, readArguments, runScript } from './support/run-script';

const usage = `Usage: npm run preview -- [--port 3000]   serves the last build
       npm start -- [--port 3000]         builds the site first

Without --port it uses another port if 3000 is not free. With BASE_PATH=/portfolio it serves the site below that path.`;

const flags = { port: { type: 'string' } } as const;

const DEFAULT_PORT = 3000;

runScript(async () => {
  const { values } = readArguments(flags, usage);
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new PlainError(`${values.port} is not a port number.\n\n${usage}`);
  }
  if (!existsSync('out/index.html')) {
    throw new PlainError('There is no finished build in out. Run "npm run build" first.');
  }
  const options = { basePath: normalizeBasePath(process.env.BASE_PATH), onMessage: printMessage };
  const server = await startServer({ ...options, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw new PlainError(error.message);
    if (values.port !== undefined) {
      throw new PlainError(`Port ${port} is not free. Choose another one, or leave --port out.`);
    }
    console.log(`\n  Port ${port} is not free, so this uses another one.`);
    return startServer(options);
  });
  console.log(`
  Your page:  ${server.url}/
  If it has a form that is connected to no e-mail service, its messages appear below.
  Press Ctrl+C to stop.
`);
});

function printMessage({ template_params: sent }: CaughtMessage): void {
  console.log(`
  Message for ${sent.to_name}
  From:     ${sent.from_name}
  Reply to: ${sent.reply_to}
${sent.message.replace(/^/gm, '  | ')}
`);
}
