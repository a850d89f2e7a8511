import { initials } from '@/lib/content/names';
import { sitePath } from '@/lib/hosting/urls';
import { logoPlate } from '@/lib/images/icon-files';
import { isWordMark } from '@/lib/images/logo';
import { preparePicture } from '@/lib/images/pictures';
import type { SkillImage } from '@/lib/images/skill-logos';
import { graphemes } from '@/lib/text/text';
import { Letters, Plate } from './Logo.styles';
import { Picture } from './Picture';

interface LogoProps {
  /** Initials of this name replace a missing logo, and a logo that is a word. */
  name: string;
  image?: SkillImage;
}

/**
 * The logo of a company, a school or a skill, or initials, in a square. Screen readers skip it,
 * because the name is next to it.
 */
export async function Logo({ name, image }: LogoProps) {
  // Some names have no letters: the skill "🇵🇭".
  const letters = initials(name) || graphemes(name)[0];
  if (image === undefined) return <Letters aria-hidden="true" data-letters={letters} />;
  if ('logo' in image) return <DeviconLogo logo={image.logo} />;
  const picture = await preparePicture(image.file, 'logo');
  if (isWordMark(picture)) return <Letters aria-hidden="true" data-letters={letters} />;
  return (
    <Plate $plate={picture.plate ?? 'none'}>
      <Picture src={image.file} alt="" sizes="48px" use="logo" />
    </Plate>
  );
}

async function DeviconLogo({ logo }: { logo: string }) {
  const plate = await logoPlate(logo);
  return (
    // A tile like that of JavaScript would look larger than all other logos.
    <Plate $plate={plate === 'none' ? 'light' : plate}>
      {/* biome-ignore lint/performance/noImgElement: a static export has no image optimizer. */}
      <img src={sitePath(`/icons/${logo}.svg`)} alt="" width={48} height={48} loading="lazy" />
    </Plate>
  );
}
