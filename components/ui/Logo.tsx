import { logoWidth, type PreparedImage } from '@/lib/images/prepared-image';
import { LogoPlate } from './Logo.styles';
import { ResponsiveImage } from './ResponsiveImage';

/** The logo of a company, a school or a skill. The name is next to it, so it has no text. */
export const Logo = ({ image }: { image: PreparedImage }) => (
  <LogoPlate data-plate={image.plate} style={{ '--ratio': image.ratio.toFixed(3) }}>
    <ResponsiveImage image={image} sizes={`${Math.round(logoWidth(image.ratio))}px`} />
  </LogoPlate>
);
