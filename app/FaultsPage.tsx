import { faultsToShow } from '@/lib/site/sites';
import { EarlyScript } from './EarlyScript';

/**
 * The page that `next dev` shows while the content has faults. The early script is where
 * `PageShell` has it, so React keeps the script when one page replaces the other.
 */
export const FaultsPage = () => (
  <html
    lang="en"
    // The early script changes attributes before hydration.
    suppressHydrationWarning
  >
    <head />
    <body>
      <EarlyScript />
      <p>The content has faults:</p>
      {faultsToShow().map((fault, index) => (
        <p key={index}>{fault}</p>
      ))}
    </body>
  </html>
);
