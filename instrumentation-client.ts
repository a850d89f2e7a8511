// Next runs this before React hydrates the page.
import { trustOwnScripts } from './lib/browser/trusted-types';

trustOwnScripts();
