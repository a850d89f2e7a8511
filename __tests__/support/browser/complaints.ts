import type { BrowserContext, Request } from '@playwright/test';

const harmless = [
  // A request whose page is left, a download, or an aborted fetch: in Chromium, Firefox and WebKit.
  'net::ERR_ABORTED',
  'NS_BINDING_ABORTED',
  'Load request cancelled',
  // A preloaded script with JavaScript off. The console also reports what a policy blocks.
  'csp',
];

/**
 * Collects what the browser complains about in the pages of a context: everything in the console,
 * uncaught errors, failed requests, and requests to other machines (which the browser cannot reach,
 * see playwright.config.ts).
 */
export function collectComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    const { url } = message.location();
    complaints.push(`console ${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  context.on('weberror', (error) => {
    complaints.push(`uncaught error: ${error.error().stack ?? error.error()}`);
  });
  context.on('request', (request) => {
    if (isOutside(request)) complaints.push(`request to outside: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!harmless.includes(reason)) complaints.push(`request failed: ${request.url()} (${reason})`);
  });
}

function isOutside(request: Request): boolean {
  const { protocol, hostname } = new URL(request.url());
  return /^(https?|wss?):$/.test(protocol) && !['127.0.0.1', 'localhost'].includes(hostname);
}
