import { findBrowser } from './browser';
import { fontEnvironment } from './font-environment';
import { packagedChromium } from './packaged-chromium';

/**
 * How browser tests launch Chromium: the one in CHROME_PATH, else that of the npm package, else an
 * installed one. Without `executablePath` there is none yet.
 */
export function headlessChromium() {
  const packaged = process.env.CHROME_PATH ? undefined : packagedChromium('chromium-153');
  return packaged ?? { executablePath: findBrowser(), env: fontEnvironment() };
}
