import type { ReactNode } from 'react';
import { faceOf, isIsland } from '@/lib/images/portrait';
import type { Picture } from '@/lib/profile/context';
import { Coast, CoastOutlines } from '../coast/Coast';
import { partLines } from '../coast/curve';
import { IslandCoast, PictureCoast, WavesAtFoot } from '../coast/Waves';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { Column } from '../ui/Section.styles';
import { type SectionProps, wavesAbove } from '../ui/SectionFrame';
import * as S from './FirstScreen.styles';
import { FirstText } from './FirstText.styles';
import { FillingPortrait, fillingSizes, Island, islandSizes } from './Portrait.styles';

interface FirstScreenProps {
  id?: string;
  portrait?: Picture;
  next?: SectionProps['next'];
  children: ReactNode;
}

/** The first screen of a page, of Home or the error page: texts below a picture, or beside it. */
export const FirstScreen = ({ id, portrait, next, children }: FirstScreenProps) => (
  <S.FirstScreenBox
    id={id}
    $hasPortrait={portrait !== undefined}
    style={{ '--waves-below': wavesAbove(next) }}
  >
    <S.FirstPicture>
      <S.Water data-ground="deep">
        {portrait ? <Portrait portrait={portrait} /> : <S.Contours />}
      </S.Water>
      <WavesAtFoot />
      <S.SideBox data-drawing="">
        <PictureCoast />
      </S.SideBox>
    </S.FirstPicture>
    <CoastOutlines lines={partLines} />
    <Coast part="underPicture" />
    <Coast part="besideHome" />
    <Column>
      <FirstText>{children}</FirstText>
    </Column>
  </S.FirstScreenBox>
);

/** The portrait in the picture of Home, which it fills; a small or round one is an island. */
function Portrait({ portrait }: { portrait: Picture }) {
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
