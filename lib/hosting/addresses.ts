/** True for http(s) addresses with a host and without a user name or password. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && username === '' && password === '';
}

/**
 * What is wrong with an address as the site's own, as the end of a sentence; undefined if nothing
 * is. It must be bare: scheme and host, no path.
 */
export function siteAddressFault(value: string): string | undefined {
  if (!isWebAddress(value)) {
    return 'must be an address starting with https:// (or http://), like "https://name.example"';
  }
  const { pathname, search, hash } = new URL(value);
  if (pathname !== '/' || search !== '' || hash !== '') {
    return 'must be the bare address without a path; a sub-path goes into BASE_PATH';
  }
  return undefined;
}
