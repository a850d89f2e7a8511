import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/lib/content/schema';
import type { Ground } from '@/lib/design/palette';
import { focusPoint, portraitFrame } from '@/lib/design/portrait';
import { isIsland } from '@/lib/images/island';
import { readOriginal } from '@/lib/images/original';
import { prepareImage } from '@/lib/images/prepare-image';
import { atLeast } from '../styles/media';
import { heroPicture } from '../styles/sizes';
import { HeroContours, PictureContours } from './Contours.styles';
import { HeroBox, HeroText, Island, PictureBox, Scene, Water } from './Hero.styles';
import { ResponsiveImage } from './Picture';
import { Column } from './Section.styles';
import { shoreHeights } from './SectionFrame';
import { FootShore, IslandShore, SideShore } from './Shore';

interface HeroProps {
  box?: typeof HeroBox;
  id?: string;
  portrait?: PictureContent;
  nextGround?: Ground;
  children: ReactNode;
}

export const Hero = ({ box: Box = HeroBox, id, portrait, nextGround, children }: HeroProps) => (
  // The first screen has no empty space for a shore at its end.
  <Box id={id} style={{ marginBottom: nextGround && shoreHeights[nextGround] }}>
    <HeroPicture portrait={portrait} />
    <HeroContours />
    <Column>
      <HeroText>{children}</HeroText>
    </Column>
  </Box>
);

/**
 * `sizes` of a portrait that fills the picture. On phones it says less than the whole width, so
 * that a phone 390 px wide, at double density, takes the file of 480 pixels, which arrives two
 * round trips sooner.
 */
const sizes = `${atLeast('split')} max(${heroPicture.vw}vw, 72vh), 61vw`;

/**
 * The picture of the first screen: at the side of a wide screen, at the top of a narrow one. Land
 * with a shore line covers its edge, as in og.png. Without a portrait the picture shows water.
 */
const HeroPicture = ({ portrait }: Pick<HeroProps, 'portrait'>) => (
  <PictureBox>
    {portrait ? <Portrait {...portrait} /> : <Lake />}
    <SideShore />
    <FootShore />
  </PictureBox>
);

/** The portrait fills the picture. A transparent one stands in water, a small one is an island. */
async function Portrait({ focus, ...portrait }: PictureContent) {
  const image = await prepareImage(portrait.src, 'picture');
  const { x, y } = focusPoint(focus);
  if (await isIsland(await readOriginal(portrait.src), portraitFrame)) {
    return (
      <Water data-ground="deep">
        <Island style={{ '--pixels': `${Math.min(image.width, image.height)}px` }}>
          <IslandShore />
          <ResponsiveImage
            {...portrait}
            focus={`${100 * x}% ${100 * y}%`}
            image={image}
            sizes="20rem"
            loadsFirst
          />
        </Island>
      </Water>
    );
  }
  return (
    <>
      {!image.isOpaque && <Lake />}
      <Scene style={{ '--ratio': image.width / image.height, '--focus-x': x, '--focus-y': y }}>
        <ResponsiveImage {...portrait} image={image} sizes={sizes} loadsFirst />
      </Scene>
    </>
  );
}

const Lake = () => (
  <Water data-ground="deepest">
    <PictureContours />
  </Water>
);
