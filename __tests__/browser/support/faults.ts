import type { BrowserContext, Request } from '@playwright/test';

const HARMLESS = [
  // How a request ends when its page is left, when it is a download, or when fetch is aborted.
  'net::ERR_ABORTED',
  // A preloaded script with JavaScript off. What a policy blocks is on the console as well.
  'csp',
];

/**
 * Writes down what goes wrong in the pages of a context while a test looks elsewhere: console
 * errors and warnings, uncaught errors, requests that fail, and requests to anywhere but this
 * machine (which the browser can't reach anyway, see playwright.config.ts).
 */
export function collectFaults(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    faults.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => {
    faults.push(`uncaught error: ${error.error().stack ?? error.error()}`);
  });
  context.on('request', (request) => {
    if (isOutside(request)) faults.push(`request to outside: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!HARMLESS.includes(reason)) faults.push(`request failed: ${request.url()} (${reason})`);
  });
}

function isOutside(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return /^(https?|wss?):$/.test(protocol) && !['127.0.0.1', 'localhost'].includes(hostname);
}
