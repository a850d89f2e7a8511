/** The answer to a request. */
export interface Answer {
  /** The address after redirects. */
  url: string;
  /** The text of the answer; '' if it was not read. */
  body: string;
  /** Why the answer is of no use, as a sentence without the final period. */
  fault?: string;
  /** Whether the owner must correct the address. Otherwise a later request may succeed. */
  isPermanent?: boolean;
}

/** Node's error codes and messages that mean that an address is wrong. */
const addressFaults = [
  { pattern: /^ENOTFOUND$/, text: 'has a host that cannot be found' },
  { pattern: /CERT|SSL|TLS|SIGNATURE/, text: 'has a certificate that browsers refuse' },
  { pattern: /redirect count/, text: 'redirects in a circle' },
];

/**
 * Requests an address and follows redirects. An answer may take 15 seconds.
 * @param options.isRead whether to read the body. Otherwise its download is cancelled: a linked
 *   file may have hundreds of megabytes.
 */
export async function request(address: string, { isRead = false } = {}): Promise<Answer> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(15_000),
      headers: { 'User-Agent': 'Mozilla/5.0 (compatible; portfolio-doctor)' },
    });
    const { url, status, ok } = response;
    if (!isRead) await response.body?.cancel();
    const body = isRead ? await response.text() : '';
    if (ok) return { url, body };
    const fault = `${address} answers with status ${status}`;
    return { url, body, fault, isPermanent: status === 404 || status === 410 };
  } catch (error) {
    const { name, cause } = error as Error;
    const { code, message } = (cause ?? {}) as { code?: string; message?: string };
    const reason = code ?? message ?? name;
    const addressFault = addressFaults.find(({ pattern }) => pattern.test(reason));
    const fault = `${address} ${addressFault?.text ?? `did not answer (${reason})`}`;
    return { url: address, body: '', fault, isPermanent: addressFault !== undefined };
  }
}
