import { type IconName, iconAddress } from '@/lib/images/icons';
import { Outline } from './Icon.styles';

interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels. */
  size?: number;
  className?: string;
}

/**
 * An icon in the colour of the text around it. It says nothing to assistive technology: the
 * words belong into the button or link that holds it. Its shape is in a file of all icons, which
 * browsers keep; in the page they would be a tenth of the HTML. Firefox allows that under
 * `default-src 'none'` from version 132 on.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <Outline
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={className}
    >
      <use href={iconAddress(name)} />
    </Outline>
  );
}
