import { type IconName, iconAddress } from '@/lib/images/icons';

/**
 * An icon in the colour of the text around it. It says nothing to assistive technology: the
 * words belong into the button or link that holds it. Its shape is in a file of all icons, which
 * browsers keep; in the page they would be a tenth of the HTML. Firefox allows that under
 * `default-src 'none'` from version 132 on.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" width="20" height="20" viewBox="0 0 24 24">
      <use href={iconAddress(name)} />
    </svg>
  );
}
