import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../lib/hosting/list-files';

test('all pictures together have at most 6 MB, because each clone of the repository has them', () => {
  const folder = '__tests__/pictures';
  const pictures = listFiles(folder).filter((name) => name.endsWith('.png'));
  const sizes = pictures.map((name) => statSync(path.join(folder, name)).size);
  const sum = sizes.reduce((sum, size) => sum + size, 0);
  expect(sum, 'bytes of all pictures').toBeLessThan(6e6);
});
