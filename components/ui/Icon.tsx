import { withBasePath } from '@/lib/addresses/urls';
import type { IconName } from '@/lib/images/interface-icons';

/**
 * Screen readers skip an icon, so its button or link needs a text. All icons are in one file,
 * because in the page they would be a tenth of the HTML.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={withBasePath(`/icons.svg#${name}`)} />
    </svg>
  );
}
