import { existsSync } from 'node:fs';
import { findBrowser, onPath, starts } from '../../scripts/support/browser';

/**
 * Like findBrowser, but prefers Debian's `chromium-headless-shell` unless CHROME_PATH is set: the
 * same Chromium without windows takes half of the processor time.
 */
export function findHeadlessBrowser(): string {
  const shell = process.env.CHROME_PATH ? undefined : findProgram('chromium-headless-shell');
  return shell ?? findBrowser();
}

/** The first program on PATH with one of these names that starts. */
export function findProgram(...names: string[]): string | undefined {
  return onPath(names).find(starts);
}

/** Whether PATH has a program of this name. */
export const existsOnPath = (name: string): boolean => onPath([name]).some(existsSync);
