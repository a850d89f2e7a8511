import { InlineScript } from '@/components/ui/InlineScript';
import { inlineScript } from '@/lib/browser/inline-scripts';
import { themeKey } from '@/lib/browser/theme';

/**
 * The script that runs before the first paint. The script changes attributes of `<html>` before
 * hydration, so `<html>` needs `suppressHydrationWarning`.
 */
export const EarlyScript = () => (
  <InlineScript data-theme-key={themeKey} code={inlineScript('early')} />
);
