import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps in `window.faults` what the console would show. */
function watch(): void {
  const scope = window as typeof window & { faults?: string[] };
  if (scope.faults) return;
  const faults: string[] = [];
  scope.faults = faults;
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...words) => {
      faults.push(`console ${level}: ${words.map(String).join(' ')}`);
      original(...words);
    };
  }
  addEventListener('error', ({ message }) => faults.push(`uncaught error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`uncaught error: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}

/**
 * A copy of `out/` in `to` whose scripts keep the page's faults, for a browser whose driver cannot
 * tell them. Returns the copy's folder.
 */
export async function makeWatchedCopy(to: string): Promise<string> {
  await rm(to, { recursive: true, force: true });
  await cp('out', to, { recursive: true });
  const scripts = path.join(to, '_next');
  for (const name of await readdir(scripts, { recursive: true })) {
    const file = path.join(scripts, name);
    // Compressed copies would be served in place of what is written here.
    if (/\.js\.(br|gz)$/.test(name)) await rm(file);
    else if (name.endsWith('.js')) {
      await writeFile(file, `(${watch})();${await readFile(file, 'utf8')}`);
    }
  }
  return to;
}
