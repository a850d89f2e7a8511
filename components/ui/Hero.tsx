import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/lib/content/schema';
import { prepareImage } from '@/lib/images/prepare-image';
import { atLeast } from '../styles/media';
import { heroPicture } from '../styles/sizes';
import { HeroContours, PictureContours } from './Contours.styles';
import { HeroBox, HeroText, PictureBox, Water } from './Hero.styles';
import { ResponsiveImage } from './Picture';
import { Column } from './Section.styles';
import { FootShore, SideShore } from './Shore';

interface HeroProps {
  box?: typeof HeroBox;
  id?: string;
  portrait?: PictureContent;
  children: ReactNode;
}

export const Hero = ({ box: Box = HeroBox, id, portrait, children }: HeroProps) => (
  <Box id={id}>
    <HeroPicture portrait={portrait} />
    <HeroContours />
    <Column>
      <HeroText>{children}</HeroText>
    </Column>
  </Box>
);

/**
 * `sizes` of the portrait. Next to the text, the portrait fills the height of the screen. On phones
 * the value is smaller than the picture on purpose: the smaller file arrives two round trips
 * sooner.
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

/** The portrait fills the picture. A transparent one stands in water. */
async function Portrait(portrait: PictureContent) {
  const image = await prepareImage(portrait.src);
  return (
    <>
      {image.color === null && <Lake />}
      <ResponsiveImage {...portrait} image={image} sizes={sizes} loadsFirst />
    </>
  );
}

const Lake = () => (
  <Water data-ground="deepest">
    <PictureContours />
  </Water>
);
