import { words } from '@/lib/content';
import { opensPage } from '@/lib/content/links';
import { VisuallyHidden } from './VisuallyHidden';

/** Says to assistive technology that a link opens a new tab, where it does: not a mail link. */
export function NewTab({ href }: { href: string }) {
  return opensPage(href) ? <VisuallyHidden>{` ${words.newTab}`}</VisuallyHidden> : null;
}
