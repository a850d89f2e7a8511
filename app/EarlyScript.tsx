import { InlineScript } from '@/components/ui/InlineScript';
import { themeEvent, themeKey } from '@/lib/browser/theme';
import { inlineScript } from '@/lib/files/inline-scripts';

/**
 * The script that runs before the first paint. It changes attributes of `<html>`, so `<html>` needs
 * `suppressHydrationWarning`.
 */
export const EarlyScript = () => (
  <InlineScript
    data-theme-key={themeKey}
    data-theme-event={themeEvent}
    code={inlineScript('early')}
  />
);
