/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { caddyfile, nginxConf, vercelJson } from '@/lib/hosting/host-configs';

const root = path.resolve(import.meta.dirname, '../../..');

it.each([
  ['vercel.json', vercelJson],
  ['docs/hosts/nginx.conf', nginxConf],
  ['docs/hosts/Caddyfile', caddyfile],
])('%s says what lib/hosting/headers.ts says (if not: npm run hosts)', (file, written) => {
  expect(readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n')).toBe(written());
});
