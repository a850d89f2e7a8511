import { hostname, networkInterfaces } from 'node:os';

/** The addresses of this computer in its local networks, for a phone in one of them. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** All that may stand for this computer in the address of a page, besides localhost. */
export function ownHosts(): string[] {
  const name = hostname()
    .toLowerCase()
    .replace(/\.local$/, '');
  return [name, `${name}.local`, '127.0.0.1', '[::1]', ...networkAddresses()];
}
