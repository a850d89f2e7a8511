import type { ReactNode } from 'react';
import { pictureWidth, portraitFrame } from '@/lib/design/portrait';
import { fillsFrame } from '@/lib/images/fill-frame';
import type { Picture } from '@/lib/profile/pictures';
import { Coast, CoastOutlines } from '../coast/Coast';
import { HomePart } from '../coast/CoastParts.styles';
import { FootShore, IslandShore, SideShore, Waves } from '../coast/Shore';
import { atLeast } from '../styles/media';
import { PictureContours } from '../ui/Contours.styles';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { Column } from '../ui/Section.styles';
import { type SectionProps, shoreHeight } from '../ui/SectionFrame';
import {
  FillingPortrait,
  FirstScreen,
  FootBox,
  HomeBox,
  HomePicture,
  Island,
  SideBox,
  Water,
} from './HomeLayout.styles';
import { HomeText } from './HomeText.styles';

interface HomeLayoutProps {
  id?: string;
  portrait?: Picture;
  next?: SectionProps['next'];
  /** Columns below the first screen of a phone. */
  after?: ReactNode;
  /** The texts and the first buttons. */
  children: ReactNode;
}

/** The layout of Home, which the error page shares: texts below a picture, or beside it. */
export const HomeLayout = ({ id, portrait, next, after, children }: HomeLayoutProps) => (
  // Home has no empty space for a shore at its end.
  <HomeBox id={id} style={{ marginBottom: shoreHeight(next?.ground) }}>
    {next?.ground === 'land' && (
      <>
        <CoastOutlines />
        <Coast part={HomePart} line="mouth" />
      </>
    )}
    <FirstScreen $hasPortrait={portrait !== undefined}>
      <HomePicture>
        {portrait ? <Portrait portrait={portrait} /> : <Lake />}
        {/* From tablets on, the sea goes on below the picture. */}
        {next?.ground === 'land' && <Waves />}
        <SideBox data-shore="side" $isOverPhoto={portrait && canFill(portrait)}>
          <SideShore />
        </SideBox>
        <FootBox data-shore="foot">
          <FootShore />
        </FootBox>
      </HomePicture>
      <Column>
        <HomeText>{children}</HomeText>
      </Column>
    </FirstScreen>
    {after}
  </HomeBox>
);

const Lake = () => (
  <Water data-ground="deepest">
    <PictureContours />
  </Water>
);

/**
 * `sizes` of a portrait that fills the picture. In a high window, a portrait of 4:5 that is as high
 * as the picture, about 90vh, is 72vh wide. On phones it says less than the whole width, so
 * that a phone 390 px wide, at double density, takes the file of 480 pixels, which arrives two
 * round trips sooner.
 */
const fillingSizes = `${atLeast('split')} max(${pictureWidth.vw}vw, 72vh), 61vw`;
/** The width is `--widest` of an island, or on phones less, where the height often limits it. */
const islandSizes = `${atLeast('split')} 21vw, 54vw`;

const canFill = (portrait: Picture) => fillsFrame(portrait, portraitFrame);

/** Narrower portraits show somebody at full length, whose head would be tiny on an island. */
const FULL_LENGTH_RATIO = 0.5;

function Portrait({ portrait }: { portrait: Picture }) {
  const { width, height, isVector, focus = 'top' } = portrait;
  const isFullLength = width / height < FULL_LENGTH_RATIO && portrait.focus === undefined;
  const fills = canFill(portrait);
  const style = {
    '--pixels': isVector ? undefined : `${Math.min(width, height)}px`,
    '--zoom': isFullLength ? 1.33 : undefined,
  };
  const content = (
    <>
      <IslandShore />
      <ResponsiveImage
        image={{ ...portrait, focus }}
        sizes={fills ? fillingSizes : islandSizes}
        loadsFirst
      />
    </>
  );
  return (
    <Water data-ground="deep">
      {fills ? (
        <FillingPortrait $hasFocus={portrait.focus !== undefined} style={style}>
          {content}
        </FillingPortrait>
      ) : (
        <Island style={style}>{content}</Island>
      )}
    </Water>
  );
}
