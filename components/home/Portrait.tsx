import { faceOf, isIsland } from '@/lib/images/portrait';
import type { Picture } from '@/lib/profile/pictures';
import { IslandCoast } from '../coast/Waves';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { FillingPortrait, fillingSizes, Island, islandSizes } from './Portrait.styles';

/** The portrait in the picture of Home, which it fills; a small or round one is an island. */
export function Portrait({ portrait }: { portrait: Picture }) {
  const { ratio, focus } = portrait;
  const face = faceOf(focus, ratio);
  const style = {
    '--ratio': ratio.toFixed(3),
    '--face-x': `${Math.round(100 * face.x)}%`,
    '--face-y': face.y.toFixed(2),
  };
  return isIsland(portrait) ? (
    <Island style={style}>
      <IslandCoast />
      <ResponsiveImage image={portrait} sizes={islandSizes} loadsFirst />
    </Island>
  ) : (
    <FillingPortrait style={style}>
      <ResponsiveImage image={portrait} sizes={fillingSizes} loadsFirst />
    </FillingPortrait>
  );
}
