import { sitePath } from '@/lib/hosting/urls';
import { logoName } from '@/lib/images/icon-files';
import { Picture } from './Picture';

/**
 * A skill's image. Its `alt` is empty, because the skill's name is next to it.
 * @param image 'icon:react' for a logo of devicon, or a file in `public/`
 */
export function SkillImage({ image }: { image: string }) {
  const logo = logoName(image);
  if (logo === undefined) return <Picture src={image} alt="" sizes="48px" use="logo" />;
  return (
    // biome-ignore lint/performance/noImgElement: there is no image optimizer in a static export.
    <img
      src={sitePath(`/icons/${logo}.svg`)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
    />
  );
}
