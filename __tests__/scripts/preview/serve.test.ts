/** @jest-environment node */
import path from 'node:path';
import { startServer } from '@/scripts/support/preview-server';
import { makeFolder } from '../../support/folder';
import { launch } from '../../support/launch';

const program = path.resolve('scripts/preview.ts');
const cwd = makeFolder({ 'out/index.html': '<h1>Juan</h1>' });

// __tests__/fixtures/build-sites.ts tests printed messages and BASE_PATH with npm start.
test('npm run preview uses another port if one is taken, and prints that', async () => {
  const other = await startServer();
  const { child, printed, address } = await launch([program, `--port=${other.port}`], { cwd });
  child.kill();
  other.close();
  await printed(new RegExp(`Port ${other.port} is not free, so this uses another one\\.`));
  expect(new URL(address).port).not.toBe(String(other.port));
});

test('without a build it prints one sentence and ends', async () => {
  await expect(launch([program], { cwd: makeFolder({}) })).rejects.toThrow(
    /It ended with:\nThere is no finished build in out. Run "npm run build" first\.\n$/,
  );
});

test.each(['--help', '--prot', '--port=http'])('%s prints the usage', async (arg) => {
  await expect(launch([program, arg], { cwd })).rejects.toThrow('npm run preview -- ');
});
