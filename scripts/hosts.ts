// npm run hosts: writes the settings of hosts that do not read out/_headers.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { caddyfile, nginxConf, vercelJson } from '../lib/hosting/host-configs';
import { runScript } from './preview/serve';

runScript(async () => {
  await mkdir(path.join('docs', 'hosts'), { recursive: true });
  await writeFile('vercel.json', vercelJson());
  await writeFile(path.join('docs', 'hosts', 'nginx.conf'), nginxConf());
  await writeFile(path.join('docs', 'hosts', 'Caddyfile'), caddyfile());
});
