// Runs in the process that `inSeparateProcess` starts. It calls the function with the arguments of
// each message, in the working directory of its sender.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , file = '', name = ''] = process.argv;
const module = await import(pathToFileURL(path.resolve(file)).href);

process.on('message', async ({ cwd, args }: { cwd: string; args: unknown[] }) => {
  try {
    process.chdir(cwd);
    process.send?.({ answer: await module[name](...args) });
  } catch (error) {
    process.send?.({ error: String(error) });
  }
});
