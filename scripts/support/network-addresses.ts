import { networkInterfaces } from 'node:os';

/** The addresses of this computer in its local networks, for a phone in one of them. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
