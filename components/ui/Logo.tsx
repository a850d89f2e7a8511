import { isWordMark } from '@/lib/images/logo';
import { preparePicture } from '@/lib/images/pictures';
import { graphemes } from '@/lib/text/text';
import { Picture } from './Picture';

interface LogoProps {
  /** A file in `public/`. */
  src?: string;
  /** They replace a missing logo, and a logo that is a word, which would be too small to read. */
  letters: string;
  /** The width in the layout, as `sizes` of HTML. */
  sizes: string;
}

/**
 * The logo of a company, a school or a skill, or letters. The styles of its section make `.plate` a
 * plate (`logoPlate` in `mixins.ts`). The `alt` is empty, because the name is next to it.
 */
export async function Logo({ src, letters, sizes }: LogoProps) {
  if (src === undefined) return <Letters letters={letters} />;
  const logo = await preparePicture(src, 'logo');
  if (isWordMark(logo)) return <Letters letters={letters} />;
  return (
    <div className="logo">
      <span className="plate" data-plate={logo.plate === 'none' ? undefined : logo.plate}>
        <Picture src={src} alt="" sizes={sizes} use="logo" />
      </span>
    </div>
  );
}

const Letters = ({ letters }: Pick<LogoProps, 'letters'>) => (
  <div className={graphemes(letters).length === 1 ? 'logo single' : 'logo'}>
    <span className="plate" aria-hidden="true" data-letters={letters} />
  </div>
);
