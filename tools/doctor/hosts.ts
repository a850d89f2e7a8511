/** Whether only the owner's computer, or devices in the same network, can reach a host. */
export const isPrivateHost = (host: string): boolean =>
  /^(localhost|(0|10|127|192\.168)\.[\d.]+)$|\.local$/i.test(host);

/** Whether a host is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);
