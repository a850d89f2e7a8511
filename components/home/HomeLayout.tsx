import type { ReactNode } from 'react';
import type { Ground } from '@/lib/design/palette';
import { focusPoint, portraitFrame } from '@/lib/design/portrait';
import { isIsland } from '@/lib/images/island';
import type { Picture } from '@/lib/profile/pictures';
import { atLeast } from '../styles/media';
import { homePicture } from '../styles/sizes';
import { HomeContours, PictureContours } from '../ui/Contours.styles';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { Column } from '../ui/Section.styles';
import { shoreHeights } from '../ui/SectionFrame';
import { FootShore, IslandShore, SideShore } from '../ui/Shore';
import { HomeBox, HomePicture, Island, Scene, Water } from './HomeLayout.styles';
import { HomeText } from './HomeText.styles';

interface HomeLayoutProps {
  id?: string;
  portrait?: Picture;
  nextGround?: Ground;
  children: ReactNode;
}

/** The layout of Home, which the error page shares: texts below a picture, or beside it. */
export const HomeLayout = ({ id, portrait, nextGround, children }: HomeLayoutProps) => (
  // The first screen has no empty space for a shore at its end.
  <HomeBox id={id} style={{ marginBottom: nextGround && shoreHeights[nextGround] }}>
    <PictureBeside portrait={portrait} />
    <HomeContours />
    <Column>
      <HomeText>{children}</HomeText>
    </Column>
  </HomeBox>
);

/**
 * `sizes` of a portrait that fills the picture. On phones it says less than the whole width, so
 * that a phone 390 px wide, at double density, takes the file of 480 pixels, which arrives two
 * round trips sooner.
 */
const sizes = `${atLeast('split')} max(${homePicture.vw}vw, 72vh), 61vw`;

/**
 * The picture of Home: at the side of a wide screen, at the top of a narrow one. Land
 * with a shore line covers its edge, as in og.png. Without a portrait the picture shows water.
 */
const PictureBeside = ({ portrait }: Pick<HomeLayoutProps, 'portrait'>) => (
  <HomePicture>
    {portrait ? <Portrait portrait={portrait} /> : <Lake />}
    <SideShore />
    <FootShore />
  </HomePicture>
);

/** The portrait fills the picture. A transparent one stands in water, a small one is an island. */
function Portrait({ portrait }: { portrait: Picture }) {
  const { width, height, ratio, isOpaque } = portrait;
  const { x, y } = focusPoint(portrait.focus);
  if (isIsland(portrait, portraitFrame)) {
    return (
      <Water data-ground="deep">
        <Island style={{ '--pixels': `${Math.min(width, height)}px` }}>
          <IslandShore />
          <ResponsiveImage
            image={portrait}
            style={{ objectPosition: `${100 * x}% ${100 * y}%` }}
            sizes="20rem"
            loadsFirst
          />
        </Island>
      </Water>
    );
  }
  return (
    <>
      {!isOpaque && <Lake />}
      <Scene style={{ '--ratio': ratio, '--focus-x': x, '--focus-y': y }}>
        <ResponsiveImage image={portrait} sizes={sizes} loadsFirst />
      </Scene>
    </>
  );
}

const Lake = () => (
  <Water data-ground="deepest">
    <PictureContours />
  </Water>
);
