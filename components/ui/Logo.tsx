import { logoWidth, type PreparedImage } from '@/lib/images/prepared-image';
import { firstLetter } from '@/lib/profile/names';
import { LogoLetter, LogoPlate } from './Logo.styles';
import { ResponsiveImage } from './ResponsiveImage';

interface LogoProps {
  /** The first letter of this name replaces a missing logo. */
  name: string;
  image?: PreparedImage;
}

/**
 * The logo of a company, a school or a skill, or a letter. Screen readers skip it, because the name
 * is next to it.
 */
export function Logo({ name, image }: LogoProps) {
  if (!image) return <LogoLetter aria-hidden="true" data-letter={firstLetter(name)} />;
  return (
    <LogoPlate data-plate={image.plate} style={{ '--ratio': image.ratio.toFixed(3) }}>
      <ResponsiveImage image={image} sizes={`${Math.round(logoWidth(image.ratio))}px`} />
    </LogoPlate>
  );
}
