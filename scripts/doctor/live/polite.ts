import pLimit, { type Limit } from 'p-limit';
import { ask } from './ask';
import type { Asker } from './follow';
import type { Network } from './network';

/** So many hosts are asked side by side. */
const HOSTS_AT_ONCE = 6;

/** An asker that puts one question at a time to a host, and to six hosts at a time. */
export function politeAsker(network: Network): Asker {
  const all = pLimit(HOSTS_AT_ONCE);
  const hosts = new Map<string, Limit>();
  return (url, question) => {
    const host = hosts.get(url.host) ?? pLimit(1);
    hosts.set(url.host, host);
    // The host's turn first: who waits for it must not keep a place from others.
    return host(() => all(() => ask(url, network, question)));
  };
}
