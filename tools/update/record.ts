import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The file that records the last update. The template itself has no such file. */
export const RECORD = 'template-update.json';

interface Update {
  /** The template's repository or folder, as `withoutCredentials` returns it. */
  address: string;
  /** The template's commit that was merged. */
  commit: string;
}

export const lastUpdate = (): Update | undefined =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined;

export const recordUpdate = (update: Update): void =>
  writeFileSync(RECORD, `${JSON.stringify(update, null, 2)}\n`);

/**
 * Removes what must not get into the repository: the password of an address, and its user name,
 * which may be an access token. Only SSH needs the user name.
 */
export function withoutCredentials(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username === '' && url.password === '') return address;
  url.password = '';
  if (!url.protocol.endsWith('ssh:')) url.username = '';
  return url.href;
}
