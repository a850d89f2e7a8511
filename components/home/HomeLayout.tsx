import type { ReactNode } from 'react';
import { fillsFrame } from '@/lib/images/fill-frame';
import type { Picture } from '@/lib/profile/pictures';
import { Coast, CoastOutlines } from '../coast/Coast';
import { coast } from '../coast/curve';
import { SideShore, Waves } from '../coast/Shore';
import { Contours } from '../ui/Contours.styles';
import { Column } from '../ui/Section.styles';
import { type SectionProps, shoreHeight } from '../ui/SectionFrame';
import { HomeBox, HomePicture, SideBox, Water } from './HomeLayout.styles';
import { HomeText } from './HomeText.styles';
import { Portrait } from './Portrait';

interface HomeLayoutProps {
  id?: string;
  portrait?: Picture;
  next?: SectionProps['next'];
  /** The texts and the buttons. */
  children: ReactNode;
}

/** The layout of Home, which the error page shares: texts below a picture, or beside it. */
export const HomeLayout = ({ id, portrait, next, children }: HomeLayoutProps) => (
  <HomeBox
    id={id}
    $hasPortrait={portrait !== undefined}
    style={{ '--shore-below': shoreHeight(next) }}
  >
    <HomePicture>
      <Water data-ground="deep">{portrait ? <Portrait portrait={portrait} /> : <Contours />}</Water>
      <Waves />
      <SideBox data-drawing="settling" $isOverPhoto={portrait && fillsFrame(portrait)}>
        <SideShore />
      </SideBox>
    </HomePicture>
    <CoastOutlines lines={coast} />
    <Coast part="foot" />
    <Coast part="belowFoot" />
    <Column>
      <HomeText>{children}</HomeText>
    </Column>
  </HomeBox>
);
