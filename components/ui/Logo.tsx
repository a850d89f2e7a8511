import { withBasePath } from '@/lib/addresses/urls';
import { logoFile } from '@/lib/files/generated-names';
import { deviconPlateOf, isWordMark } from '@/lib/images/logo';
import { prepareImage } from '@/lib/images/prepare-image';
import { firstLetter } from '@/lib/profile/names';
import type { LogoSource } from '@/lib/profile/skill-logos';
import { LogoSquare } from './Logo.styles';
import { ResponsiveImage } from './Picture';

interface LogoProps {
  /** The first letter of this name replaces a missing logo, and a logo that is a word. */
  name: string;
  source?: LogoSource;
}

/**
 * The logo of a company, a school or a skill, or a letter, in a square. Screen readers skip it,
 * because the name is next to it.
 */
export async function Logo({ name, source }: LogoProps) {
  const letter = <LogoSquare aria-hidden="true" data-letters={firstLetter(name)} />;
  if (source === undefined) return letter;
  if ('icon' in source) {
    // A logo that covers its square, like that of JavaScript, gets a plate, too. Without a plate,
    // the logo would look larger than others.
    const plate = (await deviconPlateOf(source.icon)) === 'dark' ? 'dark' : 'light';
    const src = withBasePath(`/${logoFile(source.icon)}`);
    return (
      <LogoSquare data-plate={plate}>
        {/* biome-ignore lint/performance/noImgElement: a static export has no image optimizer. */}
        <img src={src} alt="" width={48} height={48} loading="lazy" />
      </LogoSquare>
    );
  }
  const image = await prepareImage(source.file, 'logo');
  if (isWordMark(image)) return letter;
  return (
    <LogoSquare data-plate={image.plate}>
      <ResponsiveImage image={image} alt="" sizes="48px" />
    </LogoSquare>
  );
}
