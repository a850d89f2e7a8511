/**
 * This computer and local networks (RFC 1122, 1918, 4193), and names for them: without a dot, or
 * with an ending like ".local" (RFC 6762, 8375).
 */
const privateHost =
  /^(0|127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(::1|f[cde].*)\]$|^[^.[]+$|\.(home\.arpa|internal|local|localhost)$/;

/**
 * Whether only this computer or its network can reach a host.
 * @param host as `URL` writes it: `localhost`, `10.0.0.1`, `[::1]`, `ana.example`
 */
export const isPrivateHost = (host: string): boolean => privateHost.test(host);

/** Whether a host is reserved for examples and tests (RFC 2606, RFC 6761). */
export const isReservedHost = (host: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/i.test(host);
