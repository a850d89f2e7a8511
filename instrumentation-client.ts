// Next runs this before React hydrates the page.
import { keepExportedStyle } from './components/theme/keepExportedStyle';
import { trustOwnScripts } from './lib/browser/trusted-types';

trustOwnScripts();
// Not while developing, when a rule that was edited away must disappear.
if (process.env.NODE_ENV === 'production') keepExportedStyle();
