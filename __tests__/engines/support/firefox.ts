import type { Browser } from '@playwright/test';

/** As much of Playwright's insides as sends commands of WebDriver BiDi. */
interface Session {
  send(command: string, parameters: unknown): Promise<unknown>;
}
interface Insides {
  _connection?: { toImpl?(browser: unknown): { _browserSession?: Session } };
}

/**
 * Playwright tells every page of an installed Firefox which colour scheme it prefers, by a command
 * that Firefox ESR does not know yet. Here it is not sent: such pages get the system's preferences.
 */
export function skipMediaCommand(browser: Browser): void {
  const session = (browser as unknown as Insides)._connection?.toImpl?.(browser)._browserSession;
  // Playwright's own Firefox is driven otherwise.
  if (session === undefined) return;
  const prototype: Session = Object.getPrototypeOf(session);
  const { send } = prototype;
  prototype.send = function (this: Session, command, parameters) {
    if (command === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, command, parameters);
  };
}
