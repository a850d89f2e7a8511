/**
 * Whether a host is one of those by which an owner's computer is usually reached: its own, or in a
 * home network.
 * @param host as the `hostname` of a URL: "ana.local", "192.168.1.20", "[::1]"
 */
export const isPrivateHost = (host: string): boolean =>
  /(^|\.)localhost$|\.local$|^(0|10|127|192\.168)\.[\d.]+$|^\[::1\]$/i.test(host);

/** Whether a host is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);
