import { withBasePath } from '@/lib/hosting/paths';
import { Picture } from './Picture';
import { PictureImage } from './PictureImage';

interface SkillImageProps {
  /** 'icon:react' for a logo of devicon, or a file in `public/`. */
  image: string;
  /** Edge length in CSS pixels. */
  size?: number;
  className?: string;
}

/** A skill's image. It is decoration: the skill's name stands beside it, so its `alt` is empty. */
export function SkillImage({ image, size = 48, className }: SkillImageProps) {
  const logo = /^icon:(.+)$/.exec(image)?.[1];
  if (logo === undefined) {
    return <Picture src={image} alt="" sizes={`${size}px`} use="logo" className={className} />;
  }
  return (
    <PictureImage
      src={withBasePath(`/icons/${logo}.svg`)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={className}
      $color={null}
    />
  );
}
