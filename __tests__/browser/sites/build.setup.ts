import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSite } from '../../../scripts/test/site-copy';
import { BUILD_FOLDER, exportOf, type SiteName, sites } from '../../fixtures/sites';

// One after the other in one folder: from the second on, Turbopack has compiled most of it before.
test.describe.configure({ mode: 'default', timeout: 240_000 });

for (const name of Object.keys(sites) as SiteName[]) {
  test(`the site "${name}" can be built`, async () => {
    const { code, output, out } = await buildSite(BUILD_FOLDER, await sites[name]());
    expect(output).not.toContain('rror');
    expect(code).toBe(0);
    const dir = exportOf(name);
    await rm(dir, { recursive: true, force: true });
    await mkdir(path.dirname(dir), { recursive: true });
    await rename(out, dir);
  });
}
