import { InlineScript } from '@/components/ui/InlineScript';
import { inlineScript } from '@/lib/browser/inline-scripts';
import { themeKey } from '@/lib/browser/theme';

/**
 * The script that runs before the first paint. It changes attributes of `<html>`, so `<html>` needs
 * `suppressHydrationWarning`.
 */
export const EarlyScript = () => (
  <InlineScript data-theme-key={themeKey} code={inlineScript('early')} />
);
