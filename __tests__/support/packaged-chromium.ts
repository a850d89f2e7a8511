import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';
import { environmentWith } from './font-environment';

/** The libraries that are packed beside each Chromium. */
const libraries = {
  'chromium-111': 'aws.tar.br',
  'chromium-153': 'al2023.tar.br',
};

/** Why a project that needs one of these browsers is skipped. */
export const packagedChromiumNeeds = 'its build runs on Linux with an x64 processor only';

/**
 * Unpacks a Chromium from its npm package into `.tmp/`, if that has not been done yet. It needs no
 * libraries of the machine, and finds the fonts of `environmentWith`.
 * @returns how to launch it; undefined on systems where it does not run
 */
export function packagedChromium(name: keyof typeof libraries): LaunchOptions | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.resolve('.tmp', name);
  const program = path.join(folder, 'chromium');
  if (!existsSync(program)) {
    const entry = createRequire(import.meta.url).resolve(name);
    const unpacked = (file: string) =>
      brotliDecompressSync(readFileSync(path.resolve(entry, '../../bin', file)));
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], { input: unpacked(libraries[name]) });
    // Renamed when complete, so that an interrupted run leaves no broken program.
    const part = `${program}.${process.pid}`;
    writeFileSync(part, unpacked('chromium.br'), { mode: 0o755 });
    renameSync(part, program);
  }
  // This Chromium crashes where no font is installed.
  const env = { ...environmentWith('Arimo'), LD_LIBRARY_PATH: path.join(folder, 'lib') };
  return { executablePath: program, env };
}
