import type { Browser } from '@playwright/test';

/** The part of Playwright's internals that sends commands of WebDriver BiDi. */
interface Session {
  send(command: string, parameters: unknown): Promise<unknown>;
}
interface Internals {
  _connection?: { toImpl?(browser: unknown): { _browserSession?: Session } };
}

/**
 * Stops Playwright from setting the color scheme of pages in an installed Firefox: Firefox ESR
 * does not know the command yet. The pages get the system's preferences.
 */
export function skipMediaCommand(browser: Browser): void {
  const session = (browser as unknown as Internals)._connection?.toImpl?.(browser)._browserSession;
  // Playwright drives its own Firefox by another protocol.
  if (session === undefined) return;
  const prototype: Session = Object.getPrototypeOf(session);
  const { send } = prototype;
  prototype.send = function (this: Session, command, parameters) {
    if (command === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, command, parameters);
  };
}
